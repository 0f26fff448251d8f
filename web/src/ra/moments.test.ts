import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import turn from '../../test/fixtures/ra-turn.json';
import { settings } from '../lib/settings.svelte';
import type { RaView } from '../lib/wire';
import { lowDrum } from '../table/notices';
import { landAll, riseToArc } from './homing';
import Moments from './Moments.svelte';
import type { Moment } from './moments';

vi.mock('../table/notices', () => ({ lowDrum: vi.fn() }));

const ra = (number: number) => ({ kind: 'ra', number, spaces: 9, ms: 700 }) as Moment;
const unsold = { kind: 'unsold', discarded: false, ms: 400 } as Moment;

describe('moments of a game', () => {
	const view = turn.update.view as unknown as RaView;

	it('let a Ra tile stand while other things happen', async () => {
		const { component } = render(Moments, { view, seats: [] });
		component.show([ra(4)]);
		component.show([unsold]);
		await tick();
		expect(screen.getByText('Ra, 4 of 9')).toBeTruthy();
	});

	it('never show a Ra tile when a later one has come', async () => {
		const { component } = render(Moments, { view, seats: [] });
		component.show([ra(4)]);
		component.show([ra(5)]);
		await tick();
		expect(screen.getByText('Ra, 5 of 9')).toBeTruthy();
		expect(screen.queryByText('Ra, 4 of 9')).toBeNull();
	});

	it('drum low for a Ra tile that is drawn, where sound is on, and for nothing else', async () => {
		const { component } = render(Moments, { view, seats: [] });
		component.show([ra(4)]);
		await tick();
		expect(lowDrum).not.toHaveBeenCalled();

		settings.sound = true;
		component.show([unsold]);
		component.skip();
		component.replay([ra(4)]);
		await tick();
		component.skip();
		expect(lowDrum).not.toHaveBeenCalled();
		component.show([ra(5)]);
		await tick();
		component.show([unsold]);
		await tick();
		expect(lowDrum).toHaveBeenCalledOnce();
		settings.sound = false;
	});
});

describe('a Ra tile that was drawn', () => {
	afterEach(() => vi.unstubAllGlobals());

	it('flies from its banner to its place in the sky, until somebody presses', () => {
		vi.stubGlobal('matchMedia', () => ({ matches: false }));
		settings.speed = 2;
		document.body.innerHTML = '<i></i><b><u class="tile"></u></b>';
		const [banner, place] = [document.querySelector('i'), document.querySelector('b')] as unknown as HTMLElement[];
		const box = (left: number, top: number, width: number) => () => ({ left, top, width, height: width }) as DOMRect;
		if (!banner || !place) throw new Error('nothing to fly');
		banner.getBoundingClientRect = box(100, 300, 96);
		place.getBoundingClientRect = box(700, 20, 48);
		const animate = vi.fn(() => ({ cancel: () => undefined, finished: new Promise(() => undefined) }) as unknown as Animation);
		place.animate = animate;
		HTMLElement.prototype.animate = animate;
		const flyers = () => document.querySelectorAll('.flyer').length;

		const end = riseToArc(banner, place, 700);
		const [frames, timing] = animate.mock.calls[0] as unknown as [Keyframe[], KeyframeAnimationOptions];
		expect([frames.at(-1)?.transform, timing.duration, flyers()]).toEqual(['translate(600px,-280px) scale(0.5)', 350, 1]);
		end();
		expect(flyers()).toBe(0);

		riseToArc(banner, place, 700);
		landAll();
		expect(flyers()).toBe(0);
		settings.speed = 0;
		riseToArc(banner, place, 700);
		expect(flyers()).toBe(0);
	});
});
