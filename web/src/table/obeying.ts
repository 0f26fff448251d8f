/** What comes of a line that was typed into the command field. */

import { answerTo, type Known } from './answers';
import { meaningOf, type Choice, type Order } from './matching';
import type { Game } from './spelled';

export { answerTo } from './answers';

export type Doing = {
	game: Game;
	known: Known;
	choices: readonly Choice[];
	/** Whether the move is on its way now: not before the answer to the one before. */
	play: (move: string) => boolean;
	speak: (text: string) => void;
	/** What to ask before a move is played; "" where it is to be played at once. */
	question?: (move: string) => string;
	/** Does what is no move, and says what came of it. */
	order?: (order: Order, about: string) => string;
	/** Asks what the lot is worth, where that is not known yet; true where the answer comes later. */
	consult?: () => boolean;
};
export type Outcome = { said: string; choices: readonly Choice[] };

/** Play the move, say the words or answer the question that was meant; or say why not. */
export function obey(text: string, { game, known, choices, play, speak, question, consult, order }: Doing): Outcome {
	const { say } = known;
	const meant = meaningOf(text, game, choices, say);
	switch (meant.kind) {
		case 'move': {
			const chosen = choices.filter((choice) => choice.text === meant.move);
			const words = chosen[0]?.words ?? meant.move;
			const asked = question?.(meant.move) ?? '';
			if (asked !== '') return { said: `${asked} ${say('web-command-again')}`, choices: chosen };
			const sent = play(meant.move);
			return { said: sent ? say('web-command-played', { move: words }) : say('web-command-busy'), choices: [] };
		}
		case 'several': {
			const moves = meant.moves.map((choice) => choice.words).join('; ');
			return { said: say('web-command-several', { moves }), choices: meant.moves };
		}
		case 'question':
			if (meant.question === 'worth' && consult?.()) return { said: '', choices: [] };
			return { said: answerTo(meant.question, meant.about, known), choices: [] };
		case 'order':
			return { said: order?.(meant.order, meant.about) ?? say('web-command-no-moves'), choices: [] };
		case 'say':
			speak(meant.text);
			return { said: '', choices: [] };
		case 'unknown': {
			const no = say('web-command-unknown', { text: text.trim() });
			const now =
				choices.length > 0
					? say('web-command-moves', { moves: choices.map((choice) => choice.words).join('; ') })
					: say('web-command-no-moves');
			return { said: `${no} ${now}`, choices: [] };
		}
	}
}
