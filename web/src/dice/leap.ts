/** Motions of the dice game; all by transform and opacity, and none that anybody waits for. */
import { isReduced, motion } from '../lib/motion';
import type { Colour } from '../lib/wire';

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const ARC = 46;

/** How long dice tumble, at speed 1. */
export const TUMBLE = 720;

/** A locked sun leaps from its place in the tray into the boat, in an arc. */
export function leap(colour: Colour): (piece: HTMLElement) => void {
	return (piece) => {
		const duration = motion(460);
		const from = document.querySelector(`[data-die="${colour}"]`)?.getBoundingClientRect();
		if (duration === 0 || !from) return fade(piece);
		const here = piece.getBoundingClientRect();
		if (here.width === 0) return;
		const x = from.left + from.width / 2 - here.left - here.width / 2;
		const y = from.top + from.height / 2 - here.top - here.height / 2;
		const size = from.width / here.width;
		piece.animate(
			[
				{ transform: `translate(${x}px,${y}px) scale(${size})`, easing: 'ease-out' },
				{ transform: `translate(${x / 2}px,${y / 2 - ARC}px) scale(${(size + 1) / 2})`, easing: 'ease-in' },
				{ transform: 'none' }
			],
			{ duration }
		);
	};
}

/** A marker that has just been set down: it comes from a little above. */
export function settle(piece: HTMLElement): void {
	const duration = motion(260);
	if (duration === 0) return fade(piece);
	piece.animate?.(
		[{ transform: 'translateY(-14px) scale(1.35)', opacity: 0 }, { transform: 'none', opacity: 1 }],
		{ duration, easing: EASE }
	);
}

/** Without motion things fade in; at speed 0 nothing does even that. */
function fade(piece: HTMLElement): void {
	if (isReduced()) piece.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: 150 });
}

/** A die falls: it comes from above, turns over twice or more, bounces and lies still. */
export function tumble(cube: HTMLElement, place: number): Animation | null {
	const duration = motion(TUMBLE - 130 + place * 30);
	if (duration === 0 || !cube.animate) return null;
	const turn = (times: number) => `rotateX(${times * 360 + 90 * (place % 3)}deg) rotateY(${-times * 270}deg)`;
	const back = 'translateZ(calc(var(--d) / -2))';
	const side = place % 2 === 0 ? -1 : 1;
	return cube.animate(
		[
			{ transform: `translate(${side * 34}px,-74px) ${back} ${turn(2)} rotateZ(${side * 120}deg)`, easing: 'ease-in' },
			{ offset: 0.55, transform: `translate(${side * 8}px,0) ${back} rotateX(190deg) rotateY(-60deg) rotateZ(${side * 24}deg)`, easing: 'ease-out' },
			{ offset: 0.74, transform: `translate(${side * 3}px,-16px) ${back} rotateX(80deg) rotateY(-20deg) rotateZ(${side * 8}deg)`, easing: 'ease-in' },
			{ offset: 0.9, transform: `${back} rotateX(-8deg)` },
			{ transform: back }
		],
		{ duration }
	);
}
