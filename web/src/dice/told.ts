/** What the sheets and the tray say of a game and its epochs. */
import type { Person } from '../lib/board';
import type { DiceView, ResultStruct } from '../lib/wire';
import { say } from '../lib/words.svelte';
import { joined } from '../words';
import { seatName } from './names';
import { leaders, mainstay } from './sheets';

/** $who and $name, as the catalogues want them. */
function who(seats: readonly Person[], seat: number): { who: string; name: string } {
	return { who: seats[seat]?.you ? 'you' : 'name', name: seatName(seats, seat) };
}

function names(seats: readonly Person[], some: readonly number[]): string {
	return joined(some.map((one) => seatName(seats, one)));
}

/** Who has won. */
export function victoryWords(seats: readonly Person[], { winners }: ResultStruct): string {
	const [only = 0] = winners;
	if (winners.length > 1) return say('web-dice-sheet-won-shared', { names: names(seats, winners) });
	return say('web-dice-sheet-won', who(seats, only));
}

/** All points, the most first. */
export function scoresWords({ scores }: ResultStruct): string {
	const ranked = [...scores].sort((one, other) => other - one);
	return say('web-dice-sheet-after', { scores: ranked.join(' : ') });
}

/** Who leads after an epoch. */
export function leadWords(seats: readonly Person[], points: readonly number[]): string {
	const best = leaders(points);
	const [only = 0] = best;
	const lead = say('count-points', { n: points[only] ?? 0 });
	if (best.length > 1) return say('web-dice-sheet-shared', { names: names(seats, best), points: lead });
	return say('web-dice-sheet-leads', { ...who(seats, only), points: lead });
}

/** Where the points of the winners came from, a sentence for each. */
export function mainstayWords(seats: readonly Person[], view: DiceView, { winners }: ResultStruct): string[] {
	return winners.flatMap((seat) => {
		const found = mainstay(view.sheets, seat);
		if (!found) return [];
		const item = say(`dice-sheet-${found.item}`);
		return [say('web-dice-story-most', { ...who(seats, seat), item, n: found.points })];
	});
}
