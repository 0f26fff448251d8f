/**
 * What happened, what a move would do and what is being decided, in words, for both games.
 *
 * The sentences are those of the Python side, from the same catalogues; a test compares them.
 */
import type { Colour, DiceEvent, DiceLine, DiceMove, DiceView, Face, RaEvent, RaLine, RaMove, RaView } from '../lib/wire';
import {
	DICE_ITEMS,
	diceAsked,
	diceCounts,
	diceEvent,
	diceMove,
	diceOpening,
	diceParagraphs,
	dieWords,
	type DiceItem
} from './dice';
import { piecesOf, plain, type Piece } from './pieces';
import { RA_ITEMS, raAsked, raCounts, raEvent, raMove, raOpening, raParagraphs, type RaItem } from './ra';
import { tell, type Audience, type Game } from './telling';

export {
	audienceOf,
	joined,
	NOBODY,
	pointsWords,
	seatName,
	settingWords,
	signedTenths,
	signedWords,
	who
} from './telling';
export type { Audience, Game } from './telling';
export type { Piece } from './pieces';
export { failureWords, refusalWords } from './refusals';
export { botWords, gainWords, marginWords, nextRaWords, percentWords, reasonWords } from './thinking';
export { shortTileWord, tileKey, tileWord } from './ra-tiles';
export { DICE_ITEMS, DICE_LAST_ITEMS } from './dice';
export { RA_ITEMS, RA_LAST_ITEMS } from './ra';

type AnyEvent = RaEvent | DiceEvent;
type AnyMove = RaMove | DiceMove;
type AnyView = RaView | DiceView;
type AnyLine = RaLine | DiceLine;

/** What happened, as a sentence. */
export function eventWords(game: Game, event: AnyEvent, audience: Audience): string {
	return plain(eventMarked(game, event, audience));
}

/** The same as pieces of text and things that have a picture: tiles, suns, dice, colours. */
export function eventParts(game: Game, event: AnyEvent, audience: Audience): Piece[] {
	return piecesOf(eventMarked(game, event, audience));
}

/** Events as texts, those of one turn together. */
export function paragraphWords(game: Game, events: readonly AnyEvent[], audience: Audience): string[] {
	return paragraphsMarked(game, events, audience).map(plain);
}

/** The same as pieces. */
export function paragraphParts(game: Game, events: readonly AnyEvent[], audience: Audience): Piece[][] {
	return paragraphsMarked(game, events, audience).map(piecesOf);
}

/** A die with what it shows: `red Pharaoh`. */
export function dieWord(colour: Colour, face: Face): string {
	return plain(dieWords(colour, face));
}

/** What a move would do in a view, as a part of a sentence. */
export function moveWords(game: Game, move: AnyMove, view: AnyView, audience: Audience): string {
	return plain(
		game === 'ra'
			? raMove(move as RaMove, view as RaView, audience)
			: diceMove(move as DiceMove, view as DiceView)
	);
}

/** What is being decided, and by whom. */
export function askedWords(game: Game, view: AnyView, audience: Audience): string {
	return plain(game === 'ra' ? raAsked(view as RaView, audience) : diceAsked(view as DiceView, audience));
}

/** What was dealt before the first move. */
export function openingWords(game: Game, start: AnyView, audience: Audience): string {
	return game === 'ra' ? raOpening(start as RaView, audience) : diceOpening(start as DiceView, audience);
}

/** What a score sheet lists, besides its sums. */
export function itemsOf(game: Game): readonly string[] {
	return game === 'ra' ? RA_ITEMS : DICE_ITEMS;
}

/** What a line of a score sheet is called. */
export function itemWords(game: Game, item: string): string {
	return tell(`${game === 'ra' ? 'ra' : 'dice'}-sheet-${item}`);
}

/** What the points of an item of a score sheet are for. */
export function countsWords(game: Game, line: AnyLine, item: string, audience: Audience): string {
	if (game === 'ra') return raCounts(line as RaLine, item as RaItem, audience);
	return diceCounts(line as DiceLine, item as DiceItem);
}

function eventMarked(game: Game, event: AnyEvent, audience: Audience): string {
	return game === 'ra' ? raEvent(event as RaEvent, audience) : diceEvent(event as DiceEvent, audience);
}

function paragraphsMarked(game: Game, events: readonly AnyEvent[], audience: Audience): string[] {
	if (game === 'ra') return raParagraphs(events as readonly RaEvent[], audience);
	return diceParagraphs(events as readonly DiceEvent[], audience);
}
