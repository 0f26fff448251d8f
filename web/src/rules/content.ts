/** What stands on the rules page, section by section; the words are those of the catalogues. */
import type { Face, Tile } from '../lib/wire';
import { CIVILIZATION, MONUMENTS } from './things';

export type GameName = 'ra' | 'dice';
/** Pairs of what one has and what it brings. */
export type Ladder = readonly (readonly [string, string])[];
/** A piece of a section. `say` and the like are the ends of keys: `web-rules-ra-turn` + `-1`. */
export type Block =
	| { readonly say: string }
	| { readonly example: true }
	| { readonly labelled: readonly string[] }
	| { readonly tiles: readonly Tile[] }
	| { readonly faces: readonly Face[] }
	| {
			readonly points: string;
			/** The key of what it is called. */
			readonly name: string;
			readonly tiles?: readonly Tile[];
			readonly face?: Face;
			readonly ladder?: Ladder;
	  }
	| { readonly strikes: string; readonly tile: Tile; readonly takes: readonly Tile[] }
	| { readonly ladder: Ladder; readonly of: string }
	| { readonly suns: Ladder };
export type Section = { readonly id: string; readonly blocks: readonly Block[] };

export const CIVILIZATION_LADDER: Ladder = [
	['0', '−5'],
	['1', '0'],
	['2', '0'],
	['3', '5'],
	['4', '10'],
	['5', '15']
];
export const KINDS_LADDER: Ladder = [
	['1–6', '1–6'],
	['7', '10'],
	['8', '15']
];
export const ALIKE_LADDER: Ladder = [
	['3', '5'],
	['4', '10'],
	['5', '15']
];
/** The groups of suns by the number of players. */
export const SUNS: Ladder = [
	['2', '9-6-5-2 · 8-7-4-3'],
	['3', '13-8-5-2 · 12-9-6-3 · 11-10-7-4'],
	['4', '13-6-2 · 12-7-3 · 11-8-4 · 10-9-5'],
	['5', '16-7-2 · 15-8-3 · 14-9-4 · 13-10-5 · 12-11-6']
];
export const STRIKES: readonly { strikes: string; tile: Tile; takes: readonly Tile[] }[] = [
	{ strikes: 'funeral', tile: 'funeral', takes: ['pharaoh', 'pharaoh'] },
	{ strikes: 'drought', tile: 'drought', takes: ['flood', 'nile'] },
	{ strikes: 'unrest', tile: 'unrest', takes: ['art', 'writing'] },
	{ strikes: 'earthquake', tile: 'earthquake', takes: ['temple', 'palace'] }
];

const one: Block = { say: '1' };
const two: Block = { say: '2' };
const three: Block = { say: '3' };
const example: Block = { example: true };

const RA: readonly Section[] = [
	{ id: 'idea', blocks: [one, two] },
	{ id: 'setup', blocks: [one, { suns: SUNS }, two, three] },
	{ id: 'turn', blocks: [one, { labelled: ['draw', 'invoke', 'gods'] }, two, three] },
	{ id: 'auctions', blocks: [one, two, three, { say: '4' }, example] },
	{ id: 'gods', blocks: [{ tiles: ['god'] }, one, two] },
	{ id: 'disasters', blocks: [one, ...STRIKES, two, example] },
	{ id: 'epoch', blocks: [one, two, three] },
	{
		id: 'points',
		blocks: [
			{ points: 'god', name: 'web-thing-god', tiles: ['god'] },
			{ points: 'gold', name: 'web-thing-gold', tiles: ['gold'] },
			{ points: 'pharaoh', name: 'ra-sheet-pharaohs', tiles: ['pharaoh'] },
			{ points: 'river', name: 'ra-sheet-river', tiles: ['flood', 'nile'] },
			{ points: 'civilization', name: 'ra-sheet-civilization', tiles: CIVILIZATION, ladder: CIVILIZATION_LADDER },
			one,
			example
		]
	},
	{
		id: 'end',
		blocks: [
			one,
			{ tiles: MONUMENTS },
			{ ladder: KINDS_LADDER, of: 'kinds' },
			{ ladder: ALIKE_LADDER, of: 'alike' },
			two,
			three,
			example
		]
	},
	{ id: 'editions', blocks: [one, { labelled: ['windrider', 'sheet'] }] }
];

const DICE: readonly Section[] = [
	{ id: 'idea', blocks: [one, two] },
	{ id: 'setup', blocks: [one, { faces: ['pharaoh', 'nile', 'civ', 'monument', 'ankh', 'sun'] }, two] },
	{ id: 'rolling', blocks: [one, two] },
	{
		id: 'spending',
		blocks: [
			one,
			{ points: 'pharaoh', name: 'web-thing-place-pharaoh', face: 'pharaoh' },
			{ points: 'nile', name: 'web-thing-place-nile', face: 'nile' },
			{ points: 'civ', name: 'web-thing-place-civ', face: 'civ' },
			{ points: 'monument', name: 'web-thing-place-monument', face: 'monument' },
			two,
			example
		]
	},
	{ id: 'nile', blocks: [one, two] },
	{ id: 'civilization', blocks: [one, two, example] },
	{ id: 'monuments', blocks: [one, two, example] },
	{ id: 'suns', blocks: [one, { labelled: ['few', 'three', 'many'] }] },
	{
		id: 'disasters',
		blocks: [
			one,
			{ points: 'pharaoh', name: 'web-thing-place-pharaoh', face: 'pharaoh' },
			{ points: 'nile', name: 'web-thing-place-nile', face: 'nile' },
			{ points: 'civ', name: 'web-thing-place-civ', face: 'civ' },
			{ points: 'monument', name: 'web-thing-place-monument', face: 'monument' },
			two
		]
	},
	{ id: 'ankhs', blocks: [one] },
	{
		id: 'points',
		blocks: [
			one,
			{ points: 'pharaoh', name: 'web-thing-place-pharaoh', face: 'pharaoh' },
			{ points: 'nile', name: 'web-thing-place-nile', face: 'nile' },
			{ points: 'civ', name: 'web-thing-place-civ', face: 'civ', ladder: CIVILIZATION_LADDER },
			two,
			example
		]
	},
	{
		id: 'end',
		blocks: [one, { ladder: KINDS_LADDER, of: 'columns' }, { ladder: ALIKE_LADDER, of: 'together' }, two]
	},
	{ id: 'unknown', blocks: [one] }
];

export const RULES: Readonly<Record<GameName, readonly Section[]>> = { ra: RA, dice: DICE };

/** The keys of all words of a section, in the order in which they are read; its heading first. */
export function keysOf(game: GameName, section: Section): readonly string[] {
	const base = `web-rules-${game}-${section.id}`;
	return [base, ...section.blocks.flatMap((block) => endsOf(block).map((end) => `${base}-${end}`))];
}

function endsOf(block: Block): readonly string[] {
	if ('say' in block) return [block.say];
	if ('example' in block) return ['example'];
	if ('labelled' in block) return block.labelled.flatMap((name) => [`${name}.label`, name]);
	if ('points' in block) return [block.points];
	if ('strikes' in block) return [block.strikes];
	return 'of' in block ? [block.of] : [];
}
