/** What the tables of both games are given of a moment in a record. */

import type { Person } from '../lib/board';
import type { Replay, Step } from './course';

/** Who sat where; the seat whose eyes are borrowed is nobody's own. */
export function peopleOf(replay: Replay, sigil: (seat: number) => number): Person[] {
	return replay.seats.map((name, seat) => ({
		name,
		sigil: sigil(seat),
		bot: replay.bots[seat] ?? '',
		you: false,
		present: true
	}));
}

/** Everything until a moment, as a table is told it. */
export function historyOf<Seen>(replay: Replay, at: number): Seen[] {
	return replay.steps.slice(1, at + 1) as Seen[];
}

/** What has just happened, where one has come here by one step on. */
export function freshOf<Seen>(step: Step, onwards: boolean): Seen[] {
	if (!onwards || step.move === null) return [];
	const { version, actor, move, time, events } = step;
	return [{ version, actor, move, time, events } as Seen];
}
