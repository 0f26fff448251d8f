/** The lines of a game file, told apart: headers, then turns (docs/notation.md, Records). */

import { RecordRefused } from './refused';

const LIMIT = 4_000_000;
const HEADER = /^([a-z][a-z0-9-]{0,39})(?: ([0-9]{1,9}))?$/;
const KNOWN = new Set([
	...['game', 'notation', 'edition', 'override', 'seats', 'bots', 'scores', 'clock', 'began'],
	...['practice', 'commitment', 'words', 'secret', 'hands', 'result']
]);
const OUTCOME = /(?:^|[ ,])\+/;

export type Line = { readonly number: number; readonly text: string };

/** What one header says; `number` are the digits in its name, "" without any. */
export type Header = {
	readonly line: number;
	readonly name: string;
	readonly number: string;
	readonly said: string;
};

/** A move or an outcome of a file, its line, and the number of its turn where the file says it. */
export type Item = {
	readonly text: string;
	readonly line: number;
	readonly turn: number | null;
};

export class Parts {
	constructor(
		readonly headers: readonly Header[],
		readonly turns: readonly Line[],
		/** The line behind the headers, or the last of them. */
		readonly end: number
	) {}

	/** The headers with a name, in the order of the file; none of them may have a number. */
	all(name: string): Header[] {
		const found = this.headers.filter((header) => header.name === name);
		const numbered = found.find((header) => header.number);
		if (numbered) throw new RecordRefused('header-without-number', numbered.line, { header: name });
		return found;
	}

	find(name: string): Header | null {
		const [first, second] = this.all(name);
		if (second) throw new RecordRefused('second-header', second.line, { header: name });
		return first ?? null;
	}

	need(name: string): Header {
		const found = this.find(name);
		if (!found) throw new RecordRefused('missing-header', this.end, { header: name });
		return found;
	}
}

/** A header's name with its number. */
export function titleOf(header: Header): string {
	return header.number ? `${header.name} ${header.number}` : header.name;
}

/** Tell the headers of a file from its turns. */
export function splitFile(text: string): Parts {
	if (text.length > LIMIT) throw new RecordRefused('file-too-long', null, { limit: LIMIT });
	const zero = text.indexOf('\0');
	if (zero >= 0) throw new RecordRefused('zero-byte', text.slice(0, zero).split('\n').length);
	const lines = linesOf(text);
	if (!lines.length) throw new RecordRefused('empty-file', 1);
	const headers: Header[] = [];
	let seats: string[] = [];
	for (const line of lines) {
		const header = readHeader(line, seats);
		if (!header) break;
		headers.push(header);
		if (header.name === 'seats') seats = splitNames(header.said);
	}
	const end = lines[Math.min(headers.length, lines.length - 1)] as Line;
	return new Parts(headers, lines.slice(headers.length), end.number);
}

/** The names that a header lists. */
export function splitNames(said: string): string[] {
	return said.split(',').map(trimmed);
}

/** The moves and outcomes of the turns, in order, without their times. */
export function itemsOf(turns: readonly Line[]): Item[] {
	const items: Item[] = [];
	let turn: number | null = null;
	for (const { number: line, text } of turns) {
		const { number, name, said } = splitTurn(text);
		// A line without a number goes on with a turn, or begins one that nobody has counted.
		if (number !== null) turn = number;
		else if (name !== null) turn = null;
		const texts = splitNames(said).flatMap((item) => item.split(/ (?=\+)/));
		if (!texts[texts.length - 1]) texts.pop();
		for (const one of texts) {
			const move = withoutTime(one);
			if (!move) throw new RecordRefused('missing-move', line);
			items.push({ text: move, line, turn });
		}
	}
	return items;
}

function linesOf(text: string): Line[] {
	const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
	return plain
		.split('\n')
		.map((line, index) => ({
			number: index + 1,
			text: trimmed((line.split('#')[0] as string).replace(/[ \t]+/g, ' '))
		}))
		.filter((line) => line.text);
}

function readHeader(line: Line, seats: readonly string[]): Header | null {
	const colon = line.text.indexOf(':');
	const name = trimmed(line.text.slice(0, Math.max(colon, 0)));
	if (colon < 0 || /^[0-9]+\./.test(name) || OUTCOME.test(name)) return null;
	const found = HEADER.exec(name);
	if (seats.includes(name) && !(found && KNOWN.has(found[1] as string))) return null;
	if (!found) throw new RecordRefused('no-such-header', line.number, { header: name });
	const said = trimmed(line.text.slice(colon + 1));
	if (!said) throw new RecordRefused('empty-header', line.number, { header: name });
	return { line: line.number, name: found[1] as string, number: found[2] ?? '', said };
}

function splitTurn(text: string): { number: number | null; name: string | null; said: string } {
	const numbered = /^([0-9]+)\./.exec(text);
	const number = numbered ? Number(numbered[1]) : null;
	const rest = numbered ? text.slice(numbered[0].length) : text;
	const colon = rest.indexOf(':');
	const name = rest.slice(0, Math.max(colon, 0));
	// The colon may be that of a die, and not the one behind a name.
	if (colon < 0 || OUTCOME.test(name)) return { number, name: null, said: rest };
	return { number, name: trimmed(name), said: rest.slice(colon + 1) };
}

function withoutTime(text: string): string {
	const at = text.lastIndexOf(' @');
	return at < 0 ? text : text.slice(0, at);
}

function trimmed(text: string): string {
	return text.replace(/^ +| +$/g, '');
}
