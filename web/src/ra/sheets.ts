import type { RaLine } from '../lib/wire';
import { RA_ITEMS, RA_LAST_ITEMS } from '../words';

export type Item = (typeof RA_ITEMS)[number];

/** The lines of a sheet; monuments and suns only where the sheet has points for them. */
export function itemsOf(lines: readonly (RaLine | null)[], last: boolean): readonly Item[] {
	return RA_ITEMS.filter(
		(item) => last || !RA_LAST_ITEMS.some((late) => late === item) || lines.some((line) => line !== null && line[item] !== 0)
	);
}

/** Who had the most points after an epoch, and how many more than the next one. */
export interface Lead {
	readonly epoch: number;
	readonly leaders: readonly number[];
	readonly points: number;
	readonly ahead: number;
}

/** What every sheet of both games has: the points after it, and what it brought; null where that is hidden. */
export type Sums = readonly (Pick<RaLine, 'points' | 'net'> | null)[];

/** Null where points are hidden. */
export function leadOf(lines: Sums, epoch: number): Lead | null {
	if (lines.length === 0 || lines.some((line) => line === null)) return null;
	const points = lines.map((line) => line?.points ?? 0);
	const most = Math.max(...points);
	const leaders = points.flatMap((one, seat) => (one === most ? [seat] : []));
	const others = points.filter((one) => one < most);
	return { epoch, leaders, points: most, ahead: others.length > 0 ? most - Math.max(...others) : 0 };
}

/** The leads, epoch by epoch: the story of a game. */
export function leadsOf(sheets: readonly Sums[]): Lead[] {
	return sheets.map((lines, at) => leadOf(lines, at + 1)).filter((lead) => lead !== null);
}

/** The greatest gain of one seat in one epoch. */
export function greatest(sheets: readonly Sums[]): { seat: number; epoch: number; net: number } | null {
	let found: { seat: number; epoch: number; net: number } | null = null;
	sheets.forEach((lines, at) => {
		lines.forEach((line, seat) => {
			if (line && line.net > (found?.net ?? 0)) found = { seat, epoch: at + 1, net: line.net };
		});
	});
	return found;
}

/** The seats by points, the winner of a tie first. */
export function ranking(scores: readonly number[], winners: readonly number[]): number[] {
	const first = (seat: number) => (winners.includes(seat) ? 1 : 0);
	return scores
		.map((_, seat) => seat)
		.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || first(other) - first(one) || one - other);
}
