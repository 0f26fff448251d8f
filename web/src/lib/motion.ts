/** Motion: things go from where they were seen to where they are, and can be interrupted. */
import { tick } from 'svelte';
import { matches } from './media';
import { settings } from './settings.svelte';

/** How long a motion takes with the speed that was chosen; 0: at once. */
export function motion(milliseconds: number): number {
	if (settings.speed === 0 || isReduced()) return 0;
	return milliseconds / settings.speed;
}

/** Whether the device asks for less motion; then things fade where they would fly. */
export function isReduced(): boolean {
	return matches('(prefers-reduced-motion: reduce)');
}

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const flying = new WeakMap<Element, Animation>();

export type Flight = {
	/** Where to look for what may move; the whole page if left out. */
	within?: ParentNode;
	/** How long, at speed 1. */
	duration?: number;
	/** Between one piece and the next, at speed 1. */
	stagger?: number;
};

/**
 * Change the page by `change`, and let everything with the same `data-flip` before and after fly
 * from its old place. A piece that still flies goes on from where it is seen.
 */
export async function flip(change: () => void | Promise<void>, flight: Flight = {}): Promise<void> {
	const within = flight.within ?? document;
	const duration = motion(flight.duration ?? 220);
	if (duration === 0) return void (await change());
	const before = places(within);
	await change();
	await tick();
	const after = within.querySelectorAll<HTMLElement>('[data-flip]');
	let number = 0;
	const landings: Promise<unknown>[] = [];
	for (const piece of after) {
		const old = before.get(piece.dataset.flip ?? '');
		if (!old) continue;
		flying.get(piece)?.cancel();
		const now = piece.getBoundingClientRect();
		const x = old.left - now.left;
		const y = old.top - now.top;
		const size = now.width > 0 ? old.width / now.width : 1;
		if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(size - 1) < 0.01) continue;
		const animation = piece.animate(
			[{ transformOrigin: '0 0', transform: `translate(${x}px,${y}px) scale(${size})` }, { transformOrigin: '0 0', transform: 'none' }],
			{ duration, delay: number++ * motion(flight.stagger ?? 0), easing: EASE, fill: 'backwards' }
		);
		flying.set(piece, animation);
		landings.push(animation.finished.catch(() => undefined)); // cancelled: another flight has begun
	}
	await Promise.all(landings);
}

/** End all flights at once: whoever presses does not wait. */
export function land(within: ParentNode = document): void {
	for (const piece of within.querySelectorAll('[data-flip]')) flying.get(piece)?.finish();
}

function places(within: ParentNode): Map<string, DOMRect> {
	const found = new Map<string, DOMRect>();
	for (const piece of within.querySelectorAll<HTMLElement>('[data-flip]')) {
		found.set(piece.dataset.flip ?? '', piece.getBoundingClientRect());
	}
	return found;
}
