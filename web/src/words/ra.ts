/** Ra in words: every event, every move, and what is being decided. */
import type {
	RaDisasterStruck,
	RaEvent,
	RaGameOver,
	RaLine,
	RaMove,
	RaTilesDiscarded,
	RaTilesLost,
	RaView
} from '../lib/wire';
import { markedSun, plain } from './pieces';
import { aTile, counted, disasterTitle, objects, someTiles, tileKey } from './ra-tiles';
import {
	gathered,
	headed,
	joined,
	kebab,
	listed,
	runs,
	scored,
	seatName,
	tell,
	who,
	won,
	type Audience,
	type Told
} from './telling';

/** What a score sheet lists, besides its sums. */
export const RA_ITEMS = ['gods', 'gold', 'pharaohs', 'river', 'civilization', 'monuments', 'suns'] as const;
export type RaItem = (typeof RA_ITEMS)[number];
/** Those of them that are scored at the end of the game only. */
export const RA_LAST_ITEMS: readonly RaItem[] = ['monuments', 'suns'];

type Message = readonly [variant: string, told: Told];

/** Events that always begin a paragraph. */
const BEGINNERS: readonly RaEvent['type'][] = [
	'tile_drawn',
	'ra_drawn',
	'epoch_ended',
	'epoch_scored',
	'epoch_began',
	'game_over'
];

/** What happened, as a sentence with marks. */
export function raEvent(event: RaEvent, audience: Audience): string {
	if (event.type === 'epoch_scored') return scored(event, audience);
	if (event.type === 'game_over') return over(event, audience);
	const [variant, told] = message(event, audience);
	return tell(`ra-${kebab(event)}${variant}`, told);
}

/** Which message of an event it is, and the arguments. */
function message(event: Exclude<RaEvent, { type: 'epoch_scored' | 'game_over' }>, audience: Audience): Message {
	switch (event.type) {
		case 'tile_drawn':
		case 'god_played':
			return ['', { ...who(event.seat, audience), tile: aTile(event.tile, audience) }];
		case 'ra_drawn':
			return ['', { ...who(event.seat, audience), number: event.ra_tiles, spaces: event.ra_spaces }];
		case 'auction_opened':
			return [`-${event.why}`, who(event.ra_player, audience)];
		case 'bid_made':
			return ['', { ...who(event.seat, audience), sun: markedSun(event.sun) }];
		case 'passed':
			return [event.by_choice ? '' : '-unasked', who(event.seat, audience)];
		case 'auction_won': {
			const suns = { paid: markedSun(event.paid), gained: markedSun(event.gained) };
			const tiles = objects(event.tiles, audience);
			return [event.tiles.length ? '' : '-nothing', { ...who(event.seat, audience), ...suns, tiles }];
		}
		case 'unsold': {
			const tiles = counted(event.tiles, audience);
			return [event.discarded ? '-discarded' : '-stays', { tiles, n: event.tiles.length }];
		}
		case 'disaster_struck':
			return [event.owed ? '-owed' : event.lost.length ? '' : '-nothing', loss(event, event.count, audience)];
		case 'tiles_lost':
			return [event.owed ? '-more' : '', { ...loss(event, 1, audience), n: event.owed }];
		case 'epoch_ended':
			return [`-${event.why}`, { epoch: event.epoch }];
		case 'tiles_discarded':
			if (event.seat === null) return ['-tracks', { tiles: counted(event.tiles, audience) }];
			return [
				event.tiles.length ? '' : '-nothing',
				{ ...who(event.seat, audience), tiles: objects(event.tiles, audience) }
			];
		case 'epoch_began':
			return ['', { ...who(event.starter, audience), epoch: event.epoch }];
	}
}

function loss(event: RaDisasterStruck | RaTilesLost, times: number, audience: Audience): Told {
	return {
		...who(event.seat, audience),
		disaster: tell('ra-disaster-head', { disaster: disasterTitle(event.disaster, audience), times }),
		tiles: objects(event.lost, audience),
		owed: tell('count-tiles', { n: event.owed })
	};
}

function over(event: RaGameOver, audience: Audience): string {
	const winner = event.winners[0] ?? 0;
	const best = event.scores[winner] ?? 0;
	if (!event.by_tie_break) return won(winner, best, audience);
	const tied = event.scores.flatMap((score, seat) => (score === best ? [seat] : []));
	return tell('ra-game-over-tie', {
		...who(winner, audience),
		tied: listed(tied, audience),
		tied_who: who(tied, audience).who,
		points: best
	});
}

/** The events as texts with marks, those of one turn together. */
export function raParagraphs(events: readonly RaEvent[], audience: Audience): string[] {
	let gods: number | null = null; // several gods of a seat share a paragraph
	const marked = sentences(events, audience).map(([event, sentence]): [boolean, string] => {
		if (event.type === 'god_played') {
			const begins = event.seat !== gods;
			gods = event.seat;
			return [begins, sentence];
		}
		const invoked = event.type === 'auction_opened' && event.why === 'invoked';
		const begins = BEGINNERS.includes(event.type) || invoked;
		if (begins) gods = null;
		return [begins, sentence];
	});
	return gathered(marked);
}

/** The sentences; passes in a row share one, and so do the discards after an epoch. */
function sentences(events: readonly RaEvent[], audience: Audience): [RaEvent, string][] {
	return runs(events, shared).flatMap((several): [RaEvent, string][] => {
		const [first] = several;
		if (first?.type === 'passed') {
			const seats = several.flatMap((event) => (event.type === 'passed' ? [event.seat] : []));
			const key = first.by_choice ? 'ra-passed' : 'ra-passed-unasked';
			return [[first, tell(key, who(seats, audience))]];
		}
		if (first?.type === 'tiles_discarded') {
			const discards = several.filter((event) => event.type === 'tiles_discarded');
			return [[first, allDiscarded(discards, audience)]];
		}
		return several.map((event) => [event, raEvent(event, audience)]);
	});
}

/** What consecutive events must have in common to share a sentence. */
function shared(event: RaEvent): string {
	if (event.type === 'passed') return event.by_choice ? 'by-choice' : 'by-need';
	return event.type === 'tiles_discarded' ? 'discard' : 'other';
}

/** What went after an epoch, from the board and from several seats. */
function allDiscarded(discards: readonly RaTilesDiscarded[], audience: Audience): string {
	const gone = discards.flatMap(({ seat, tiles }) => {
		if (tiles.length === 0) return [];
		const told = { tiles: counted(tiles, audience) };
		if (seat === null) return [tell('ra-discarded-board', told)];
		return [tell('ra-discarded-seat', { ...who(seat, audience), ...told })];
	});
	return tell('ra-all-discarded', { tiles: joined(gone, 'semicolon') || tell('ra-nothing') });
}

/** What a move would do here, with marks. */
export function raMove(move: RaMove, view: RaView, audience: Audience): string {
	const told: Told = { n: view.track.filter((tile) => tile !== null).length };
	if (move.type === 'bid') told['sun'] = markedSun(move.sun);
	if ('tile' in move) {
		const held = view.acting === null ? undefined : view.seats[view.acting]?.tiles[move.tile];
		told['tile'] = aTile(move.tile, audience);
		told['gender'] = tell(`${tileKey(move.tile, audience)}.gender`);
		told['held'] = held ?? 1;
	}
	return tell(`ra-move-${kebab(move)}`, told);
}

/** What is being decided, and by whom. */
export function raAsked(view: RaView, audience: Audience): string {
	if (view.turn === null) return tell('headline-over');
	const actor: Told = who(view.acting ?? view.turn, audience);
	if (view.phase === 'lose' && view.losing_to !== null) {
		actor['disaster'] = disasterTitle(view.losing_to, audience);
		actor['owed'] = tell('count-tiles', { n: view.owed });
	}
	if (view.phase !== 'auction') return headed(view.epoch, tell(`ra-headline-${view.phase}`, actor));
	const opened = tell(`ra-headline-opened-${view.auction ?? ''}`, who(view.turn, audience));
	let best = tell('ra-headline-no-bid');
	if (view.best_bid !== null && view.best_bidder !== null) {
		best = tell('ra-headline-best-bid', { ...who(view.best_bidder, audience), sun: markedSun(view.best_bid) });
	}
	return headed(view.epoch, [opened, best, tell('ra-headline-bid', actor)].join(' '));
}

/** The suns that were dealt. */
export function raOpening(start: RaView, audience: Audience): string {
	const each = start.seats.map((seat, number) => {
		return tell('ra-suns-of', { name: seatName(number, audience), suns: seat.face_up.join('-') });
	});
	return tell('ra-suns-dealt', { suns: joined(each, 'comma') });
}

/** What the points of an item of a score sheet are for. */
export function raCounts({ counts }: RaLine, item: RaItem, audience: Audience): string {
	const key = `ra-sheet-${item}.counts`;
	if (item === 'river') {
		const niles = plain(someTiles('nile', counts.niles, audience));
		return tell(key, { niles, floods: plain(someTiles('flood', counts.floods, audience)), n: 0 });
	}
	if (item !== 'monuments') return tell(key, { n: counts[item] });
	return tell(counts.alike ? `${key}-alike` : key, { n: counts.monuments, alike: counts.alike });
}
