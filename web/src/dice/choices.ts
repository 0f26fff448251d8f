/**
 * Which options the lifted dice lead to, and where on the board each of them is shown.
 *
 * Nothing here knows what a face is for: an option names the dice that it takes, and dice that
 * show the same face stand in for each other, because the options hold only one of like moves.
 */
import type { Colour, DiceDie, DiceMove, DicePlaceCiv, DicePlaceMonument, Face } from '../lib/wire';

export type Area = 'pharaoh' | 'nile' | 'civ' | 'monument';
export type Lifted = readonly Colour[];
export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'purple'];
export const COLUMNS = [
	'fortress',
	'obelisk',
	'palace',
	'pyramid',
	'sphinx',
	'statue',
	'step-pyramid',
	'temple'
] as const;

/** A place on the board that an option leads to. */
export type Target = {
	readonly key: string;
	readonly area: Area;
	readonly kind: 'step' | 'flood' | 'civ' | 'monument';
	/** Steps of a track; 0 elsewhere. */
	readonly steps: number;
	/** Row of an area; null on tracks. */
	readonly colour: Colour | null;
	/** Column of a monument, from 1; 0 elsewhere. */
	readonly column: number;
	readonly options: readonly DiceMove[];
};

/** The dice that an option takes, the ones whose colours matter first. */
export function diceOf(option: DiceMove): readonly Colour[] {
	switch (option.type) {
		case 'roll':
		case 'advance_pharaoh':
		case 'advance_nile':
		case 'flood_nile':
			return option.dice;
		case 'place_civ':
			return [...option.markers, ...option.others];
		case 'place_monument':
			return option.companion === null ? [option.colour] : [option.colour, option.companion];
		default:
			return [];
	}
}

/** The dice of an option for which no others that show the same may stand. */
function fixedDice(option: DiceMove, faces: ReadonlyMap<Colour, Face | null>): readonly Colour[] {
	if (option.type === 'place_civ') return option.markers;
	if (option.type === 'roll') return option.dice;
	if (option.type !== 'place_monument') return [];
	const own = faces.get(option.colour);
	return diceOf(option).filter((colour) => faces.get(colour) === own);
}

/** What every die shows. */
export function facesOf(dice: readonly DiceDie[]): ReadonlyMap<Colour, Face | null> {
	return new Map(dice.map((die) => [die.colour, die.face]));
}

/** Whether the lifted dice are those of an option, or others that show the same. */
export function fits(
	option: DiceMove,
	lifted: Lifted,
	faces: ReadonlyMap<Colour, Face | null>
): boolean {
	const taken = diceOf(option);
	if (taken.length === 0 || taken.length !== lifted.length) return false;
	if (!fixedDice(option, faces).every((colour) => lifted.includes(colour))) return false;
	return missing(option, lifted, faces).length === 0;
}

/** The dice that an option takes beyond those lifted; counted by what they show. */
export function missing(
	option: DiceMove,
	lifted: Lifted,
	faces: ReadonlyMap<Colour, Face | null>
): readonly Colour[] {
	const spare = lifted.map((colour) => faces.get(colour));
	const wanted: Colour[] = [];
	for (const colour of diceOf(option)) {
		const place = spare.indexOf(faces.get(colour));
		if (place < 0) wanted.push(colour);
		else spare.splice(place, 1);
	}
	return wanted;
}

/** The options of the board, place by place; a place with several options has the cheapest first. */
export function targetsOf(options: readonly DiceMove[]): readonly Target[] {
	const found = new Map<string, Target & { options: DiceMove[] }>();
	for (const option of options) {
		for (const place of placesOf(option)) {
			const known = found.get(place.key);
			if (known) known.options.push(option);
			else found.set(place.key, { ...place, options: [option] });
		}
	}
	for (const target of found.values()) {
		target.options.sort((one, other) => diceOf(one).length - diceOf(other).length);
	}
	return [...found.values()];
}

type Place = Omit<Target, 'options'>;

function placesOf(option: DiceMove): readonly Place[] {
	const nowhere = { steps: 0, colour: null, column: 0 };
	switch (option.type) {
		case 'advance_pharaoh':
		case 'advance_nile': {
			const area = option.type === 'advance_nile' ? 'nile' : 'pharaoh';
			const steps = option.dice.length;
			return [{ ...nowhere, key: `${area} ${steps}`, area, kind: 'step', steps }];
		}
		case 'flood_nile':
			return [{ ...nowhere, key: 'flood', area: 'nile', kind: 'flood' }];
		case 'place_civ':
			return option.markers.map((colour) => civPlace(colour));
		case 'place_monument':
			return [monumentPlace(option)];
		default:
			return [];
	}
}

function civPlace(colour: Colour): Place {
	return { key: `civ ${colour}`, area: 'civ', kind: 'civ', steps: 0, colour, column: 0 };
}

function monumentPlace({ colour, column }: DicePlaceMonument): Place {
	return { key: `monument ${colour} ${column}`, area: 'monument', kind: 'monument', steps: 0, colour, column };
}

/** The option of a place that the lifted dice are for; among markers, one with those chosen. */
export function optionFor(
	target: Target,
	lifted: Lifted,
	faces: ReadonlyMap<Colour, Face | null>
): DiceMove | null {
	return target.options.find((option) => fits(option, lifted, faces)) ?? null;
}

/** How a place looks: lit for the lifted dice, dashed for others, or dark. */
export type Light = 'lit' | 'dashed' | 'dark';

/** With dice lifted only those places are dashed that want more dice besides them. */
export function lightOf(
	target: Target | undefined,
	lifted: Lifted,
	faces: ReadonlyMap<Colour, Face | null>
): Light {
	if (!target) return 'dark';
	if (optionFor(target, lifted, faces)) return 'lit';
	return 'dashed';
}

/** The dice to add for a place, where all lifted ones are for it; null where they are not. */
export function toAdd(
	target: Target,
	lifted: Lifted,
	faces: ReadonlyMap<Colour, Face | null>
): readonly Colour[] | null {
	for (const option of target.options) {
		const wanted = missing(option, lifted, faces);
		if (diceOf(option).length === lifted.length + wanted.length) return wanted;
	}
	return null;
}

/** The civilization option that places exactly these markers, preferring the lifted dice. */
export function civFor(
	options: readonly DiceMove[],
	markers: readonly Colour[],
	lifted: Lifted,
	faces: ReadonlyMap<Colour, Face | null>
): DicePlaceCiv | null {
	const same = options.filter(
		(option): option is DicePlaceCiv =>
			option.type === 'place_civ' && sameDice(option.markers, markers)
	);
	return same.find((option) => fits(option, lifted, faces)) ?? same[0] ?? null;
}

/** Whether two lists hold the same colours. */
export function sameDice(some: Lifted, others: Lifted): boolean {
	return some.length === others.length && some.every((colour) => others.includes(colour));
}

/** The option that rolls exactly the lifted dice again. */
export function rollOf(options: readonly DiceMove[], lifted: Lifted): DiceMove | null {
	const found = options.find((option) => option.type === 'roll' && sameDice(option.dice, lifted));
	return found ?? null;
}

/** The lifted dice with one more, or without it. */
export function toggled(lifted: Lifted, colour: Colour): Lifted {
	const rest = lifted.filter((one) => one !== colour);
	return rest.length < lifted.length ? rest : COLOURS.filter((one) => one === colour || rest.includes(one));
}

/** The dice that may be lifted: those that some option takes, or that show the same as one of them. */
export function liftable(
	options: readonly DiceMove[],
	dice: readonly DiceDie[]
): ReadonlySet<Colour> {
	const faces = facesOf(dice);
	const taken = options.flatMap((option) => diceOf(option));
	const shown = new Set(taken.map((colour) => faces.get(colour)));
	const free = dice.filter((die) => die.state === 'free' && shown.has(die.face));
	return new Set(free.map((die) => die.colour));
}
