import { expect, test } from 'vitest';
import { turnOf } from './turns';

test('whoever holds one seat keeps it, whoever is asked', () => {
	expect(turnOf({ mine: [1], asked: 0, current: 1, hidden: true })).toEqual({ seat: 1, curtain: null });
	expect(turnOf({ mine: [1], asked: 1, current: 1, hidden: true })).toEqual({ seat: 1, curtain: null });
});

test('whoever watches has no seat', () => {
	expect(turnOf({ mine: [], asked: 2, current: null, hidden: false })).toEqual({ seat: null, curtain: null });
});

test('on one device the page follows who is asked', () => {
	expect(turnOf({ mine: [0, 2], asked: 2, current: 0, hidden: false })).toEqual({ seat: 2, curtain: null });
});

test('where points are hidden the device is passed on behind a curtain', () => {
	expect(turnOf({ mine: [0, 2], asked: 2, current: 0, hidden: true })).toEqual({ seat: 0, curtain: 2 });
});

test('bots in between change nothing', () => {
	expect(turnOf({ mine: [0, 2], asked: 1, current: 2, hidden: false })).toEqual({ seat: 2, curtain: null });
	expect(turnOf({ mine: [0, 2], asked: null, current: 2, hidden: true })).toEqual({ seat: 2, curtain: null });
});

test('at first somebody is shown behind a curtain only where somebody else may look', () => {
	expect(turnOf({ mine: [0, 2], asked: 1, current: null, hidden: false })).toEqual({ seat: 0, curtain: null });
	expect(turnOf({ mine: [0, 2], asked: 2, current: null, hidden: true })).toEqual({ seat: 2, curtain: 2 });
});

test('a seat that was given away is looked from no more', () => {
	expect(turnOf({ mine: [2], asked: 1, current: 0, hidden: true })).toEqual({ seat: 2, curtain: null });
});
