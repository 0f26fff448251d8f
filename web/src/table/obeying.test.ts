import { expect, test, vi } from 'vitest';
import full from '../../test/fixtures/ra-turn-full.json';
import turn from '../../test/fixtures/ra-turn.json';
import { say } from '../lib/words.svelte';
import type { RaMove, RaView, TableStruct } from '../lib/wire';
import type { Known } from './answers';
import { obey } from './obeying';
import { peopleOf } from './people';
import { audienceOf, Wording } from './wording';

const MUST = 'If you invoke Ra and nobody else bids, you must.';

function decision(scene: typeof turn | typeof full) {
	const view = scene.update.view as unknown as RaView;
	const people = peopleOf(scene.table as unknown as TableStruct, scene.welcome.seat, 0, say);
	const wording = new Wording('ra', view, audienceOf(view, people), say);
	return { wording, options: scene.update.options as unknown as readonly RaMove[] };
}

test('whoever may invoke Ra hears first that they must bid if nobody else does', () => {
	const { wording, options } = decision(turn);
	expect(wording.heard(options)).toBe(`${wording.asked()} ${MUST}`);
	expect(wording.heard([])).toBe(wording.asked());
	const last = decision(full);
	expect(last.wording.heard(last.options)).not.toContain(MUST);
	expect(last.wording.heard(last.options)).toContain('you may also pass');
});

test('an auction that is typed is asked about before it is played', () => {
	const { wording, options } = decision(turn);
	const play = vi.fn(() => true);
	const common = { game: 'ra', known: { say } as Known, choices: wording.choices(options), play, speak: () => undefined } as const;
	const asked = obey('ra', { ...common, question: (move) => wording.question(move, options) });
	expect(play).not.toHaveBeenCalled();
	expect(asked.said).toContain(MUST);
	expect(asked.choices.map((choice) => choice.text)).toEqual(['ra']);

	obey('draw', { ...common, question: (move) => wording.question(move, options) });
	expect(play).toHaveBeenLastCalledWith('draw');
	obey('ra', { ...common, question: () => '' });
	expect(play).toHaveBeenLastCalledWith('ra');
	expect(decision(full).wording.question('ra', decision(full).options)).toBe('');
});

test('a limit and a step back are done where they are typed, and what came of it is said', () => {
	const order = vi.fn(() => 'Done.');
	const doing = { game: 'ra', known: { say } as Known, choices: [], play: () => true, speak: () => undefined } as const;

	expect(obey('limit 9', { ...doing, order }).said).toBe('Done.');
	expect(obey('back', { ...doing, order }).said).toBe('Done.');
	expect(order.mock.calls).toEqual([['limit', '9'], ['back', '']]);
});

test('what the lot is worth is answered later where the server has to be asked', () => {
	const people = peopleOf(turn.table as unknown as TableStruct, turn.welcome.seat, 0, say);
	const known = { say, people, view: turn.update.view as unknown as RaView, advice: true, lot: [], counsel: null } as unknown as Known;
	const doing = { game: 'ra', known, choices: [], play: () => true, speak: () => undefined } as const;

	expect(obey('worth', { ...doing, consult: () => true }).said).toBe('');
	expect(obey('worth', { ...doing, consult: () => false }).said).toBe('Advice comes when it is your decision.');
});
