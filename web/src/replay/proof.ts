/** What verifying a record showed, in words; Python's twin is texts/proof.py. */

import type { Gap, Verdict } from '../lib/verify';
import { say } from '../lib/words.svelte';
import { failureWords, joined } from '../words';

/** A verdict as one sentence. */
export function verdictSaid(verdict: Verdict): string {
	switch (verdict.verdict) {
		case 'proved':
			return say('proof-proved', { deals: verdict.deals });
		case 'not-provable':
			return say('proof-not-provable', { gaps: joined(verdict.gaps.map(gapSaid), 'comma') });
		case 'contradicted': {
			const { move, turn, sealed, recorded, opening } = verdict;
			if (!move) return say('proof-contradicted-opening', { opening, sealed, recorded });
			if (turn === null) return say('web-replay-contradicted', { move, sealed, recorded });
			return say('proof-contradicted', { move, turn, sealed, recorded });
		}
		case 'refused':
			return failureWords(verdict);
	}
}

/** What the verdict rests on and what no seal covers, one text after the other. */
export function restsOn(verdict: Verdict): string[] {
	if (verdict.verdict === 'refused') return [];
	const texts: string[] = [];
	const { practice, promises } = verdict;
	if (verdict.verdict !== 'contradicted' && practice !== null) {
		texts.push(say('proof-practice', { practice }));
	}
	if (verdict.verdict === 'proved') {
		const silent = !promises.some(({ words }) => words.some(Boolean));
		if (silent) texts.push(say('proof-no-words'));
		texts.push(say('proof-not-covered'));
	}
	return texts;
}

/** From where on a promise deals; one that another took over before it dealt says so. */
export function promiseSaid(first: number, deals: number, isLast: boolean): string {
	return say(!deals && !isLast ? 'proof-promise-idle' : 'proof-promise', { first });
}

function gapSaid({ first, last, why, opening }: Gap): string {
	const from = Math.max(1, first);
	const moves = last > from ? 'moves' : 'move';
	const part = first ? moves : last ? `opening-${moves}` : 'opening';
	return say(`proof-gap-${why}`, { part, opening, first: from, last });
}
