/** The logic of the page of replays: where one is, what keys do, and what links say. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RaReplay } from '../lib/wire';
import { carry, takeCarried } from './carried';
import { courseOf, neighbour, share, within } from './course';
import { press } from './keys';
import { linkTo, pathTo, saveRecord } from './links';
import { Player } from './player.svelte';

type Made = { epoch: number; events?: object[] };

/** A game of Ra with these moments, of which only epochs and events matter here. */
function replayOf(...moments: Made[]): RaReplay {
	const steps = moments.map(({ epoch, events = [] }, version) => ({ version, events, view: { epoch } }));
	return { game: 'ra', seats: ['Ana', 'Ben'], steps } as unknown as RaReplay;
}

const GAME = replayOf(
	{ epoch: 1 },
	{ epoch: 1 },
	{ epoch: 1, events: [{ type: 'auction_won', seat: 1, paid: 9, gained: 1, tiles: ['nile'] }] },
	{ epoch: 1, events: [{ type: 'unsold', discarded: false, tiles: [] }] },
	{ epoch: 2, events: [{ type: 'epoch_scored', epoch: 1, lines: [] }] },
	{ epoch: 2, events: [{ type: 'auction_won', seat: 0, paid: 2, gained: 9, tiles: [] }] },
	{ epoch: 3 },
	{ epoch: 3, events: [{ type: 'game_over', winners: [0], scores: [3, 2], by_tie_break: false }] }
);

describe('the course of a game', () => {
	const course = courseOf(GAME);

	it('has epochs that follow each other without a gap', () => {
		expect(course.epochs).toEqual([
			{ epoch: 1, from: 0, to: 3 },
			{ epoch: 2, from: 4, to: 5 },
			{ epoch: 3, from: 6, to: 7 }
		]);
		expect(course.last).toBe(7);
	});

	it('has a tick for every auction, by its winner or nobody', () => {
		expect(course.ticks).toEqual([
			{ version: 2, seat: 1 },
			{ version: 3, seat: null },
			{ version: 5, seat: 0 }
		]);
	});

	it('has moments for lots, scorings and the end', () => {
		expect(course.moments.map(({ version }) => version)).toEqual([2, 4, 5, 7]);
	});

	it('leads to the next mark, or to the end behind the last', () => {
		expect(neighbour([2, 5], 2, 1, 7)).toBe(5);
		expect(neighbour([2, 5], 5, 1, 7)).toBe(7);
		expect(neighbour([2, 5], 5, -1, 7)).toBe(2);
		expect(neighbour([2, 5], 2, -1, 7)).toBe(0);
	});

	it('keeps whatever is asked for within the game', () => {
		expect([-3, 4, 99, Number.NaN, 2.7].map((at) => within(course, at))).toEqual([0, 4, 7, 0, 2]);
		expect(share(course, 7)).toBe(100);
		expect(share(courseOf(replayOf({ epoch: 1 })), 0)).toBe(0);
	});
});

describe('playing by itself', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it('goes on move by move, faster with the speed, and stops at the end', () => {
		const player = new Player(courseOf(GAME), 4);

		player.toggle();
		vi.advanceTimersByTime(1200);
		expect([player.at, player.playing, player.onwards]).toEqual([5, true, true]);
		player.speed = 4;
		vi.advanceTimersByTime(1200 + 300);
		expect([player.at, player.playing]).toEqual([7, false]);
	});

	it('begins anew where the game is at its end', () => {
		const player = new Player(courseOf(GAME), 7);

		player.toggle();

		expect([player.at, player.playing]).toEqual([0, true]);
		player.pause();
	});

	it('has four speeds, the first behind the last', () => {
		const player = new Player(courseOf(GAME), 0);
		const speeds = [1, 2, 3, 4].map(() => {
			player.faster();
			return player.speed;
		});

		expect(speeds).toEqual([2, 4, 0.5, 1]);
	});

	it('stops when somebody steps', () => {
		const player = new Player(courseOf(GAME), 0);

		player.toggle();
		player.step(1);
		vi.advanceTimersByTime(9999);

		expect([player.at, player.playing]).toEqual([1, false]);
	});

	it('shows motion for one step on, and for nothing else', () => {
		const player = new Player(courseOf(GAME), 0);
		const seen = [1, 5, 4].map((at) => {
			player.go(at);
			return player.onwards;
		});

		expect(seen).toEqual([true, false, false]);
	});
});

describe('the keys', () => {
	function pressed(at: number, key: string, more: KeyboardEventInit = {}, on = document.body): number {
		const player = new Player(courseOf(GAME), at);
		const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
		Object.defineProperty(event, 'target', { value: on });
		const meant = press(player, event);
		expect(event.defaultPrevented).toBe(meant);
		player.pause();
		return player.at;
	}

	it.each([
		['ArrowRight', {}, 4],
		['ArrowLeft', {}, 2],
		['ArrowRight', { shiftKey: true }, 5],
		['ArrowLeft', { shiftKey: true }, 2],
		['PageDown', {}, 4],
		['PageUp', {}, 0],
		['Home', {}, 0],
		['End', {}, 7],
		['ArrowRight', { ctrlKey: true }, 3],
		['a', {}, 3]
	])('%s %j leads from 3 to %i', (key, more, to) => {
		expect(pressed(3, key, more)).toBe(to);
	});

	it('leave a page that can be scrolled to be scrolled, but for the board and the bar', () => {
		vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 300);
		document.body.innerHTML = '<main data-replay="board"><i></i><p data-replay="side"></p></main><b data-replay="bar"></b>';
		const on = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
		for (const key of ['PageDown', 'PageUp', 'Home', 'End', ' ']) {
			for (const where of ['body', 'p']) expect(pressed(3, key, {}, on(where))).toBe(3);
		}
		for (const where of ['i', 'b', 'main']) expect(pressed(3, 'End', {}, on(where))).toBe(7);
		expect(pressed(3, 'ArrowRight', {}, on('p'))).toBe(4);
	});

	it('leave texts, choices and buttons alone', () => {
		const made = (markup: string): HTMLElement => {
			document.body.innerHTML = markup;
			return document.body.firstElementChild as HTMLElement;
		};

		expect(pressed(3, 'ArrowRight', {}, made('<textarea></textarea>'))).toBe(3);
		expect(pressed(3, 'ArrowRight', {}, made('<input type="radio">'))).toBe(3);
		expect(pressed(7, ' ', {}, made('<button>x</button>'))).toBe(7);
		expect(pressed(3, 'ArrowRight', {}, made('<button>x</button>'))).toBe(4);
		expect(pressed(3, 'ArrowRight', {}, made('<input type="range">'))).toBe(4);
		expect(pressed(7, ' ')).toBe(0);
	});
});

describe('links and files', () => {
	it('a link names the moment, and the opening is the game itself', () => {
		expect(pathTo('abc', 0)).toBe('/replay/abc');
		expect(linkTo('abc', 41, 'http://here')).toBe('http://here/replay/abc?at=41');
	});

	it('a record is saved under a name that ends in .ra', () => {
		const saved: string[] = [];
		vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
			saved.push(this.download);
		});
		vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');

		saveRecord('game: ra\n', 'mine');
		saveRecord('game: ra\n', 'mine.ra');

		expect(saved).toEqual(['mine.ra', 'mine.ra']);
	});

	it('a record that is carried to the page is taken once', () => {
		carry({ text: 'game: ra', name: 'a.ra' });

		expect([takeCarried()?.name, takeCarried()]).toEqual(['a.ra', null]);
	});
});
