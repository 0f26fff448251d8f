/** The course of a recorded game: its epochs, what one jumps to, and the moments worth a look. */

import type { DiceEvent, DiceReplay, DiceStep, RaEvent, RaReplay, RaStep } from '../lib/wire';

export type Replay = RaReplay | DiceReplay;
export type Step = RaStep | DiceStep;
export type GameEvent = RaEvent | DiceEvent;

/** An epoch, from its first moment to its last. */
export type Epoch = { readonly epoch: number; readonly from: number; readonly to: number };

/** An auction of Ra by its winner, or a turn of the dice game by its seat; null where nobody won. */
export type Tick = { readonly version: number; readonly seat: number | null };

export type Moment = {
	readonly version: number;
	readonly seat: number | null;
	readonly event: GameEvent;
};

export type Course = {
	/** The version of the last moment; the first is 0. */
	readonly last: number;
	readonly epochs: readonly Epoch[];
	readonly ticks: readonly Tick[];
	readonly moments: readonly Moment[];
};

/** What ends an auction or, in the dice game, a turn. */
const TICKS: readonly GameEvent['type'][] = ['auction_won', 'unsold', 'turn_ended'];
const NOTABLE: readonly GameEvent['type'][] = [
	...(['auction_won', 'disaster_struck', 'epoch_scored', 'game_over'] as const),
	...(['disaster_declared', 'flooded', 'civ_placed'] as const)
];

export function courseOf(replay: Replay): Course {
	const steps: readonly Step[] = replay.steps;
	return {
		last: steps.length - 1,
		epochs: epochsOf(steps),
		ticks: marked(steps, TICKS).map(({ version, seat }) => ({ version, seat })),
		moments: marked(steps, NOTABLE)
	};
}

/** The next mark in a direction, or the end of the game there. */
export function neighbour(marks: readonly number[], at: number, by: 1 | -1, last: number): number {
	if (by > 0) return marks.find((mark) => mark > at) ?? last;
	return marks.findLast((mark) => mark < at) ?? 0;
}

/** A moment of the game, whatever was asked for. */
export function within(course: Course, at: number): number {
	return Math.min(Math.max(Math.trunc(at) || 0, 0), course.last);
}

/** Where on a line of the whole game something lies, in percent. */
export function share(course: Course, at: number): number {
	return course.last ? (100 * at) / course.last : 0;
}

function epochsOf(steps: readonly Step[]): Epoch[] {
	const found: Epoch[] = [];
	steps.forEach(({ view }, version) => {
		const last = found.at(-1);
		if (last?.epoch === view.epoch) found[found.length - 1] = { ...last, to: version };
		else found.push({ epoch: view.epoch, from: version, to: version });
	});
	return found;
}

function marked(steps: readonly Step[], types: readonly GameEvent['type'][]): Moment[] {
	return steps.flatMap(({ version, events }) =>
		(events as readonly GameEvent[])
			.filter(({ type }) => types.includes(type))
			.map((event) => ({ version, seat: 'seat' in event ? event.seat : null, event }))
	);
}
