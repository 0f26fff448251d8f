import type { RaMove, RaSeatView, RaView, Tile } from '../lib/wire';
import type { Mode } from './modes';

/** One's legal moves, by what they are pressed on. */
export interface Offer {
	readonly draw: string | null;
	readonly invoke: string | null;
	readonly pass: string | null;
	readonly done: string | null;
	readonly bids: ReadonlyMap<number, string>;
	readonly gods: ReadonlyMap<Tile, string>;
	readonly losses: ReadonlyMap<Tile, string>;
}

export function offerOf(options: readonly RaMove[]): Offer {
	const bids = new Map<number, string>();
	const gods = new Map<Tile, string>();
	const losses = new Map<Tile, string>();
	const single: Record<'draw' | 'invoke_ra' | 'pass' | 'done', string | null> = {
		draw: null,
		invoke_ra: null,
		pass: null,
		done: null
	};
	for (const move of options) {
		if (move.type === 'bid') bids.set(move.sun, move.text);
		else if (move.type === 'play_god') gods.set(move.tile, move.text);
		else if (move.type === 'lose') losses.set(move.tile, move.text);
		else if (move.type !== 'drawn') single[move.type] = move.text;
	}
	return { draw: single.draw, invoke: single.invoke_ra, pass: single.pass, done: single.done, bids, gods, losses };
}

/** The suns that may be lifted: for a bid those that are offered, for a limit those above the best bid. */
export function liftableOf(mode: Mode, offer: Offer, own: RaSeatView | null, view: RaView): ReadonlySet<number> | null {
	if (mode === 'bid') return new Set(offer.bids.keys());
	if (mode !== 'stand' || !own) return null;
	return new Set(own.face_up.filter((sun) => sun > (view.best_bid ?? 0)));
}

/** What is chosen but not sent yet, and what is still to be sent after the next answer. */
export class Hand {
	/** The sun that is lifted for a bid. */
	lifted = $state<number | null>(null);
	/** The move that was pressed once, and waits for the second press. */
	doubted = $state<string | null>(null);
	/** Whether tiles are being chosen for gods. */
	choosing = $state(false);
	/** The spaces of the track whose tiles gods shall take. */
	spaces = $state<readonly number[]>([]);
	/** The tiles to lose, in the order of choosing. */
	losing = $state<readonly Tile[]>([]);
	private queue: readonly string[] = [];

	constructor(private readonly send: (move: string) => void) {}

	/** Put everything back, but a lifted sun that may stay. */
	clear(stays: ReadonlySet<number> | null = null): void {
		if (this.lifted !== null && !stays?.has(this.lifted)) this.lifted = null;
		this.doubted = null;
		this.choosing = false;
		this.spaces = [];
		this.losing = [];
	}

	/** Send nothing more of what was begun: it was refused, or something else is played. */
	stop(): void {
		this.queue = [];
	}

	/** Send a move; what was only chosen is forgotten. */
	play(move: string): void {
		this.clear();
		this.stop();
		this.send(move);
	}

	/** A press on a button; where it needs a second one, the first only asks. */
	press(move: string, confirm: boolean): void {
		if (confirm && this.doubted !== move) this.doubted = move;
		else this.play(move);
	}

	/** Send moves one after the other, each when it is legal. */
	playAll(moves: readonly string[]): void {
		const [first, ...rest] = moves;
		if (first === undefined) return;
		this.play(first);
		this.queue = rest;
	}

	/** Go on with what was begun, as soon as one is asked again; true where a move was sent. */
	goOn(options: readonly RaMove[]): boolean {
		const [next, ...rest] = this.queue;
		if (next === undefined || options.length === 0) return false;
		// after a surprise, such as a disaster, nothing is sent that was not chosen for this decision
		if (!options.some((move) => move.text === next)) {
			this.stop();
			return false;
		}
		this.queue = rest;
		this.send(next);
		return true;
	}

	/** A press on a sun: it lifts, and the second press sends, unless bids need no second one. */
	pressSun(sun: number, offer: Offer, confirm: boolean): void {
		const move = offer.bids.get(sun);
		if (move === undefined) return;
		this.doubted = null;
		if (!confirm || this.lifted === sun) this.play(move);
		else this.lifted = sun;
	}

	/** A press on a tile of the track while gods are spent; pressed again it is put back. */
	pressSpace(space: number, gods: number): void {
		if (this.spaces.includes(space)) this.spaces = this.spaces.filter((other) => other !== space);
		else if (this.spaces.length < gods) this.spaces = [...this.spaces, space];
		else if (gods === 1) this.spaces = [space];
	}

	/** A press on a kind that may be lost: one more of it goes, or all of it comes back. */
	pressLoss(kind: Tile, held: number, owed: number): void {
		const chosen = this.losing.filter((other) => other === kind).length;
		if (chosen < held && this.losing.length < owed) this.losing = [...this.losing, kind];
		else if (chosen > 0) this.losing = this.losing.filter((other) => other !== kind);
		else if (owed === 1) this.losing = [kind];
	}
}
