/** A record is opened by choosing a file, by dropping one, or by pasting its text. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Carried } from './carried';
import OpenRecord from './OpenRecord.svelte';

const FILE = new File(['game: ra\n'], 'ours.ra', { type: 'text/plain' });

function opening(): Carried[] {
	const opened: Carried[] = [];
	render(OpenRecord, { open: (record) => void opened.push(record) });
	return opened;
}

it('takes a file that is dropped, with its name', async () => {
	const opened = opening();

	await fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [FILE] } });

	await vi.waitFor(() => expect(opened).toEqual([{ text: 'game: ra\n', name: 'ours.ra' }]));
});

it('takes a text that is pasted', async () => {
	const opened = opening();
	const button = screen.getByRole('button', { name: 'Show the game' });

	expect((button as HTMLButtonElement).disabled).toBe(true);
	await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'game: ra-dice' } });
	await fireEvent.click(button);

	expect(opened).toEqual([{ text: 'game: ra-dice', name: '' }]);
});

it('takes nothing that is longer than any game', async () => {
	const opened = opening();

	await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x'.repeat(200_001) } });
	await fireEvent.click(screen.getByRole('button', { name: 'Show the game' }));

	expect(opened).toEqual([]);
	expect(screen.getByRole('alert').textContent).toMatch(/too long/);
});

it('says why the last one was refused', () => {
	render(OpenRecord, { open: () => undefined, refused: 'Line 2: no.' });

	expect(screen.getByRole('alert').textContent).toBe('Line 2: no.');
});
