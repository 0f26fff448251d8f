/** What somebody typed into the command field: a move, a question, something to say, or neither. */

import { waysOf, type Game, type Say } from './spelled';
import { aliasesOf, folded, tokensOf, TypedWords } from './typed';

/** A legal move, by its text in notation and by its words in the page's language. */
export type Choice = { text: string; words: string };
export type Question = 'track' | 'suns' | 'seat' | 'bag' | 'last' | 'score' | 'worth' | 'clock' | 'help';
/** What is done besides moves, by the terminal's words for it: a bid for later, and a step back. */
export type Order = 'limit' | 'back';
export type Meant =
	| { kind: 'move'; move: string }
	| { kind: 'several'; moves: readonly Choice[] }
	| { kind: 'question'; question: Question; about: string }
	| { kind: 'order'; order: Order; about: string }
	| { kind: 'say'; text: string }
	| { kind: 'unknown' };

const OF_TERMINAL = { help: 'help', bag: 'bag', score: 'sheet' } as const;
const ORDERS: readonly Order[] = ['limit', 'back'];
const QUESTIONS: readonly Question[] = [
	'track',
	'suns',
	'seat',
	'bag',
	'last',
	'score',
	'worth',
	'clock',
	'help'
];

/** Read what was typed; moves are looked for among those that are legal now. */
export function meaningOf(text: string, game: Game, choices: readonly Choice[], say: Say): Meant {
	const typed = text.trim();
	const said = spoken(typed, say);
	if (said !== null) return { kind: 'say', text: said };
	const notation = new TypedWords(say, game).notation(typed);
	const exact = choices.find((choice) => choice.text === notation);
	if (exact) return { kind: 'move', move: exact.text };
	const question = questionIn(typed, say);
	if (question) return question;
	const order = orderIn(typed, say);
	if (order) return order;
	const found = likely(typed, notation, choices);
	if (found.length === 1 && found[0]) return { kind: 'move', move: found[0].text };
	return found.length === 0 ? { kind: 'unknown' } : { kind: 'several', moves: found };
}

/** What is to be said at the table, behind the terminal's word for it; null for anything else. */
function spoken(text: string, say: Say): string | null {
	const [first = '', ...rest] = text.split(/\s+/);
	const ways = [...waysOf(say('type-command-say')), 'say'].map(folded);
	if (rest.length === 0 || !ways.includes(folded(first))) return null;
	return rest.join(' ');
}

function questionIn(text: string, say: Say): Meant | null {
	const tokens = tokensOf(text);
	const asked = new Map([...aliasesOf(say, 'web-ask-', QUESTIONS)]);
	for (const [question, command] of Object.entries(OF_TERMINAL)) {
		for (const way of waysOf(say(`type-command-${command}`))) {
			asked.set(tokensOf(way).join(' '), question);
		}
	}
	const whole = asked.get(tokens.join(' '));
	if (whole !== undefined) return { kind: 'question', question: whole as Question, about: '' };
	if (asked.get(tokens[0] ?? '') !== 'seat') return null;
	return { kind: 'question', question: 'seat', about: tokens.slice(1).join(' ') };
}

/** Something to do besides moves: `limit` with or without a sun, or `back` alone. */
function orderIn(text: string, say: Say): Meant | null {
	const [first = '', ...rest] = tokensOf(text);
	const order = ORDERS.find((one) => [...waysOf(say(`type-command-${one}`)), one].map(folded).includes(first));
	if (order === undefined || (order === 'back' && rest.length > 0)) return null;
	return { kind: 'order', order, about: rest.join(' ') };
}

/** The moves that may be meant, by the strictest reading that fits any of them. */
function likely(typed: string, notation: string, choices: readonly Choice[]): readonly Choice[] {
	if (notation === '') return [];
	const words = folded(typed);
	const readings: ((choice: Choice) => boolean)[] = [
		(choice) => sorted(choice.text) === sorted(widest(notation, choices)),
		(choice) => folded(choice.words) === words,
		(choice) => `${choice.text} `.startsWith(`${notation} `),
		(choice) => /^\S+$/.test(notation) && choice.text.split(' ').slice(1).includes(notation),
		(choice) => choice.text.startsWith(notation),
		(choice) => folded(choice.words).startsWith(words)
	];
	for (const fits of readings) {
		const found = choices.filter(fits);
		if (found.length > 0) return found;
	}
	return [];
}

/** Dice may be named in any order: the text with the words of each part in one. */
function sorted(text: string): string {
	const [verb = '', ...rest] = text.split(' ');
	const parts = rest.join(' ').split(/\bwith\b/);
	return [verb, ...parts.map((part) => part.trim().split(' ').sort().join(' '))].join('|');
}

/** `roll all` is the roll with the most dice. */
function widest(notation: string, choices: readonly Choice[]): string {
	if (!notation.endsWith(' all')) return notation;
	const verb = notation.slice(0, notation.indexOf(' ') + 1);
	const rolls = choices.filter((choice) => choice.text.startsWith(verb)).map(({ text }) => text);
	return rolls.reduce((most, roll) => (dice(roll) > dice(most) ? roll : most), notation);
}

function dice(roll: string): number {
	return roll.split(' ').filter((word) => word !== 'all').length;
}
