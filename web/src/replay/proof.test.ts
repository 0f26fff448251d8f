/** The words of a verdict are those of the terminal, and the seal shows them before its facts. */

import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import proofs from '../../test/fixtures/proofs.json';
import { verify } from '../lib/verify';
import { setLanguage } from '../lib/words.svelte';
import { promiseSaid, restsOn, verdictSaid } from './proof';
import Seal from './Seal.svelte';

const FILES = import.meta.glob<string>(['../../../examples/*.ra', '../../../tests/golden/*.ra'], {
	query: '?raw',
	import: 'default',
	eager: true
});
const SEALED = FILES['../../../examples/sealed.ra'] as string;
const WITHOUT_SECRET = SEALED.replace(/^secret.*\n/m, '');
const OTHER_THROW = SEALED.replace('blue:civ', 'blue:sun');

describe('a verdict in words', () => {
	it.each([
		[SEALED, 'Proved: all 4 deals come from what was sealed before.'],
		[WITHOUT_SECRET, 'Not provable: the starter and moves 1 to 9 have a seal never opened.'],
		[SEALED.replace(/^(commitment|words|secret).*\n/gm, ''), 'Not provable: the starter and moves 1 to 9 have no commitment.'],
		[SEALED.replace('starter: 1', 'starter: 2'), 'Contradicted at the starter: the seal deals 1, the record says 2.']
	])('is the sentence of the terminal (%#)', (text, said) => {
		expect(verdictSaid(verify(text))).toBe(said);
	});

	it('names the turn where the file numbers its turns, and else the move alone', () => {
		const bare = OTHER_THROW.replace(/^[12]\. \w+: /gm, '');

		expect(verdictSaid(verify(OTHER_THROW))).toMatch(/^Contradicted at move 1, in turn 1: the seal deals \+red:pharaoh/);
		expect(verdictSaid(verify(bare))).toMatch(/^Contradicted at move 1: the seal deals \+red:pharaoh/);
	});

	it('names the line of a false secret', () => {
		const said = verdictSaid(verify(SEALED.replace('secret: c5', 'secret: c6')));

		expect(said).toMatch(/^Line 10: The secret does not belong to the commitment/);
	});

	it('says what no seal covers, and more where nobody gave a word or draws were seen', () => {
		const silent = FILES['../../../tests/golden/ra-2-rio-grande-random.ra'] as string;
		const practice = FILES['../../../tests/golden/ra-3-everything.ra'] as string;

		expect(restsOn(verify(SEALED))).toHaveLength(1);
		expect(restsOn(verify(silent))[0]).toMatch(/^No seat added a word/);
		expect(restsOn(verify(practice))[0]).toMatch(/^This game was forked after 40 moves/);
		expect(restsOn(verify(OTHER_THROW))).toEqual([]);
		expect(promiseSaid(58, 0, false)).toMatch(/another took over/);
		expect(promiseSaid(58, 0, true)).toBe('From move 58 on:');
	});

	it('has words in every language for every verdict of the fixture', async () => {
		const kinds = new Set(proofs.map(({ verdict }) => verdict.verdict));
		const texts = [SEALED, WITHOUT_SECRET, OTHER_THROW, ''];

		expect(new Set(texts.map((text) => verify(text).verdict))).toEqual(kinds);
		for (const language of ['pt-BR', 'de', 'en'] as const) {
			await setLanguage(language);
			expect(texts.map((text) => verdictSaid(verify(text))).every(Boolean)).toBe(true);
		}
	});
});

describe('the panel of the seal', () => {
	it('shows the sentence, then seal, words and secret, and verifies again on demand', async () => {
		render(Seal, { text: SEALED, verdict: verify(SEALED), save: () => undefined });

		expect(screen.getByText('Nothing was altered.')).toBeTruthy();
		expect(screen.getByText('3a42 b466 … a42c eddc')).toBeTruthy();
		expect(screen.getByText('equals the seal')).toBeTruthy();
		expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual(['Ana', 'Ben']);
		screen.getByRole('button', { name: 'Verify again' }).click();
		expect(await screen.findByText('Verified again, in this page.')).toBeTruthy();
	});

	it('never says that nothing was altered where something was', () => {
		render(Seal, { text: OTHER_THROW, verdict: verify(OTHER_THROW), save: () => undefined });

		expect(screen.queryByText('Nothing was altered.')).toBeNull();
		expect(screen.getByText('Something was altered.')).toBeTruthy();
	});
});
