import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import turn from '../../test/fixtures/ra-turn.json';
import type { TableStruct } from '../lib/wire';
import Menu from './Menu.svelte';

it('gives the focus to the title of what takes the place of the menu', async () => {
	const table = turn.table as unknown as TableStruct;
	const done = { takeBack: null, agreeEnd: vi.fn(), handOver: vi.fn(), leave: vi.fn(), refused: vi.fn(), close: vi.fn() };
	render(Menu, { table, seat: 0, hostLink: '', ...done });
	const leave = screen.getByRole('button', { name: 'Leave for good' });
	leave.focus();
	await fireEvent.click(leave);

	expect(leave.isConnected).toBe(false);
	expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leave for good' }));
});
