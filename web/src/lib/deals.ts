/**
 * What is dealt in each game: the one place of the client that knows bag, groups of suns and dice.
 *
 * A proof must not lean on the server's word, so what chance chooses from stands here, and
 * the tiles in `box.ts`.
 */

import { TILES_IN_ALL } from './box';
import { RecordRefused } from './refused';
import type { Item } from './record-lines';
import type { GameRecord } from './record';
import type { Outcome } from './sealed';

const FACES = ['pharaoh', 'nile', 'civ', 'monument', 'ankh', 'sun'];
const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'];
const SUN_GROUPS: Readonly<Record<number, readonly string[]>> = {
	2: ['9-6-5-2', '8-7-4-3'],
	3: ['13-8-5-2', '12-9-6-3', '11-10-7-4'],
	4: ['13-6-2', '12-7-3', '11-8-4', '10-9-5'],
	5: ['16-7-2', '15-8-3', '14-9-4', '13-10-5', '12-11-6']
};
const REFERENCE_SHEET = 'reference-sheet';
const SUN_GROUPS_OF_ITS_TWO = ['8-7-5-2', '9-6-4-3'];

/** What a dealer deals before the first move. */
export function dealOpening(record: GameRecord, dealer: Outcome): string {
	const players = record.seats.length;
	if (record.game === 'ra-dice') return String(dealer.below(players) + 1);
	const sheet = (record.overrides.get('suns') ?? record.edition) === REFERENCE_SHEET;
	const left = [...(sheet && players === 2 ? SUN_GROUPS_OF_ITS_TWO : (SUN_GROUPS[players] ?? []))];
	const dealt = [];
	while (left.length) dealt.push(left.splice(dealer.below(left.length), 1)[0]);
	return dealt.join(' ');
}

/** Whether a move of a file is an outcome of chance. */
export function isOutcome(item: Item): boolean {
	return item.text.startsWith('+');
}

/** What is left to be dealt: told every outcome of a file, it says what a dealer would deal. */
export interface Chance {
	/** What a dealer deals where the file has this outcome. */
	deal(recorded: Item, dealer: Outcome): string;
	/** Take note of what the file says was dealt. */
	see(recorded: Item, number: number): void;
}

export function chanceOf(record: GameRecord): Chance {
	return record.game === 'ra' ? new Bag(record.seats) : new Dice();
}

class Bag implements Chance {
	readonly #left = new Map(Object.entries(TILES_IN_ALL));

	constructor(readonly seats: readonly string[]) {}

	deal(_recorded: Item, dealer: Outcome): string {
		const kinds = [...this.#left];
		let ticket = dealer.below(kinds.reduce((sum, [, count]) => sum + count, 0));
		for (const [tile, count] of kinds) {
			if (ticket < count) return `+${tile}`;
			ticket -= count;
		}
		throw new Error('a ticket is below the number of tiles');
	}

	see(recorded: Item, number: number): void {
		const tile = recorded.text.slice(1);
		const left = this.#left.get(tile);
		if (left === undefined) {
			const parameters = { text: recorded.text, moves: Object.keys(TILES_IN_ALL).map((t) => `+${t}`) };
			throw new RecordRefused('not-a-move', recorded.line, parameters);
		}
		if (!left) {
			const cause = { cause: 'none-in-bag', rule: 'R-1.1', tile };
			const told = { ...cause, number, text: recorded.text, names: this.seats };
			throw new RecordRefused('illegal-move', recorded.line, told);
		}
		this.#left.set(tile, left - 1);
	}
}

class Dice implements Chance {
	deal(recorded: Item, dealer: Outcome): string {
		const thrown = coloursOf(recorded).map((colour) => `${colour}:${FACES[dealer.below(6)]}`);
		return `+${thrown.join(' ')}`;
	}

	see(recorded: Item): void {
		coloursOf(recorded);
	}
}

/** The dice that an outcome names; they must be dice, in the order of their colours. */
function coloursOf(recorded: Item): string[] {
	const thrown = recorded.text.slice(1).split(' ');
	const pairs = thrown.map((die) => die.split(':') as [string, string]);
	const places = pairs.map(([colour]) => COLOURS.indexOf(colour));
	const climbs = places.every((place, index) => place > (places[index - 1] ?? -1));
	if (!climbs || !pairs.every(([, face]) => FACES.includes(face))) {
		const parameters = { text: recorded.text, moves: [] };
		throw new RecordRefused('not-a-move', recorded.line, parameters);
	}
	return pairs.map(([colour]) => colour);
}
