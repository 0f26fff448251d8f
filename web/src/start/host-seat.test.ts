import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import * as api from '../lib/api';
import type { Bots, SeatStruct } from '../lib/wire';
import HostSeat from './HostSeat.svelte';

const NOVICE = { bot: 'novice', name: 'novice', simulations: null, file: false, description: '' };
const OFFERED = { bots: [NOVICE, { ...NOVICE, bot: 'merchant', name: 'merchant' }] } as unknown as Bots;
const FREE = { kind: 'open', name: '', bot: '', present: false, muted: false } as unknown as SeatStruct;

vi.mock('../lib/api', async (original) => ({ ...(await original<typeof api>()), bots: vi.fn() }));
const askBots = vi.mocked(api.bots);

function shown(seat = FREE) {
	const given = { game: 'ra', number: 2, seat, stage: 'gathering', own: false };
	const act = vi.fn();
	const refused = vi.fn();
	render(HostSeat, { props: { ...given, link: 'http://127.0.0.1/#join/a/b', act, refused } as never });
	return { act, refused };
}

test('a bot takes a free seat when the host has chosen which', async () => {
	askBots.mockResolvedValue(OFFERED);
	const { act } = shown();

	await fireEvent.click(screen.getByRole('button', { name: 'Seat a bot' }));
	const list = await screen.findByLabelText<HTMLSelectElement>('Which bot?');
	expect(document.activeElement).toBe(list);
	await fireEvent.change(list, { target: { value: 'merchant' } });
	await fireEvent.click(screen.getByRole('button', { name: 'Let it play' }));

	expect(act.mock.calls).toEqual([['seat_bot', 2, 'merchant']]);
	expect(askBots).toHaveBeenCalledWith('ra');
});

test('whoever goes back has the code of the seat again', async () => {
	askBots.mockResolvedValue(OFFERED);
	const { act } = shown();

	await fireEvent.click(screen.getByRole('button', { name: 'Seat a bot' }));
	expect(screen.queryByLabelText('Link of Seat 3')).toBeNull();
	await fireEvent.click(await screen.findByRole('button', { name: 'Back' }));

	expect(screen.getByLabelText('Link of Seat 3')).toBeTruthy();
	await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Seat a bot'));
	expect(act).not.toHaveBeenCalled();
});

test('where no bots can be named it is told why', async () => {
	askBots.mockRejectedValue(new Error('silent'));
	const { refused } = shown();

	await fireEvent.click(screen.getByRole('button', { name: 'Seat a bot' }));

	await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
	expect(screen.getByRole('button', { name: 'Seat a bot' })).toBeTruthy();
});

test('nobody is silenced where a bot plays for somebody who is gone', () => {
	shown({ ...FREE, kind: 'person', name: 'Ben', bot: 'merchant' });
	expect(screen.queryByRole('button', { name: 'Mute' })).toBeNull();
});

test('somebody whose bot plays, and who looks on, can be silenced', () => {
	shown({ ...FREE, kind: 'person', name: 'Ben', bot: 'merchant', present: true });
	expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
});
