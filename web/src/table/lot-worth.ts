/** What a lot is worth stays true as long as nothing that it depends on has changed. */
import type { CounselStruct, RaView } from '../lib/wire';

/** A server tells what a lot is worth to whoever is asked; bids of others change nothing of it. */
export class LotWorth {
	#told: readonly number[] = [];
	#of = '';

	/** What is known now, by seat; nothing where it was never told of this lot. */
	now(view: RaView, counsel: CounselStruct | null): readonly number[] {
		if (view.track.every((tile) => tile === null)) return [];
		const { track, bag, ra_tiles: ra, centre_sun: sun, seats, epoch } = view;
		const things = JSON.stringify([epoch, track, bag, ra, sun, seats.map(({ tiles, face_up: up }) => [tiles, up])]);
		if (counsel && counsel.lot.length > 0) {
			this.#told = counsel.lot;
			this.#of = things;
		}
		return this.#of === things ? this.#told : [];
	}
}
