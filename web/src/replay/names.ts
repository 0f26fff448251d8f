/** What the page of replays says of moves and moments. */

import { say } from '../lib/words.svelte';
import { askedWords, joined, openingWords, paragraphWords, pointsWords } from '../words';
import type { Audience, Game } from '../words';
import type { GameEvent, Moment, Replay, Step } from './course';

/** A moment as a short line. */
export function momentSaid(replay: Replay, { seat, event }: Moment): string {
	const name = seat === null ? '' : (replay.seats[seat] ?? '');
	switch (event.type) {
		case 'auction_won':
			return say('web-replay-won', { name, paid: event.paid, n: event.tiles.length });
		case 'disaster_struck':
			return say('web-replay-struck', { name, disaster: say(`tile-${event.disaster}.title`) });
		case 'epoch_scored':
			return say('web-replay-scored', { epoch: event.epoch });
		case 'game_over':
			return overSaid(replay, event);
		case 'disaster_declared':
			return say('web-replay-declared', { name, area: say(`face-${event.area}`) });
		case 'civ_placed':
			return say('web-replay-civ', { name, n: event.colours.length });
		default:
			return say('web-replay-flooded', { name });
	}
}

function overSaid(replay: Replay, event: GameEvent & { type: 'game_over' }): string {
	const name = joined(event.winners.map((seat) => replay.seats[seat] ?? ''));
	const best = event.scores[event.winners[0] ?? 0] ?? 0;
	return say('web-replay-over', { name, n: event.winners.length, points: pointsWords(best) });
}

/** Who played a move, or that chance did. */
export function actorSaid(replay: Replay, step: Step): string {
	return step.actor === null ? say('web-replay-chance') : (replay.seats[step.actor] ?? '');
}

/** Whom the words are about; in a record nobody is spoken to. */
export function audienceIn({ seats, edition, overrides }: Replay): Audience {
	return { names: seats, you: null, edition, overrides };
}

/** What has just happened, or what was dealt at first. */
export function happenedSaid(replay: Replay, step: Step): string {
	const audience = audienceIn(replay);
	const game = replay.game as Game;
	if (step.move === null) return openingWords(game, step.view, audience);
	// Who decides to draw has not drawn yet: then what comes next says it.
	return paragraphWords(game, step.events, audience).join(' ') || askedWords(game, step.view, audience);
}

/** What is being decided at a moment. */
export function askedSaid(replay: Replay, step: Step): string {
	return askedWords(replay.game as Game, step.view, audienceIn(replay));
}
