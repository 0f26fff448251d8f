/** What is asked of the server when somebody wants a table; all of it is checked there. */
import type { BotStruct, GameStruct, MyTable, NewSeat, NewTable, Pace, Scores, TableStruct } from '../lib/wire';

/** How a table is played, whoever sits at it. */
export type Manner = {
	/** "" for the game's usual one. */
	edition: string;
	/** What is chosen otherwise than the edition. */
	overrides: Record<string, string>;
	scores: Scores;
	clock: string;
	pace: Pace;
	public: boolean;
	/** Whether seats may ask for advice; null: where one person plays alone. */
	advice: boolean | null;
	/** The same for whoever plays alone against bots. */
	adviceAlone: boolean;
};

/** How often tables are asked for anew while somebody looks at them, in milliseconds. */
export const EVERY = 10_000;
/** The simulations a move of the search that is shown first; the server has it so too. */
const USUAL_SEARCH = 300;

export const USUAL: Manner = {
	edition: '',
	overrides: {},
	scores: 'open',
	clock: '',
	pace: 'brisk',
	public: false,
	advice: null,
	adviceAlone: true
};

/** A seat that is being planned: oneself, somebody to come, or a bot. */
export type Planned = { kind: 'me' | 'open'; name: string } | { kind: 'bot'; bot: string };

/** What a bot is called: names of bots are in no language. */
export function botName(bot: string): string {
	const file = /:([A-Za-z_]\w*)$/.exec(bot);
	const name = file?.[1] ?? bot.split(':')[0] ?? bot;
	return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A table with these seats, each bot under a name of its own. */
export function newTable(game: string, planned: readonly Planned[], manner: Manner): NewTable {
	const taken = new Set(planned.flatMap((seat) => (seat.kind === 'bot' ? [] : [seat.name.trim()])));
	const seats = planned.map((seat): NewSeat => {
		if (seat.kind !== 'bot') return { kind: seat.kind, name: seat.name.trim() };
		const name = unlike(botName(seat.bot), taken);
		taken.add(name);
		return { kind: 'bot', name, bot: seat.bot };
	});
	const { edition, overrides, scores, clock, pace, public: open, advice } = manner;
	return { game, seats, edition, overrides, scores, clock, pace, public: open, advice };
}

/** Oneself against bots. */
export function againstComputer(game: string, me: string, bots: readonly string[], manner: Manner): NewTable {
	const opponents = bots.map((bot): Planned => ({ kind: 'bot', bot }));
	// Alone one has no clock against bots.
	return newTable(game, [{ kind: 'me', name: me }, ...opponents], {
		...manner,
		clock: '',
		public: false,
		advice: manner.adviceAlone
	});
}

/** Several people on this device, and bots if they like: nobody else is to join. */
export function onThisDevice(game: string, planned: readonly Planned[], manner: Manner): NewTable {
	return newTable(game, planned, { ...manner, public: false });
}

function unlike(name: string, taken: ReadonlySet<string>): string {
	if (!taken.has(name)) return name;
	let number = 2;
	while (taken.has(`${name} ${number}`)) number++;
	return `${name} ${number}`;
}

/** The five bots that are shown first: the gentlest of our characters, the best three, and one that searches. */
export function firstBots(offered: readonly BotStruct[]): BotStruct[] {
	const characters = offered.filter(
		(one) => one.simulations === null && !one.file && !one.description && one.name !== 'uniform'
	);
	const best = characters.slice(1).slice(-3);
	const searching = offered.filter((one) => one.simulations === USUAL_SEARCH);
	return [...characters.slice(0, 1), ...best, ...searching];
}

/** The bots that one plays against: those wanted that are there, or the first of those that are shown. */
export function opponents(wanted: readonly string[] | undefined, offered: readonly BotStruct[], most: number): string[] {
	const known = new Set(offered.map((one) => one.bot));
	const found = (wanted ?? []).filter((bot) => known.has(bot)).slice(0, most - 1);
	if (found.length) return found;
	return firstBots(offered).slice(0, Math.min(3, most - 1)).map((one) => one.bot);
}

/** Take a bot to the table, or send it away: the table stays within the sizes of the game. */
export function toggled(chosen: readonly string[], bot: string, game: GameStruct): string[] {
	if (chosen.includes(bot)) {
		return chosen.length > game.fewest - 1 ? chosen.filter((one) => one !== bot) : [...chosen];
	}
	return chosen.length < game.most - 1 ? [...chosen, bot] : [...chosen.slice(1), bot];
}

/** One's tables that are not over: first where one is asked, then where it is open what comes. */
export function unfinished(tables: readonly MyTable[]): MyTable[] {
	const rank = (one: MyTable) => (one.your_turn ? 0 : one.table.stage === 'playing' ? 1 : 2);
	return tables
		.filter((one) => one.table.stage !== 'over')
		.sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}

/** What there is to say first about one of one's own tables. */
export function standing(one: MyTable): 'gathering' | 'sealing' | 'over' | 'turn' | 'waiting' {
	if (one.table.stage !== 'playing') return one.table.stage;
	return one.your_turn ? 'turn' : 'waiting';
}

/** The name of who decides next at a table; "" where nobody does, or where nobody knows yet. */
export function deciding(one: MyTable): string {
	return one.asked === null ? '' : (one.table.seats[one.asked]?.name ?? '');
}

/** Whether several people share this device at a table. */
export function isHotSeat(one: MyTable): boolean {
	return one.seats.length > 1;
}

/** How many seats are still free. */
export function freeSeats(table: TableStruct): number {
	return table.seats.filter((seat) => seat.kind === 'open').length;
}
