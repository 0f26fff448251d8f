import { afterEach, expect, test, vi } from 'vitest';
import { flip, land, motion } from './motion';
import { settings, usual } from './settings.svelte';

afterEach(() => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
	Object.assign(settings, usual());
});

test('motion takes as long as the speed says, and none where it is not wanted', () => {
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	settings.speed = 2;
	expect(motion(220)).toBe(110);
	settings.speed = 0;
	expect(motion(220)).toBe(0);
	settings.speed = 1;
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
	expect(motion(220)).toBe(0);
});

test('a piece flies from where it was seen, and a second flight ends the first', async () => {
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	const piece = document.createElement('i');
	piece.dataset.flip = 'nile';
	document.body.append(piece);
	let left = 0;
	piece.getBoundingClientRect = () => ({ left, top: 0, width: 10, height: 10 }) as DOMRect;
	const flights: { cancel: () => void; finish: () => void; frames: Keyframe[] }[] = [];
	piece.animate = ((frames: Keyframe[]) => {
		const flight = { frames, cancel: vi.fn(), finish: vi.fn(), finished: Promise.resolve() };
		flights.push(flight);
		return flight;
	}) as never;
	await flip(() => void (left = 100));
	await flip(() => void (left = 300));
	expect(flights.map((one) => one.frames[0]?.transform)).toEqual([
		'translate(-100px,0px) scale(1)',
		'translate(-200px,0px) scale(1)'
	]);
	expect(flights[0]?.cancel).toHaveBeenCalled();
	land();
	expect(flights[1]?.finish).toHaveBeenCalled();
});

test('at speed 0 the change is made at once', async () => {
	settings.speed = 0;
	let changed = false;
	await flip(() => void (changed = true));
	expect(changed).toBe(true);
});
