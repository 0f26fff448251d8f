/** Answers to questions at the table: what there is to see, in words, for who does not see it. */

import type { Person } from '../lib/board';
import type { CounselStruct, DiceView, RaView } from '../lib/wire';
import { joined, gainWords, marginWords, type Audience } from '../words';
import { diceAnswers } from './answers-dice';
import { raAnswers } from './answers-ra';
import type { Question } from './matching';
import { clockText } from './clocks';
import { called } from './speech';
import { waysOf, type Say } from './spelled';
import { folded } from './typed';

/** All that an answer may need. */
export type Known = {
	view: RaView | DiceView;
	people: readonly Person[];
	audience: Audience;
	/** What happened last, in words. */
	last: string;
	/** What is being decided, in words. */
	sentence: string;
	/** The legal moves, in words. */
	moves: readonly string[];
	counsel: CounselStruct | null;
	/** What the lot is worth by seat, as it was told last; nothing where it was not told of this lot. */
	lot: readonly number[];
	/** What is left on the clock of every seat; null where none runs. */
	clocks: readonly (number | null)[];
	/** Whether the table gives advice. */
	advice: boolean;
	say: Say;
};

const LISTED: readonly Question[] = ['track', 'suns', 'seat', 'bag', 'last', 'score', 'worth', 'clock'];

/** The answer to a question about the table. */
export function answerTo(question: Question, about: string, known: Known): string {
	const { say } = known;
	switch (question) {
		case 'help':
			return helpFor(known);
		case 'last':
			return known.last || say('web-table-log-empty');
		case 'score':
			return scores(known);
		case 'seat':
			return ofSeat(about, known);
		case 'worth':
			return worth(known);
		case 'clock':
			return clocksOf(known);
		default:
			return 'bag' in known.view
				? raAnswers[question](known.view, known)
				: diceAnswers[question](known.view, say);
	}
}

/** The questions by the words that this language has for them. */
export function questionWords(say: Say): string {
	return LISTED.map((question) => waysOf(say(`web-ask-${question}`))[0] ?? question).join(', ');
}

function helpFor({ sentence, moves, say }: Known): string {
	const now =
		moves.length > 0
			? say('web-command-moves', { moves: moves.join('; ') })
			: say('web-command-no-moves');
	return [sentence, now, say('web-command-hint', { questions: questionWords(say) })].join(' ');
}

function scores({ view, people, say }: Known): string {
	const each = people.map((person, seat) => {
		const points = view.seats[seat]?.points ?? null;
		const name = called(person, say);
		return points === null
			? say('web-answer-score-hidden', { name })
			: say('web-answer-score', { name, points });
	});
	return `${joined(each)}.`;
}

function ofSeat(about: string, known: Known): string {
	const { view, people, say } = known;
	const seat = seatIn(about, people);
	const person = people[seat];
	if (!person) {
		const seats = people.map((one, place) => `${place + 1} ${called(one, say)}`).join(', ');
		return say('web-answer-no-seat', { seats });
	}
	const things =
		'bag' in view ? raAnswers.things(view, seat, known) : diceAnswers.things(view, seat, say);
	return say('web-answer-seat', { name: called(person, say), things: things.join(', ') });
}

/** A seat by its number, by its name or the beginning of it; one's own where nothing is named. */
function seatIn(about: string, people: readonly Person[]): number {
	if (about === '') return people.findIndex((person) => person.you);
	if (/^\d+$/.test(about)) return Number(about) - 1;
	const exact = people.findIndex((person) => folded(person.name) === about);
	return exact >= 0 ? exact : people.findIndex((person) => folded(person.name).startsWith(about));
}

function worth({ view, counsel, lot, people, advice, say }: Known): string {
	if (!advice) return say('web-answer-no-worth');
	if (!('bag' in view)) return margins(counsel, say);
	const worths = lot.map((points, seat) => {
		const person = people[seat];
		const name = person ? called(person, say) : String(seat + 1);
		return say('web-answer-worth-of', { name, points: Math.round(points) });
	});
	const next = counsel?.next_ra ?? null;
	const odds =
		next === null
			? ''
			: `${say('web-table-bag-percent', { n: Math.round(next * 100) })} ${say('web-table-bag-odds')}.`;
	const told = worths.length > 0 ? say('web-answer-worth', { worths: joined(worths) }) : '';
	return [told, odds].filter((part) => part !== '').join(' ') || say('web-answer-worth-later');
}

/** What one more of each use of dice is worth. */
function margins(counsel: CounselStruct | null, say: Say): string {
	const worths = Object.entries(counsel?.margins ?? {}).map(([code, points]) => gainWords(marginWords('ra-dice', code), points));
	return worths.length > 0 ? `${say('think-margins')} ${worths.join('; ')}.` : say('web-answer-worth-later');
}

function clocksOf({ people, clocks, say }: Known): string {
	const times = people.flatMap((person, seat) => {
		const left = clocks[seat] ?? null;
		return left === null ? [] : [say('join-time', { name: called(person, say), time: clockText(left) })];
	});
	return times.length > 0 ? say('join-times', { times: joined(times) }) : say('web-answer-no-clock');
}
