/**
 * Proving that nobody chose the deal, from the text of a game file alone.
 *
 * Every seal that was opened deals again, in this page and without the server's word. The answer
 * are facts with names; `src/replay/proof.ts` puts them into words. Python's twin is
 * `heliopolis replay --verify`, and a test holds both to the same verdicts.
 */

import { chanceOf, dealOpening, isOutcome } from './deals';
import { openingName, readRecord } from './record';
import type { GameRecord, Seal } from './record';
import { RecordRefused } from './refused';
import { SealedDealer, commitmentTo } from './sealed';
import type { RefusalStruct } from './wire';

/** A seal of the game: the number from which it deals, and how often it dealt. */
export type Promised = {
	readonly first: number;
	readonly commitment: string;
	readonly deals: number;
	/** By seat, "" for none; without any the dealer could have tried secrets before. */
	readonly words: readonly string[];
	/** "" where it was never opened. */
	readonly secret: string;
};

/** A part of a game whose chance nobody can check, from one number to another. */
export type Gap = {
	readonly first: number;
	readonly last: number;
	readonly why: 'no-commitment' | 'never-opened';
	readonly opening: 'suns' | 'starter';
};

type Rests = {
	readonly promises: readonly Promised[];
	readonly seats: readonly string[];
	readonly practice: number | null;
};

/** Every deal of the game is the one that its seals deal; so many were compared. */
export type Proved = Rests & { readonly verdict: 'proved'; readonly deals: number };

/** Nothing is wrong, but some parts cannot be checked. */
export type NotProvable = Rests & {
	readonly verdict: 'not-provable';
	readonly gaps: readonly Gap[];
	readonly deals: number;
};

/** The record differs from what was sealed; this is the first difference, at move 0 the opening. */
export type Contradicted = Rests & {
	readonly verdict: 'contradicted';
	readonly move: number;
	/** Null where the file does not number its turns. */
	readonly turn: number | null;
	readonly sealed: string;
	readonly recorded: string;
	readonly opening: 'suns' | 'starter';
};

/** The text is no game file, or a secret in it does not belong to its commitment. */
export type Unreadable = {
	readonly verdict: 'refused';
	readonly refusal: RefusalStruct;
	readonly line: number | null;
};

export type Verdict = Proved | NotProvable | Contradicted | Unreadable;

/** Deal the game of a file again with every seal that was opened, and compare. */
export function verify(text: string): Verdict {
	try {
		const record = readRecord(text);
		record.seals.forEach(checkSecret);
		return compare(record);
	} catch (error) {
		if (!(error instanceof RecordRefused)) throw error;
		return { verdict: 'refused', refusal: error.refusal, line: error.line };
	}
}

function checkSecret(seal: Seal): void {
	if (!seal.secret) return;
	const digest = commitmentTo(seal.secret);
	if (digest !== seal.commitment) throw new RecordRefused('false-secret', seal.line, { digest });
}

/** What one dealer dealt, or nobody who made a promise; the opening has the number 0. */
type Section = {
	readonly seal: Seal | null;
	readonly first: number;
	readonly last: number;
	readonly numbers: readonly number[];
};

function compare(record: GameRecord): Verdict {
	const sections = sectionsOf(record);
	const rests: Rests = {
		promises: sections.flatMap(promised),
		seats: record.seats,
		practice: record.practice
	};
	const difference = firstDifference(record, sections);
	if (difference) return { verdict: 'contradicted', ...difference, ...rests };
	const dealt = sections.filter((section) => section.numbers.length);
	const gaps = dealt.flatMap((section) => gapOf(record, section));
	const opened = dealt.filter((section) => section.seal?.secret);
	const deals = opened.reduce((sum, section) => sum + section.numbers.length, 0);
	if (gaps.length) return { verdict: 'not-provable', gaps, deals, ...rests };
	return { verdict: 'proved', deals, ...rests };
}

/** Every seal covers what lies before the next one; of several with one number the last deals. */
function sectionsOf(record: GameRecord): Section[] {
	const seals: (Seal | null)[] = [...record.seals];
	if (!record.seals.some((seal) => seal.first === 0)) seals.unshift(null);
	return seals.map((seal, index) => {
		const next = seals[index + 1];
		const first = seal?.first ?? 0;
		const last = next ? next.first - 1 : record.items.length;
		const numbers = [];
		for (let number = first; number <= last; number++) {
			const item = record.items[number - 1];
			if (!item || isOutcome(item)) numbers.push(number);
		}
		return { seal, first, last, numbers };
	});
}

function promised({ seal, numbers }: Section): Promised[] {
	if (!seal) return [];
	const { first, commitment, words, secret } = seal;
	return [{ first, commitment, words, secret, deals: numbers.length }];
}

function gapOf(record: GameRecord, { seal, first, last }: Section): Gap[] {
	if (seal?.secret) return [];
	const why = seal ? 'never-opened' : 'no-commitment';
	return [{ first, last, why, opening: openingName(record.game) }];
}

type Difference = Omit<Contradicted, 'verdict' | keyof Rests>;

/** Walk through the game as the file has it, and deal each outcome again. */
function firstDifference(record: GameRecord, sections: readonly Section[]): Difference | null {
	const chance = chanceOf(record);
	let found: Difference | null = null;
	for (const { seal, numbers } of sections) {
		const dealer = seal?.secret ? new SealedDealer(seal.secret, record.table, seal.words) : null;
		for (const number of numbers) {
			const item = record.items[number - 1];
			const recorded = item?.text ?? record.opening;
			const outcome = dealer?.at(number);
			const opening = openingName(record.game);
			if (outcome && !found) {
				const sealed = item ? chance.deal(item, outcome) : dealOpening(record, outcome);
				const turn = item ? item.turn : 0;
				if (sealed !== recorded) found = { move: number, turn, sealed, recorded, opening };
			}
			// Also behind a difference: a tile that is not in the bag makes it no game at all.
			if (item) chance.see(item, number);
		}
	}
	return found;
}
