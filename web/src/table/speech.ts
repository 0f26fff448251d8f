import type { Person } from '../lib/board';
import type { Say } from './spelled';

/** What somebody is called in an answer. */
export function called(person: Person, say: Say): string {
	return person.you ? say('you') : person.name;
}
