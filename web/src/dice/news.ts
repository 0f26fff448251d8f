/** What has just happened, as far as something on the table moves for it. */
import type { Colour, DiceEvent, DiceSeen, DiceView } from '../lib/wire';

function eventsOf(fresh: readonly DiceSeen[]): DiceEvent[] {
	return fresh.flatMap((seen) => [...seen.events]);
}

/** The dice that tumble: those of the newest throw, as long as they lie as they fell. */
export function lastThrow(fresh: readonly DiceSeen[], view: DiceView): readonly Colour[] {
	const thrown = eventsOf(fresh).findLast((event) => event.type === 'dice_rolled');
	if (thrown?.type !== 'dice_rolled') return [];
	const lies = thrown.faces.filter(([colour, face]) =>
		view.dice.some((die) => die.colour === colour && die.face === face)
	);
	return lies.map(([colour]) => colour);
}

/** The epoch that was scored just now; null for none. */
export function scoredEpoch(fresh: readonly DiceSeen[]): number | null {
	// whoever has just come is told the whole game, and has seen no epoch end
	if (fresh[0]?.version === 1) return null;
	const scored = eventsOf(fresh).findLast((event) => event.type === 'epoch_scored');
	return scored?.type === 'epoch_scored' ? scored.epoch : null;
}
