import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import type { MyTable } from '../lib/wire';
import Continue from './Continue.svelte';

const SEATS = ['Ana', 'Ben', 'Cid'].map((name) => ({ kind: 'person', name, bot: '', present: true }));
const TABLE = { id: 'abc', game: 'ra', stage: 'playing', version: 3, seats: SEATS };

function headline(seats: number[], asked: number | null): string {
	const your_turn = asked !== null && seats.includes(asked);
	const one = { table: TABLE, seats, owner: true, your_turn, touched: 0, asked } as unknown as MyTable;
	const { unmount } = render(Continue, { props: { tables: [one], ready: () => true } });
	const text = screen.getByRole('heading').textContent ?? '';
	unmount();
	return text;
}

test('a table to go on with says whose turn it is', () => {
	expect(headline([0], 0)).toBe('It is your turn.');
	expect(headline([0], 1)).toBe('Ben is deciding.');
	expect(headline([0], null)).toBe('The others are deciding.');
});

test('where several people share the device, it says who of them is to play', () => {
	expect(headline([0, 2], 2)).toBe('Cid is deciding.');
});

test('one has the sigil that one likes, but where several share the device', () => {
	settings.sigil = 4;
	const sigils = (seats: number[]) => {
		const one = { table: TABLE, seats, owner: true, your_turn: true, touched: 0, asked: 0 } as unknown as MyTable;
		const { container, unmount } = render(Continue, { props: { tables: [one], ready: () => true } });
		const found = [...container.querySelectorAll('.seats .sig')].map((sigil) => sigil.classList[1]);
		unmount();
		return found;
	};
	expect(sigils([1])).toEqual(['lotus', 'eye', 'feather']);
	expect(sigils([0, 1])).toEqual(['lotus', 'scarab', 'feather']);
	settings.sigil = 0;
});

test('one is oneself among those who sit there, and by name where several share the device', () => {
	const at = (seats: number[]) => {
		const one = { table: TABLE, seats, owner: true, your_turn: true, touched: 0, asked: 0 } as unknown as MyTable;
		const { container, unmount } = render(Continue, { props: { tables: [one], ready: () => true } });
		const text = container.querySelector('.words p')?.textContent ?? '';
		unmount();
		return text;
	};
	expect(at([1])).toContain('Ana, You, Cid');
	expect(at([0, 1])).toContain('Ana, Ben, Cid');
});
