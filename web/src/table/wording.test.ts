import { beforeEach, expect, test } from 'vitest';
import { say, setLanguage } from '../lib/words.svelte';
import type { DiceView, RaView, TableStruct } from '../lib/wire';
import dice from '../../test/fixtures/dice-epoch-scored.json';
import ra from '../../test/fixtures/ra-epoch-scored.json';
import type { Seen } from '../lib/line.svelte';
import { peopleOf } from './people';
import { audienceOf, Wording } from './wording';

beforeEach(() => setLanguage('en'));

test.each([
	['ra', ra],
	['ra-dice', dice]
] as const)('the log of %s tells the points of an epoch, and not what is put away after it', (game, scene) => {
	const view = scene.update.view as unknown as RaView | DiceView;
	const people = peopleOf(scene.table as unknown as TableStruct, 0, 0, say);
	const wording = new Wording(game, view, audienceOf(view, people), say);
	const history = scene.update.moves as unknown as readonly Seen[];
	const end = history.findLast((seen) => seen.events.some((event) => event.type === 'epoch_scored'));
	if (!end) throw new Error('no epoch ended');

	const told = wording.pieces(end).map((piece) => piece.text).join('');
	const whole = wording.happened([end]).join(' ');

	expect(told).toMatch(/is scored: .*You: /);
	expect(told.length).toBeLessThan(whole.length);
	for (const sentence of told.split(/(?<=\.) /)) expect(whole).toContain(sentence);
});
