/** The words of one moment at a table, for who looks at it. */

import type { Person } from '../lib/board';
import type { Seen } from '../lib/line.svelte';
import { RULEBOOK, type DiceEvent, type DiceMove, type DiceView, type RaEvent, type RaMove, type RaView, type RefusalStruct } from '../lib/wire';
import { isFull, riskKey } from '../ra/modes';
import { askedWords, moveWords, paragraphParts, paragraphWords, refusalWords, who } from '../words';
import type { Audience, Piece } from '../words';
import type { Choice } from './matching';
import { spelled, type Game, type Say } from './spelled';

/** What is put away after an epoch: the log has no room for it, the moment of the move tells it. */
const TIDYING: readonly string[] = ['tiles_discarded', 'pharaoh_moved', 'markers_returned'];
const SPACE: Piece = { kind: 'text', text: ' ' };

/** Whom words are about, with the names that the page shows. */
export function audienceOf(view: RaView | DiceView, people: readonly Person[]): Audience {
	const { edition, overrides } = view;
	const seat = people.findIndex((person) => person.you);
	const you = seat < 0 ? null : seat;
	return { names: people.map((person) => person.name), you, edition, overrides };
}

export class Wording {
	constructor(
		readonly game: Game,
		readonly view: RaView | DiceView,
		readonly audience: Audience,
		readonly say: Say
	) {}

	/** What is being decided; which epoch it is stands in the header. */
	asked(): string {
		const whole = askedWords(this.game, this.view, this.audience);
		const head = this.say('headline', { epoch: this.view.epoch, epochs: RULEBOOK.epochs, what: '' });
		return this.#decisionFirst(whole.startsWith(head) ? whole.slice(head.length).trim() : whole);
	}

	/** What is being decided, and what should be known before one of the moves is made. */
	heard(options: readonly (RaMove | DiceMove)[]): string {
		const invokes = 'bag' in this.view && options.some((move) => move.type === 'invoke_ra');
		return invokes ? `${this.asked()} ${this.say(riskKey(this.view as RaView))}` : this.asked();
	}

	/** Of an auction whose bid it is comes before how it came about. */
	#decisionFirst(sentence: string): string {
		const { phase, acting } = this.view;
		if (phase !== 'auction' || acting === null) return sentence;
		const bid = this.say('ra-headline-bid', who(acting, this.audience));
		return sentence.endsWith(bid) ? `${bid} ${sentence.slice(0, -bid.length).trim()}` : sentence;
	}

	/** What happened, those of one turn together. */
	happened(seen: readonly Seen[]): string[] {
		const events = seen.flatMap((one): readonly (RaEvent | DiceEvent)[] => one.events);
		return paragraphWords(this.game, events, this.audience);
	}

	/** What happened by a move in short, as pieces of text and pictures. */
	pieces(seen: Seen): Piece[] {
		const events: readonly (RaEvent | DiceEvent)[] = seen.events;
		const ends = events.some((event) => event.type === 'epoch_scored');
		const worth = ends ? events.filter((event) => !TIDYING.includes(event.type)) : events;
		const told = paragraphParts(this.game, worth, this.audience);
		return told.flatMap((part, place) => (place === 0 ? part : [SPACE, ...part]));
	}

	/** Moves in words; where these do not tell them apart, with what is to be typed before them. */
	choices(options: readonly (RaMove | DiceMove)[]): Choice[] {
		const told = options.map((move) => ({
			text: move.text,
			words: moveWords(this.game, move, this.view, this.audience)
		}));
		return told.map(({ text, words }) => {
			const alike = told.filter((other) => other.words === words).length > 1;
			return { text, words: alike ? `${spelled(text, this.game, this.say)}: ${words}` : words };
		});
	}

	/** What is asked once more before a move is played; "" for all that are played at once. */
	question(move: string, options: readonly (RaMove | DiceMove)[]): string {
		const meant = options.find((option) => option.text === move);
		if (meant?.type !== 'invoke_ra' || !('bag' in this.view) || isFull(this.view)) return '';
		return `${this.say('web-ra-invoke-ask')} ${this.say(riskKey(this.view))}`;
	}

	refusal(refusal: RefusalStruct): string {
		return refusalWords(refusal, this.audience);
	}
}
