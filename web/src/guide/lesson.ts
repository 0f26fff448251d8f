/** The guided first games: what chance deals, who sits opposite, and what is told when. */
import type { NewTable } from '../lib/wire';
import dice from './dice.json';
import ra from './ra.json';
import type { Step } from './stepping';

export type Lesson = {
	readonly game: string;
	readonly opponent: { readonly name: string; readonly bot: string };
	readonly overrides: Readonly<Record<string, string>>;
	/** What chance deals, the opening first. */
	readonly script: readonly string[];
	readonly steps: readonly Step[];
};

/** The names of the games in addresses, `/guide/ra` and `/guide/dice`, and in keys. */
const LESSONS: Readonly<Record<string, Lesson>> = { ra, dice };

/** The lesson of a game, by the name of the game or by its name in addresses. */
export function lessonOf(game: string): Lesson | null {
	return LESSONS[shortName(game)] ?? null;
}

/** What keys and addresses call a game. */
export function shortName(game: string): string {
	return game === 'ra-dice' ? 'dice' : game;
}

/** The table of a guided game: it begins at once, because nothing is sealed. */
export function tableFor(lesson: Lesson, name: string): NewTable {
	return {
		game: lesson.game,
		seats: [
			{ kind: 'me', name },
			{ kind: 'bot', ...lesson.opponent }
		],
		overrides: lesson.overrides,
		pace: 'calm',
		advice: true,
		chat: false,
		script: lesson.script
	};
}
