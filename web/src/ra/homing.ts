import { motion } from '../lib/motion';
import type { RaSeen } from '../lib/wire';

/** Tiles that fly: a drawn one to the quay, those that were won or taken home to their seats. */

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const STAGGER = 30;

interface Lying {
	readonly box: DOMRect;
	readonly picture: Element;
}

/** Where the tiles of the track lie, before anything changes. */
export function lyingOn(root: ParentNode): Map<number, Lying> {
	const found = new Map<number, Lying>();
	for (const place of root.querySelectorAll<HTMLElement>('[data-space]')) {
		const picture = place.querySelector('.tile');
		if (picture) found.set(Number(place.dataset.space), { box: picture.getBoundingClientRect(), picture: picture.cloneNode(true) as Element });
	}
	return found;
}

/** From which space which kind went to whom. */
export interface Going {
	readonly space: number;
	readonly kind: string;
	readonly seat: number;
}

/** Who got which tile of the track; of a long burst only the last lot flies. */
export function goings(fresh: readonly RaSeen[], before: readonly (string | null)[]): Going[] {
	let found: Going[] = [];
	const track = [...before];
	for (const event of fresh.flatMap((seen) => seen.events)) {
		if (event.type === 'tile_drawn') track[event.space] = event.tile;
		else if (event.type === 'god_played') {
			found.push({ space: event.space, kind: event.tile, seat: event.seat });
			track[event.space] = null;
		} else if (event.type === 'auction_won') {
			found = track.flatMap((kind, space) => (kind === null ? [] : [{ space, kind, seat: event.seat }]));
			track.fill(null);
		}
	}
	return found;
}

/** Where a seat keeps a kind: its own place, that of its family, or the seat where neither is shown. */
function homeOf(root: ParentNode, seat: number, kind: string): DOMRect | null {
	for (const place of [`[data-home~="${seat}-${kind}"]`, `[data-seat="${seat}"]`]) {
		const box = root.querySelector(place)?.getBoundingClientRect();
		if (box && box.width > 0) return box;
	}
	return null;
}

/** A picture above everything else, that goes somewhere. */
function flyerOf(picture: Element, box: DOMRect): HTMLElement {
	const flyer = document.createElement('span');
	flyer.className = 'flyer';
	flyer.setAttribute('aria-hidden', 'true');
	flyer.append(picture);
	const [left, top, width] = [box.left, box.top, box.width].map((length) => `${length}px`);
	Object.assign(flyer.style, { position: 'fixed', zIndex: '20', pointerEvents: 'none', left, top, width });
	flyer.style.setProperty('--s', `${box.width}px`);
	document.body.append(flyer);
	return flyer;
}

/** Let the tiles that went fly home as pictures of themselves; the real ones are there already. */
export function flyHome(root: ParentNode, lying: ReadonlyMap<number, Lying>, gone: readonly Going[]): void {
	const duration = motion(400);
	if (duration === 0) return;
	let number = 0;
	for (const { space, kind, seat } of gone) {
		const from = lying.get(space);
		const to = homeOf(root, seat, kind);
		if (!from || !to) continue;
		const flyer = flyerOf(from.picture, from.box);
		const x = to.left + to.width / 2 - from.box.left - from.box.width / 2;
		const y = to.top + to.height / 2 - from.box.top - from.box.height / 2;
		const size = Math.max(0.3, Math.min(1, to.height / from.box.height));
		const delay = motion(STAGGER) * number++;
		const flight = flyer.animate(
			[
				{ transform: 'none', opacity: 1 },
				{ transform: `translate(${x}px,${y}px) scale(${size})`, opacity: 0.9 }
			],
			{ duration, delay, easing: EASE, fill: 'both' }
		);
		const leave = () => flyer.remove();
		flight.finished.then(leave, leave);
	}
}

/** The share of a Ra tile's moment in which it turns; in the rest it goes to its place in the sky. */
const TURNED = 0.6;

/**
 * Let a Ra tile that has turned in its banner fly to its place on the arc, which is empty until then.
 * Returns what ends that.
 */
export function riseToArc(banner: Element, place: Element, milliseconds: number): () => void {
	const duration = motion(milliseconds);
	const [from, to] = [banner.getBoundingClientRect(), place.getBoundingClientRect()];
	const picture = place.querySelector('.tile')?.cloneNode(true) as HTMLElement | undefined;
	if (duration === 0 || !picture || from.width === 0) return () => undefined;
	picture.style.removeProperty('--s'); // it is as large as in the banner, first
	const flyer = flyerOf(picture, from);
	const there = `translate(${to.left - from.left}px,${to.top - from.top}px) scale(${to.width / from.width})`;
	const flights = [
		flyer.animate(
			[
				{ opacity: 0, transformOrigin: '0 0', transform: 'none' },
				{ opacity: 0, transformOrigin: '0 0', transform: 'none', offset: TURNED },
				{ opacity: 1, transformOrigin: '0 0', transform: 'none', offset: TURNED, easing: EASE },
				{ opacity: 1, transformOrigin: '0 0', transform: there }
			],
			{ duration }
		),
		place.animate({ opacity: [0, 0] }, { duration })
	];
	const end = () => {
		for (const flight of flights) flight.cancel();
		flyer.remove();
	};
	flights[0]?.finished.then(end, end);
	return end;
}

/** Let tiles that were just drawn come from the side of the bag. */
export function comeIn(root: ParentNode, spaces: readonly number[]): void {
	const duration = motion(160);
	if (duration === 0) return;
	spaces.forEach((space, number) => {
		const tile = root.querySelector(`[data-space="${space}"] .tile`);
		tile?.animate(
			[
				{ transform: 'translate(-140px, -30px) rotate(-8deg)', opacity: 0 },
				{ transform: 'none', opacity: 1 }
			],
			{ duration, delay: number * motion(60), easing: EASE, fill: 'backwards' }
		);
	});
}

/** The spaces that were filled and are still full. */
export function filled(fresh: readonly RaSeen[], track: readonly (string | null)[]): number[] {
	const events = fresh.flatMap((seen) => seen.events);
	const cleared = events.findLastIndex((event) => event.type === 'auction_won' || event.type === 'epoch_ended');
	return events.slice(cleared + 1).flatMap((event) => (event.type === 'tile_drawn' && track[event.space] === event.tile ? [event.space] : []));
}

/** End every flight: whoever presses does not wait. */
export function landAll(): void {
	for (const flyer of document.querySelectorAll('.flyer')) flyer.remove();
}
