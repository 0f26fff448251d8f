import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import turn from '../../test/fixtures/ra-turn.json';
import type { RaView } from '../lib/wire';
import Moments from './Moments.svelte';
import type { Moment } from './moments';

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
});
