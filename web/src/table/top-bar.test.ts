import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import TopBar from './TopBar.svelte';

const bar = {
	name: 'Heron pond',
	epoch: 1,
	epochs: 3,
	spectators: 0,
	watching: false,
	practice: false,
	drawer: true,
	drawn: false,
	unread: 0,
	openMenu: vi.fn(),
	openHelp: vi.fn(),
	toggleDrawer: vi.fn()
};

test('a table that several people share at one device says so', async () => {
	const { rerender } = render(TopBar, { ...bar, device: false });
	expect(screen.queryByText('On this device')).toBeNull();
	await rerender({ device: true });
	expect(screen.getByText('On this device')).toBeTruthy();
});
