import { render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { settings, usual } from '../lib/settings.svelte';
import drawings from './tiles.svg?raw';
import Die from './Die.svelte';
import { portraitOf } from './portraits';
import { SIGILS, sigilName } from './sigils';
import Sprite from './Sprite.svelte';
import Sun from './Sun.svelte';
import Tile from './Tile.svelte';

afterEach(() => void Object.assign(settings, usual()));

const TILES =
	'ra god gold pharaoh nile flood agriculture art astronomy religion writing fortress obelisk palace pyramid sphinx statue step-pyramid temple funeral drought unrest earthquake';

test('everything that is shown is drawn', () => {
	const names = [
		...TILES.split(' ').map((kind) => `t-${kind}`),
		...SIGILS.map((name) => `g-${name}`),
		...['pharaoh', 'nile', 'civ', 'monument', 'ankh', 'sun'].map((face) => `d-${face}`),
		...['merchant', 'novice', 'search:sims=300', 'miu', 'my_bot.py:Mine'].map(portraitOf),
		's-sun', 's-sun-down', 's-ra-figure'
	];
	for (const name of names) expect(drawings).toContain(`<symbol id="${name}"`);
});

test('the drawings are in the page once, and no script is among them', () => {
	const { container } = render(Sprite);
	expect(container.querySelectorAll('symbol').length).toBeGreaterThan(40);
	expect(container.querySelector('script')).toBeNull();
});

test('a tile counts from two on, and has its code where that is wanted', () => {
	const { container, rerender } = render(Tile, { kind: 'nile', count: 3 });
	expect(container.textContent).toContain('×3');
	void rerender({ kind: 'nile', count: 1 });
	expect(container.querySelector('.code')).toBeNull();
	const coded = render(Tile, { kind: 'nile', code: true });
	expect(coded.container.querySelector('.code')?.textContent).toBe('Ni');
});

test('6 and 9 are underlined, and a zero is read as one', () => {
	expect(render(Sun, { value: 9, down: true }).container.querySelector('.sun.down.u')).not.toBeNull();
	expect(render(Sun, { value: 16 }).container.querySelector('.u')).toBeNull();
	expect(render(Sun, { value: 10 }).container.textContent?.trim()).toBe('10');
});

test('a die in the air shows no face', () => {
	expect(render(Die, { face: null, colour: 'red' }).container.querySelector('use')).toBeNull();
	expect(render(Die, { face: 'ankh', colour: 'red' }).container.querySelector('use')).not.toBeNull();
});

test('there are five sigils, and then they begin anew', () => {
	expect(sigilName(4)).toBe('eye');
	expect(sigilName(5)).toBe('lotus');
});
