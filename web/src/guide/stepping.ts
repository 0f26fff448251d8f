/** Which step of a lesson is told: the next one whose situation has come, when it is one's move. */
import type { Seen, Update } from '../lib/said';

/** What must be true before a step is told. All of it; nothing named is always true. */
export type Situation = {
	readonly phase?: string;
	/** Fields of the view, as they must be. */
	readonly view?: Readonly<Record<string, unknown>>;
	/** A tile that is for sale. */
	readonly lot?: string;
	/** The text of a move that is allowed now. */
	readonly option?: string;
	/** What has happened since the step before was told, to oneself or to another where that matters. */
	readonly event?: string;
	readonly mine?: boolean;
};
export type Step = {
	/** The end of its key: `web-guide-ra-draw`. */
	readonly say: string;
	/** What it points at, by `data-part`. */
	readonly part?: string;
	readonly when: Situation;
	/** What the lesson asks for; without one there is something to read. */
	readonly move?: string;
};
/** The next step that may be told, and the version at which the one before was. */
export type Progress = { readonly at: number; readonly since: number };
export type Moment = {
	readonly seat: number;
	readonly update: Update;
	readonly history: readonly Seen[];
};

export const BEGINNING: Progress = { at: 0, since: 0 };

/** The step to tell now; null while others play, and when nothing is left to tell. */
export function stepAt(steps: readonly Step[], progress: Progress, moment: Moment): number | null {
	if (moment.update.asked !== moment.seat && !moment.update.result) return null;
	const found = steps.findIndex((step, number) => {
		return number >= progress.at && holds(step.when, moment, progress.since);
	});
	return found < 0 ? null : found;
}

/** Whether the seat has moved since a version: then the step that was told is done with. */
export function hasMoved(moment: Moment, since: number): boolean {
	return moment.history.some((seen) => seen.version > since && seen.actor === moment.seat);
}

/** Whether the seat has played something else than a step asked for. */
export function isAstray(step: Step, moment: Moment, since: number): boolean {
	const own = moment.history.find((seen) => seen.version > since && seen.actor === moment.seat);
	return step.move !== undefined && own !== undefined && own.move.text !== step.move;
}

/** Whether a situation has come; events count from a version on. */
export function holds(when: Situation, moment: Moment, since: number): boolean {
	const { update } = moment;
	const view: Readonly<Record<string, unknown>> = update.view;
	if (when.phase !== undefined && view.phase !== when.phase) return false;
	for (const [field, wanted] of Object.entries(when.view ?? {})) {
		if (view[field] !== wanted) return false;
	}
	if (when.lot !== undefined && !(view.track as unknown[] | undefined)?.includes(when.lot)) return false;
	if (when.option !== undefined && !update.options.some((move) => move.text === when.option)) return false;
	return when.event === undefined || happened(when, moment, since);
}

function happened(when: Situation, moment: Moment, since: number): boolean {
	return moment.history.some((seen) => {
		if (seen.version <= since) return false;
		return seen.events.some((event) => {
			if (event.type !== when.event) return false;
			const seat = 'seat' in event ? event.seat : null;
			return when.mine === undefined || (seat === moment.seat) === when.mine;
		});
	});
}
