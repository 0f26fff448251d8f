/** What happened since one's last turn, to read and to see again. */
import type { Shown } from '../lib/showing.svelte';
import type { Colour, DiceEvent, DiceSeen, Face } from '../lib/wire';
import type { Past } from '../table/past';

/** Something that has happened, as it is shown again for a moment. */
export type Again = Shown & { readonly words: string; readonly dice: readonly (readonly [Colour, Face])[] };

/** What goes back to its place by itself after an epoch. */
const ASIDE: readonly string[] = ['pharaoh_moved', 'markers_returned'];

/** What has happened since one's last turn ended. */
export function sinceTurn(history: readonly DiceSeen[], seat: number | null): readonly DiceSeen[] {
	const ended = (event: DiceEvent) => event.type === 'turn_ended' && event.seat === seat;
	return history.slice(history.findLastIndex(({ events }) => events.some(ended)) + 1);
}

export function pastOf(seen: readonly DiceSeen[], words: (event: DiceEvent) => string): Past<Again>[] {
	return seen.flatMap(({ events }) => events).map((event) => {
		const told = words(event);
		const dice = event.type === 'dice_rolled' ? event.faces : [];
		const ms = event.type === 'epoch_scored' ? 1400 : event.type === 'dice_rolled' ? 700 : 450;
		const shown = ASIDE.includes(event.type) ? [] : [{ words: told, dice, ms }];
		return { seat: 'seat' in event ? event.seat : null, words: told, tiles: [], dice, shown };
	});
}
