import { describe, expect, it, vi } from 'vitest';
import { doingsOf } from './doings';

describe('what one may do at a table', () => {
	const line = { play: vi.fn(), stand: vi.fn(), withdraw: vi.fn() };

	it('is nothing for those who watch', () => {
		expect(doingsOf(null, false, line)).toEqual({});
	});

	it('is to play, and to bid for later', () => {
		const doings = doingsOf(1, false, line);
		doings.play?.('draw');
		doings.stand?.(7);
		doings.withdraw?.();
		expect(line.play).toHaveBeenCalledWith('draw');
		expect(line.stand).toHaveBeenCalledWith(7);
		expect(line.withdraw).toHaveBeenCalledOnce();
	});

	it('still marks a player when the game is over: the last sheet opens for players', () => {
		expect(Object.keys(doingsOf(1, true, line))).toEqual(['play']);
	});
});
