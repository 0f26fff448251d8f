/** Who sits at a table, as the boards and the column beside them show it. */

import { sigilsAt } from '../art/sigils';
import type { Person } from '../lib/board';
import type { TableStruct } from '../lib/wire';
import type { Say } from './spelled';

/** Others may give a seat to a bot when its person has been away for so many milliseconds. */
export const AWAY = 120_000;

/**
 * Everybody at a table. `seat` is whose eyes these are, `sigil` the one that this person likes.
 * Where several people share a device nobody is "you".
 */
export function peopleOf(
	table: TableStruct,
	seat: number | null,
	sigil: number,
	say: Say,
	shared = false
): Person[] {
	const sigils = sigilsAt(table.seats.length, seat, sigil);
	return table.seats.map((one, place) => ({
		name: one.name || say('seat-person', { number: place + 1 }),
		sigil: sigils[place] ?? place,
		bot: one.bot,
		you: !shared && place === seat,
		present: one.kind !== 'person' || one.present
	}));
}

/** Whether nobody plays there now: a bot that has the seat of somebody who went does. */
export function isAway(person: Person): boolean {
	return !person.present && !person.bot;
}

/** The seats of people who have been away so long that a bot may play for them. */
export function longAway(table: TableStruct, mine: readonly number[], since: number): number[] {
	if (table.stage !== 'playing') return [];
	return table.seats.flatMap((one, seat) => {
		const person = one.kind === 'person' && !one.bot && !mine.includes(seat);
		return person && !one.present && (one.away_ms ?? 0) + since >= AWAY ? [seat] : [];
	});
}
