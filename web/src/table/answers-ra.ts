/** What there is to see at a table of Ra, in words. */

import type { Person } from '../lib/board';
import type { RaView, Tile } from '../lib/wire';
import { joined, tileKey, tileWord, type Audience } from '../words';
import { bagRows, KINDS, tilesIn } from './bag';
import { called } from './speech';
import type { Say } from './spelled';

type Told = { people: readonly Person[]; audience: Audience; say: Say };

export const raAnswers = {
	track(view: RaView, { audience, say }: Told): string {
		const tiles = view.track.filter((tile) => tile !== null);
		return say('web-answer-track', {
			n: tiles.length,
			tiles: joined(tiles.map((tile) => tileWord(tile, audience))),
			ra: view.ra_tiles,
			spaces: view.ra_spaces,
			sun: view.centre_sun
		});
	},

	suns(view: RaView, { people, say }: Told): string {
		const each = people.map((person, seat) =>
			say('web-answer-suns', { name: called(person, say), suns: sunsOf(view, seat, say) })
		);
		return `${each.join('; ')}.`;
	},

	bag(view: RaView, told: Told): string {
		const rows: [Tile, number][] = [['ra', view.bag.ra ?? 0], ...bagRows(view.bag)];
		return `${told.say('ra-bag', { n: tilesIn(view.bag) })}. ${joined(counted(rows, told))}.`;
	},

	/** What lies before a seat. */
	things(view: RaView, seat: number, told: Told): string[] {
		const one = view.seats[seat];
		if (!one) return [];
		const { say } = told;
		const rows = KINDS.map((kind): [Tile, number] => [kind, one.tiles[kind] ?? 0]);
		const tiles = counted(rows, told);
		const points = one.points === null ? say('points-hidden') : say('count-points', { n: one.points });
		return [points, sunsOf(view, seat, say), ...(tiles.length > 0 ? tiles : [say('web-answer-seat-nothing')])];
	}
};

function sunsOf(view: RaView, seat: number, say: Say): string {
	const { face_up: up = [], face_down: down = [] } = view.seats[seat] ?? {};
	const parts = [
		up.length > 0 ? say('web-answer-suns-up', { suns: up.join(' ') }) : '',
		down.length > 0 ? say('web-answer-suns-down', { suns: down.join(' ') }) : ''
	].filter((part) => part !== '');
	return parts.length > 0 ? parts.join(', ') : say('web-answer-no-suns');
}

function counted(rows: readonly (readonly [Tile, number])[], { audience, say }: Told): string[] {
	return rows
		.filter(([, count]) => count > 0)
		.map(([kind, count]) => say(`${tileKey(kind, audience)}.count`, { n: count }));
}
