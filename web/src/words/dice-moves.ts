/** Which message says what a move of the dice game would do, and with which numbers. */
import type { Colour, DiceLose, DiceMove, DiceSeatView, DiceView } from '../lib/wire';
import { kebab, type Told } from './telling';

/** The end of a key that begins with `dice-move-`, and the arguments of the message. */
export type Described = readonly [variant: string, told: Told];

// The board and the words say these numbers; whether a move is legal is not decided by them.
const END_OF_TRACK = 12;
const ANKHS_OF_A_PAIR = 2;
const ANKH_PAIR_POINTS = 2;

/** What a move would do here; how dice fell is for the caller to add. */
export function described(move: DiceMove, view: DiceView): Described {
	const kind = kebab(move);
	switch (move.type) {
		case 'roll':
			return [kind, { n: move.dice.length }];
		case 'keep':
		case 'rolled':
			return [kind, {}];
		case 'advance_pharaoh':
			return steps(own(view).pharaoh, move.dice);
		case 'advance_nile':
			return steps(own(view).nile, move.dice);
		case 'flood_nile': {
			const { floods, nile } = own(view);
			return [floods ? `${kind}-again` : kind, { nile, number: floods + 1 }];
		}
		case 'place_civ': {
			const markers = move.markers.length;
			return [kind, { n: markers, total: own(view).civilization.length + markers }];
		}
		case 'place_monument': {
			const { there, columns } = ownIn(view, move.column);
			return [there ? `${kind}-again` : kind, { there: there + 1, columns: columns + 1 }];
		}
		case 'declare_disaster':
			return [`${kind}-${move.area}`, {}];
		case 'lose':
			return loss(move, view);
		case 'end': {
			const ankhs = view.dice.filter((die) => die.face === 'ankh' && die.state === 'free').length;
			const points = Math.floor(ankhs / ANKHS_OF_A_PAIR) * ANKH_PAIR_POINTS;
			return [points ? `${kind}-scoring` : kind, { points }];
		}
	}
}

function own(view: DiceView): DiceSeatView {
	const seat = view.seats[view.acting ?? -1];
	if (!seat) throw new Error('nobody acts here');
	return seat;
}

function steps(before: number, spent: readonly Colour[]): Described {
	const after = Math.min(END_OF_TRACK, before + spent.length);
	return [after > before ? 'steps' : 'no-step', { steps: after - before, before, after }];
}

/** How many markers the acting seat has in a column, and in how many columns it has any. */
function ownIn(view: DiceView, column: number): { there: number; columns: number } {
	const places = own(view).monuments.map(([, place]) => place);
	return { there: places.filter((place) => place === column).length, columns: new Set(places).size };
}

function loss(move: DiceLose, view: DiceView): Described {
	if (move.column === null) return ['lose-civ', { left: own(view).civilization.length - 1 }];
	const { there, columns } = ownIn(view, move.column);
	const variant = there > 1 ? 'lose-monument' : 'lose-monument-last';
	return [variant, { left: there - 1, columns: columns - 1 }];
}
