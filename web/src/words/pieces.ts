/**
 * Sentences with pictures in them.
 *
 * A thing that has a picture goes into a message between signs that no catalogue uses, and is found
 * again in the finished sentence, wherever the language has put it.
 */
import type { Colour, Face, Tile } from '../lib/wire';

export type TextPiece = { kind: 'text'; text: string };
export type TilePiece = { kind: 'tile'; text: string; tile: Tile; count: number };
export type SunPiece = { kind: 'sun'; text: string; sun: number };
export type DiePiece = { kind: 'die'; text: string; colour: Colour; face: Face };
export type ColourPiece = { kind: 'colour'; text: string; colour: Colour };
/** A part of a sentence; `text` is always what is said there, so that all texts together are it. */
export type Piece = TextPiece | TilePiece | SunPiece | DiePiece | ColourPiece;

const [BEGIN, MIDDLE, END] = ['\uE000', '\uE001', '\uE002'];
const THING = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`, 'gu');

/** Some tiles of a kind, in words that will be found again. */
export const markedTile = (text: string, tile: Tile, count: number) => marked(text, 'tile', tile, String(count));
export const markedSun = (sun: number) => marked(String(sun), 'sun', String(sun));
export const markedDie = (text: string, colour: Colour, face: Face) => marked(text, 'die', colour, face);
export const markedColour = (text: string, colour: Colour) => marked(text, 'colour', colour);

function marked(text: string, ...what: string[]): string {
	return `${BEGIN}${what.join(' ')}${MIDDLE}${text}${END}`;
}

/** The sentence alone. */
export function plain(sentence: string): string {
	return sentence.replace(THING, '$2');
}

/** The sentence as texts and things that have a picture. */
export function piecesOf(sentence: string): Piece[] {
	const pieces: Piece[] = [];
	let after = 0;
	for (const found of sentence.matchAll(THING)) {
		if (found.index > after) pieces.push({ kind: 'text', text: sentence.slice(after, found.index) });
		pieces.push(thing(found[1] ?? '', found[2] ?? ''));
		after = found.index + found[0].length;
	}
	if (after < sentence.length) pieces.push({ kind: 'text', text: sentence.slice(after) });
	return pieces;
}

function thing(what: string, text: string): Piece {
	const [kind, name, more] = what.split(' ');
	switch (kind) {
		case 'tile':
			return { kind, text, tile: name as Tile, count: Number(more) };
		case 'sun':
			return { kind, text, sun: Number(name) };
		case 'die':
			return { kind, text, colour: name as Colour, face: more as Face };
		case 'colour':
			return { kind, text, colour: name as Colour };
		default:
			return { kind: 'text', text };
	}
}
