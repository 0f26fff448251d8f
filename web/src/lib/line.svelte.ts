/** The line to a table: it hears what the server says, and calls again when it is cut. */
import { Later } from './later.svelte';
import { newId, type Command, type Seen, type Status, type Update, type WithoutId } from './said';
import type { Bye, ClientMessage, CounselStruct, RefusalStruct, Refused } from './wire';
import type { Said, ServerMessage, TableStruct, Welcome } from './wire';
import { WIRE } from './wire';

export type { Seen, Status, Update } from './said';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** After so many milliseconds of silence the server is asked whether it is there … */
const SILENCE = 20_000;
/** … and has so many to answer. */
const PATIENCE = 5_000;
const BREATH = 1_000;
/** After these farewells the server is called again. */
const COMES_BACK: readonly string[] = ['stopping', 'too-slow', 'too-fast'];
/** Refusals of a hello after which it may be said again. */
const COMES_BACK_AFTER: readonly string[] = ['store-away', 'hello-first'];
/** What nobody wants done when the line is back: the moment for it has passed. */
const OF_THE_MOMENT: readonly string[] = ['advise', 'take_back'];

/** How chance is sealed; only a game that is still to begin needs it. */
const sealing = new Later(() => import('./seal'));

/** One socket after another to one table, as one seat or as a spectator; it calls at once. */
export class TableLine {
	/** The table as it was told last. */
	table = $state.raw<TableStruct | null>(null);
	/** The newest update: the view, who is asked, one's options. */
	update = $state.raw<Update | null>(null);
	/** All moves by version. */
	history = $state.raw<readonly Seen[]>([]);
	/** The moves that the last update brought; none when a running game is first seen. */
	fresh = $state.raw<readonly Seen[]>([]);
	chat = $state.raw<readonly Said[]>([]);
	/** What was answered to `advise`, while nothing was played since. */
	advice = $state.raw<CounselStruct | null>(null);
	status = $state<Status>('connecting');
	/** Why the server has ended the line for good. */
	bye = $state.raw<Bye | null>(null);
	/** Why the last command was not done; null again with the next command. */
	refusal = $state.raw<RefusalStruct | null>(null);
	/** The move that is on its way, "" for none. */
	moving = $state('');
	/** Whether advice is being thought about. */
	advising = $state(false);
	/** When the newest update came, by `performance.now()`: clocks run on from there. */
	heardAt = $state(0);
	/** When one came, by the server's clock, which tells the times of what is said. */
	cameAt = $state(Infinity);

	readonly id: string;
	readonly seat: number | null;
	#socket: WebSocket | null = null;
	#unanswered = new Map<string, Command>();
	#since = 0;
	#catchingUp = false;
	#tries = 0;
	#closed = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#watch: ReturnType<typeof setTimeout> | undefined;
	readonly #wake = () => this.#lookAlive();

	constructor(table: string, seat: number | null) {
		this.id = table;
		this.seat = seat;
		document.addEventListener('visibilitychange', this.#wake);
		window.addEventListener('online', this.#wake);
		this.#call();
	}

	// ---- commands ---------------------------------------------------------------------------

	/** Play a move, by its text; false while another is on its way, which may change the game. */
	play(move: string): boolean {
		if (this.moving) return false;
		this.moving = move;
		this.#order({ type: 'move', version: this.#since, move });
		return true;
	}

	/** Bid by itself up to a limit, as long as this auction runs. */
	stand(limit: number): void {
		this.#order({ type: 'stand', version: this.#since, limit });
	}

	withdraw(): void {
		this.#order({ type: 'withdraw', version: this.#since });
	}

	say(text: string): void {
		this.#order({ type: 'say', text });
	}

	/** Ask what to do; the answer comes in `advice`. */
	advise(budget: number): void {
		if (this.advising) return;
		this.advising = true;
		this.#order({ type: 'advise', version: this.#since, budget });
	}

	/** Go back to where so many moves had been played; the table then has a successor. */
	takeBack(number: number): void {
		this.#order({ type: 'take_back', number });
	}

	agreeEnd(): void {
		this.#order({ type: 'agree_end' });
	}

	disagreeEnd(): void {
		this.#order({ type: 'disagree_end' });
	}

	handOver(seat: number, bot: string): void {
		this.#order({ type: 'hand_over', seat, bot });
	}

	takeSeatBack(): void {
		this.#order({ type: 'take_seat_back' });
	}

	/** Hang up for good. */
	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
		clearTimeout(this.#watch);
		document.removeEventListener('visibilitychange', this.#wake);
		window.removeEventListener('online', this.#wake);
		this.#socket?.close();
		this.#socket = null;
	}

	// ---- the socket -------------------------------------------------------------------------

	#call(): void {
		clearTimeout(this.#timer);
		const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
		this.#socket = socket;
		socket.onopen = () => {
			const { id: table, seat } = this;
			const said = this.chat.at(-1)?.number ?? 0;
			this.#send({ type: 'hello', wire: WIRE, table, seat, since: this.#since, said });
		};
		socket.onmessage = (event: MessageEvent<string>) => {
			if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
		};
		socket.onclose = () => {
			if (socket === this.#socket) this.#lose();
		};
		this.#listen();
	}

	/** The line is cut: call again, each time a little later. */
	#lose(): void {
		this.#socket = null;
		clearTimeout(this.#watch);
		if (this.#closed || this.status === 'gone') return;
		this.status = 'closed';
		const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++);
		this.#timer = setTimeout(() => this.#call(), pause * (0.5 + Math.random() / 2));
	}

	/** Somebody looks at the page again, or the network is back: do not wait. */
	#lookAlive(): void {
		if (document.visibilityState === 'hidden' || this.#closed || this.status === 'gone') return;
		if (!this.#socket) this.#call();
		else if (this.status === 'open') this.#ping();
	}

	/** Expect to hear something within a while; a cut line often says nothing. */
	#listen(): void {
		clearTimeout(this.#watch);
		const waits = this.status === 'open';
		this.#watch = setTimeout(() => (waits ? this.#ping() : this.#drop()), SILENCE);
	}

	#ping(): void {
		this.#send({ type: 'ping', id: 'ping' });
		clearTimeout(this.#watch);
		this.#watch = setTimeout(() => this.#drop(), PATIENCE);
	}

	#drop(): void {
		const socket = this.#socket;
		this.#lose();
		socket?.close();
	}

	#send(message: ClientMessage): void {
		if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
	}

	/** Send a command, and again when the line is back, until it is answered. */
	#order(command: WithoutId<Command>): void {
		const id = newId();
		const whole = { ...command, id } as Command;
		this.refusal = null;
		this.#unanswered.set(id, whole);
		if (this.status === 'open') this.#send(whole);
	}

	// ---- what is heard ----------------------------------------------------------------------

	#hear(message: ServerMessage): void {
		this.#listen();
		switch (message.type) {
			case 'welcome':
				return this.#welcome(message);
			case 'table':
				return this.#setTable(message.table);
			case 'update':
				return this.#take(message);
			case 'accepted':
				return this.#answered(message.id);
			case 'refused':
				return this.#refused(message);
			case 'said':
				return this.#hearSaid(message);
			case 'advice':
				if (message.version === this.#since) this.advice = message.advice;
				return this.#answered(message.id);
			case 'bye':
				return this.#farewell(message);
		}
	}

	#welcome(welcome: Welcome): void {
		this.status = 'open';
		this.#tries = 0;
		this.cameAt = Math.min(this.cameAt, welcome.now);
		this.#catchingUp = this.#since === 0 && welcome.version > 0;
		this.#listen();
		this.#setTable(welcome.table);
		for (const command of this.#unanswered.values()) {
			if (OF_THE_MOMENT.includes(command.type)) this.#answered(command.id);
			else if (command.type !== 'say') this.#send(command);
		}
		// what was said meanwhile is told after the welcome: only what is not among it was lost
		setTimeout(() => this.#repeat('say'), BREATH);
	}

	#setTable(table: TableStruct): void {
		this.table = table;
		if (this.seat === null) return;
		if (table.stage === 'gathering') void sealing.fetch(); // it begins soon
		if (table.sealing) this.#promise(table, this.seat);
	}

	/** Give the word that the table waits for. */
	#promise(table: TableStruct, seat: number): void {
		const seal = sealing.now;
		// it asks about the table as it will be then
		if (!seal) return void sealing.fetch().then(() => this.table && this.#setTable(this.table));
		const word = seal.nextWord(table, seat, seal.seedOf());
		if (word) this.#send(word);
	}

	/** What has not been seen yet is fresh; an older update that comes late changes nothing. */
	#take(update: Update): void {
		if (update.version < this.#since) return;
		const fresh = update.moves.filter((seen) => seen.version > this.#since);
		if (fresh.length > 0) {
			this.history = [...this.history, ...fresh];
			this.advice = null;
		}
		if (fresh.length > 0 || this.#catchingUp) this.fresh = this.#catchingUp ? [] : fresh;
		this.#catchingUp = false;
		this.#since = update.version;
		this.heardAt = performance.now();
		this.update = update;
	}

	#answered(id: string): void {
		const command = this.#unanswered.get(id);
		this.#unanswered.delete(id);
		if (command?.type === 'move') this.moving = '';
		if (command?.type === 'advise') this.advising = false;
	}

	#refused(refused: Refused): void {
		if (refused.id.startsWith('commit-') || refused.id.startsWith('reveal-')) return;
		if (refused.id === '' && refused.refusal.code === 'too-fast') {
			setTimeout(() => this.#repeat(), BREATH); // nobody has read it, so it has no id
			return;
		}
		const command = this.#unanswered.get(refused.id);
		this.#answered(refused.id);
		// advice that comes too late or too often is no news: the page asks for it by itself
		if (command?.type !== 'advise') this.refusal = refused.refusal;
	}

	#repeat(type?: Command['type']): void {
		for (const command of this.#unanswered.values()) {
			if (type === undefined || command.type === type) this.#send(command);
		}
	}

	#hearSaid(said: Said): void {
		if (this.chat.some((one) => one.number === said.number)) return;
		this.chat = [...this.chat, said].sort((one, other) => one.number - other.number);
		for (const command of this.#unanswered.values()) {
			const mine = command.type === 'say' && said.seat === this.seat && command.text.trim() === said.text;
			if (mine) this.#answered(command.id);
		}
	}

	#farewell(bye: Bye): void {
		const again = bye.code === 'refused' && COMES_BACK_AFTER.includes(bye.refusal?.code ?? '');
		if (again || COMES_BACK.includes(bye.code)) return;
		this.status = 'gone';
		this.bye = bye;
		this.close();
	}
}
