/** What there is to see at a table of the dice game, in words. */

import type { DiceDie, DiceView } from '../lib/wire';
import { joined } from '../words';
import type { Say } from './spelled';

export const diceAnswers = {
	track(view: DiceView, say: Say): string {
		const made = say('web-answer-sun-track', { made: view.ra, steps: view.sun_track });
		return `${made} ${diceAnswers.suns(view, say)}`;
	},

	suns(view: DiceView, say: Say): string {
		const dice = view.dice.map((die) => dieWords(die, say));
		return say('web-answer-dice', { dice: joined(dice) });
	},

	bag(_view: DiceView, say: Say): string {
		return say('web-answer-no-bag');
	},

	/** What a seat has in the five areas. */
	things(view: DiceView, seat: number, say: Say): string[] {
		const one = view.seats[seat];
		if (!one) return [];
		const colours = one.civilization.map((colour) => say(`colour-${colour}`));
		const places = one.monuments.map(([colour, column]) =>
			say('web-answer-monument', { colour: say(`colour-${colour}`), column })
		);
		return [
			say('count-points', { n: one.points }),
			`${say('face-pharaoh')} ${one.pharaoh}`,
			`${say('face-nile')} ${one.nile}`,
			say('count-flood-cubes', { n: one.floods }),
			say('web-answer-civ', { n: colours.length, colours: joined(colours) }),
			say('web-answer-monuments', { n: places.length, places: joined(places) })
		];
	}
};

function dieWords(die: DiceDie, say: Say): string {
	const colour = say(`colour-${die.colour}`);
	if (die.face === null) return say('web-answer-die-rolling', { colour });
	const shown = say('die-shown', { colour, face: say(`face-${die.face}`) });
	return die.state === 'spent' ? say('web-answer-die-spent', { die: shown }) : shown;
}
