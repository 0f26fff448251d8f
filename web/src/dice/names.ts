/** What dice, areas and seats are called at the table. */
import type { Person } from '../lib/board';
import type { Colour, DiceMove, DiceView } from '../lib/wire';
import { say } from '../lib/words.svelte';
import { joined, type Audience } from '../words';
import type { Area } from './choices';

export const AREA_NAMES: Record<Area, string> = {
	pharaoh: 'web-dice-pharaohs',
	nile: 'web-dice-nile',
	civ: 'web-dice-civilization',
	monument: 'web-dice-monuments'
};

/** A colour where it stands for its die or its spaces. */
export function colourNoun(colour: Colour): string {
	return say(`colour-${colour}.noun`);
}

/** The letters on a die. */
export function colourCode(colour: Colour): string {
	return say(`colour-${colour}.code`);
}

/** The name of who sits somewhere, from the reader's side. */
export function seatName(seats: readonly Person[], seat: number): string {
	const person = seats[seat];
	return person?.you ? say('you') : (person?.name ?? '');
}

/** Whom words are said to at this table. */
export function audience({ edition, overrides }: DiceView, seats: readonly Person[]): Audience {
	const you = seats.findIndex((person) => person.you);
	return { names: seats.map((person) => person.name), you: you < 0 ? null : you, edition, overrides };
}

/** What the main button says for an option that it would play. */
export function deedWords(option: DiceMove, left: number): string {
	switch (option.type) {
		case 'roll':
			return say('web-dice-roll-again', { n: option.dice.length, left });
		case 'advance_pharaoh':
			return say('web-dice-do-pharaoh', { n: option.dice.length });
		case 'advance_nile':
			return say('web-dice-do-nile', { n: option.dice.length });
		case 'flood_nile':
			return say('web-dice-do-flood');
		case 'place_civ': {
			const colours = joined(option.markers.map(colourNoun));
			return say('web-dice-do-civ', { n: option.markers.length, colours });
		}
		case 'place_monument':
			return say('web-dice-do-monument', {
				colour: colourNoun(option.colour),
				column: option.column
			});
		case 'declare_disaster':
			return say('web-dice-do-disaster', { disaster: say('dice-disaster', { area: option.area }) });
		case 'lose':
			return option.column === null
				? say('web-dice-lose', { colour: colourNoun(option.colour) })
				: say('web-dice-lose-at', { colour: colourNoun(option.colour), column: option.column });
		case 'keep':
			return say('web-dice-keep-all');
		default:
			return say('web-dice-end');
	}
}
