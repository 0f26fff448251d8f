import { expect, test } from 'vitest';
import bid from '../../test/fixtures/ra-bid.json';
import type { CounselStruct, RaView } from '../lib/wire';
import { LotWorth } from './lot-worth';

const view = bid.update.view as unknown as RaView;
const told = { lot: [3, 1, 4, 2] } as unknown as CounselStruct;

test('what a lot is worth stays while others bid for it, and goes with it', () => {
	const worth = new LotWorth();
	expect(worth.now(view, null)).toEqual([]);
	expect(worth.now(view, told)).toEqual([3, 1, 4, 2]);
	expect(worth.now({ ...view, acting: 0, best_bid: 13, best_bidder: 0 }, null)).toEqual([3, 1, 4, 2]);
	expect(worth.now({ ...view, track: [...view.track.slice(1), null] }, null)).toEqual([]);
	expect(worth.now({ ...view, track: view.track.map(() => null) }, told)).toEqual([]);
});
