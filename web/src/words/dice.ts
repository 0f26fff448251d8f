/** Ra: The Dice Game in words: every event, every move, and what is being decided. */
import {
	RULEBOOK,
	type Colour,
	type DiceAdvanced,
	type DiceAnkhsScored,
	type DiceEvent,
	type DiceGameOver,
	type DiceLine,
	type DiceMarkersReturned,
	type DiceMove,
	type DicePharaohMoved,
	type DiceRetreated,
	type DiceSunsScored,
	type DiceView,
	type Face
} from '../lib/wire';
import { described } from './dice-moves';
import { markedColour, markedDie } from './pieces';
import {
	gathered,
	headed,
	joined,
	kebab,
	listed,
	runs,
	scored,
	tell,
	who,
	won,
	type Audience,
	type Told
} from './telling';

/** What a score sheet lists, besides its sums. */
export const DICE_ITEMS = ['suns', 'ankhs', 'pharaohs', 'river', 'civilization', 'monuments'] as const;
export type DiceItem = (typeof DICE_ITEMS)[number];
/** Those of them that are scored at the end of the game only. */
export const DICE_LAST_ITEMS: readonly DiceItem[] = ['monuments'];

type Message = readonly [variant: string, told: Told];
type Plain = Exclude<DiceEvent, { type: 'epoch_scored' | 'pharaoh_moved' | 'markers_returned' | 'game_over' }>;

/** Events that always begin a paragraph; the first throw of a turn does too. */
const BEGINNERS: readonly DiceEvent['type'][] = [
	'epoch_ended',
	'epoch_scored',
	'pharaoh_moved',
	'epoch_began',
	'game_over'
];

/** A colour that stands for its die or its space; marked. */
export function colourWord(colour: Colour): string {
	return markedColour(tell(`colour-${colour}.noun`), colour);
}

/** Several of them as a list; marked. */
export function colourWords(colours: readonly Colour[]): string {
	return joined(colours.map(colourWord));
}

/** A die with what it shows: `red Pharaoh`; marked. */
export function dieWords(colour: Colour, face: Face): string {
	const told = { colour: tell(`colour-${colour}`), face: tell(`face-${face}`) };
	return markedDie(tell('die-shown', told), colour, face);
}

/** Several of them as a list; marked. */
export function thrownWords(shown: readonly (readonly [Colour, Face])[]): string {
	return joined(shown.map(([colour, face]) => dieWords(colour, face)));
}

/** What happened, as a sentence with marks. */
export function diceEvent(event: DiceEvent, audience: Audience): string {
	switch (event.type) {
		case 'epoch_scored':
			return scored(event, audience);
		case 'pharaoh_moved':
			return pharaohsMoved([event], audience);
		case 'markers_returned':
			return returned([event]);
		case 'game_over':
			return over(event, audience);
	}
	const [variant, told] = message(event, audience);
	return tell(`dice-${kebab(event)}${variant}`, told);
}

/** Which message of an event it is, and the arguments. */
function message(event: Plain, audience: Audience): Message {
	switch (event.type) {
		case 'dice_rolled':
			return ['', { ...who(event.seat, audience), throw: event.throw, dice: thrownWords(event.faces) }];
		case 'ra_advanced': {
			const left = event.sun_track - event.steps_made;
			return [left > 0 ? '' : '-end', { steps: event.steps, left }];
		}
		case 'suns_scored':
			return ['', { ...points(event, audience), n: event.suns }];
		case 'ankhs_scored':
			return ['', { ...points(event, audience), n: event.ankhs }];
		case 'advanced':
			return [event.after > event.before ? '' : '-nowhere', moved(event, audience)];
		case 'retreated':
			return ['', moved(event, audience)];
		case 'flooded':
		case 'flood_lost':
			return ['', { ...who(event.seat, audience), floods: event.floods }];
		case 'civ_placed': {
			const told = { n: event.colours.length, colours: colourWords(event.colours) };
			return ['', { ...who(event.seat, audience), ...told }];
		}
		case 'monument_placed': {
			const told = { colour: colourWord(event.colour), column: event.column };
			return ['', { ...who(event.seat, audience), ...told }];
		}
		case 'disaster_declared': {
			const disaster = tell('dice-disaster', { area: event.area });
			return ['', { ...who(event.seat, audience), disaster }];
		}
		case 'marker_lost': {
			const told = { colour: colourWord(event.colour), column: event.column ?? 0 };
			return [`-${event.area}`, { ...who(event.seat, audience), ...told }];
		}
		case 'spared':
			return ['', who(event.seat, audience)];
		case 'turn_ended': {
			const told = { n: event.left.length, dice: colourWords(event.left) };
			return [`-${event.why}`, { ...who(event.seat, audience), ...told }];
		}
		case 'epoch_ended':
			return ['', { epoch: event.epoch }];
		case 'epoch_began':
			return ['', { ...who(event.starter, audience), epoch: event.epoch }];
	}
}

function points(event: DiceSunsScored | DiceAnkhsScored, audience: Audience): Told {
	return { ...who(event.seat, audience), points: event.points, score: event.score };
}

function moved(event: DiceAdvanced | DiceRetreated, audience: Audience): Told {
	return { ...who(event.seat, audience), area: event.track, before: event.before, after: event.after };
}

function over(event: DiceGameOver, audience: Audience): string {
	const [first = 0] = event.winners;
	const best = event.scores[first] ?? 0;
	if (event.winners.length === 1) return won(first, best, audience);
	const winners = listed(event.winners, audience);
	return tell('dice-game-over-shared', { who: who(event.winners, audience).who, winners, points: best });
}

/** Where the Pharaoh markers of some seats went after the scoring. */
function pharaohsMoved(several: readonly DicePharaohMoved[], audience: Audience): string {
	const each = several.map(({ seat, before, after }) => {
		return tell('dice-pharaoh-moved-seat', { ...who(seat, audience), before, after });
	});
	return tell('dice-pharaoh-moved', { moved: joined(each) });
}

/** What some seats took back after the scoring, which is all of it. */
function returned(several: readonly DiceMarkersReturned[]): string {
	const markers = several.reduce((sum, event) => sum + event.colours.length, 0);
	const floods = several.reduce((sum, event) => sum + event.floods, 0);
	const taken = [
		...(markers ? [tell('dice-civ-markers', { n: markers })] : []),
		...(floods ? [tell('count-flood-cubes', { n: floods })] : [])
	];
	return tell('dice-markers-returned', { taken: joined(taken) || tell('dice-nothing') });
}

/** The events as texts with marks, those of one turn together. */
export function diceParagraphs(events: readonly DiceEvent[], audience: Audience): string[] {
	return gathered(sentences(events, audience).map(([event, sentence]) => [begins(event), sentence]));
}

function begins(event: DiceEvent): boolean {
	return event.type === 'dice_rolled' ? event.throw === 1 : BEGINNERS.includes(event.type);
}

/** The sentences; what several seats do at once is told in one, and no turn's plain end. */
function sentences(events: readonly DiceEvent[], audience: Audience): [DiceEvent, string][] {
	return runs(events, (event) => event.type).flatMap((several): [DiceEvent, string][] => {
		const [first] = several;
		if (first?.type === 'pharaoh_moved') {
			const some = several.filter((event) => event.type === 'pharaoh_moved');
			return [[first, pharaohsMoved(some, audience)]];
		}
		if (first?.type === 'markers_returned') {
			const some = several.filter((event) => event.type === 'markers_returned');
			return some.some((event) => event.colours.length || event.floods) ? [[first, returned(some)]] : [];
		}
		if (first?.type === 'spared') {
			const seats = several.flatMap((event) => (event.type === 'spared' ? [event.seat] : []));
			return [[first, spared(seats, audience)]];
		}
		const worthSaying = several.filter((event) => !goesWithoutSaying(event));
		return worthSaying.map((event) => [event, diceEvent(event, audience)]);
	});
}

/** Whom a disaster took nothing from. */
function spared(seats: readonly number[], audience: Audience): string {
	if (seats.length === audience.names.length - 1) return tell('dice-all-spared');
	return tell('dice-spared', who(seats, audience));
}

/** Whether an event is a turn's end with all dice spent. */
function goesWithoutSaying(event: DiceEvent): boolean {
	return event.type === 'turn_ended' && event.left.length === 0 && event.why !== 'nothing-useful';
}

/** What a move would do here, with marks. */
export function diceMove(move: DiceMove, view: DiceView): string {
	const [variant, told] = described(move, view);
	const dice: Told = move.type === 'rolled' ? { dice: thrownWords(move.faces) } : {};
	return tell(`dice-move-${variant}`, { ...told, ...dice });
}

/** What is being decided, and by whom. */
export function diceAsked(view: DiceView, audience: Audience): string {
	if (view.turn === null) return tell('headline-over');
	const turn = who(view.turn, audience);
	if (view.phase !== 'lose' || view.acting === null || view.disaster === null) {
		const told = { ...turn, throws: view.throws, most: RULEBOOK.throws };
		return headed(view.epoch, tell(`dice-headline-${view.phase}`, told));
	}
	const victim = { ...who(view.acting, audience), n: view.owed };
	const loses = tell(`dice-headline-lose-${view.disaster}`, victim);
	return headed(view.epoch, `${tell('dice-headline-disaster', turn)} ${loses}`);
}

/** Who starts. */
export function diceOpening(start: DiceView, audience: Audience): string {
	return tell('dice-starter', who(start.turn ?? 0, audience));
}

/** What the points of an item of a score sheet are for. */
export function diceCounts({ counts }: DiceLine, item: DiceItem): string {
	const key = `dice-sheet-${item}.counts`;
	if (item === 'pharaohs') return tell(key, { n: counts.pharaoh });
	if (item === 'river') {
		return tell(key, { n: counts.nile, floods: tell('count-flood-cubes', { n: counts.floods }) });
	}
	if (item !== 'monuments') return tell(key, { n: counts[item] });
	const { columns, together } = counts;
	return tell(together ? `${key}-together` : key, { columns, together });
}
