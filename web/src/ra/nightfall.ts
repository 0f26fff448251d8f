import type { RaSeen, RaView } from '../lib/wire';
import type { Moment } from './moments';

/** What is shown while the last Ra of an epoch is seen: what comes after it has no night. */
export interface Evening {
	/** The table as it was, with its Ra track full. */
	readonly view: RaView;
	/** Whether its suns are those that nobody has spent. */
	readonly unspent: boolean;
}

/** Whether a moment is that of a Ra tile that fills its track. */
export function isLastRa(moment: Moment): boolean {
	return moment.kind === 'ra' && moment.number >= moment.spaces;
}

/** The evening of an epoch, where its last Ra is among what has happened and is going to be shown. */
export function eveningOf(shown: readonly Moment[], happened: readonly RaSeen[], before: RaView, after: RaView): Evening | null {
	if (!shown.some(isLastRa)) return null;
	const events = happened.flatMap((seen) => seen.events);
	const last = events.findLastIndex((event) => event.type === 'ra_drawn' && event.ra_tiles >= event.ra_spaces);
	// tiles and suns have changed hands unseen: then only the sky can be shown as it was
	const unspent = events.slice(0, last).every((event) => event.type === 'ra_drawn' || event.type === 'tile_drawn');
	const { ra_spaces, phase, epoch } = before;
	const view = unspent ? before : after;
	return { view: { ...view, ra_tiles: ra_spaces, ra_spaces, phase, epoch }, unspent };
}
