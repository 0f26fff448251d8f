import { expect, test } from 'vitest';
import type { Said } from '../lib/wire';
import { unreadLines } from './unread';

function said(number: number, seat: number | null): Said {
	return { type: 'said', number, seat, name: '', text: 'Hello', at: 0 };
}

test('what others and the host have said since the last look is unread', () => {
	expect(unreadLines([said(1, 1), said(2, null), said(3, 1)], 1, [0])).toBe(2);
});

test('a line of one’s own is no news, nor is what stood before it', () => {
	const chat = [said(1, 1), said(2, 0), said(3, 1)];
	expect(unreadLines(chat.slice(0, 2), 0, [0])).toBe(0);
	expect(unreadLines(chat, 0, [0])).toBe(1);
});

test('whoever only watches has no line of one’s own', () => {
	expect(unreadLines([said(1, 0), said(2, null)], 0, [])).toBe(2);
});
