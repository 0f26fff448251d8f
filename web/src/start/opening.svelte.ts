/** A table on its way: asked for at once, or as soon as its game is compiled. */
import * as api from '../lib/api';
import { ApiFailure } from '../lib/api';
import type { NewTable, RefusalStruct, TableMade } from '../lib/wire';
import { keepMade } from './links';

const PATIENCE = 1000;

export class Opening {
	/** `waiting`: the game is being compiled, and the table follows by itself. */
	state = $state<'idle' | 'asking' | 'waiting'>('idle');
	/** Why there is no table. */
	refusal = $state.raw<RefusalStruct | null>(null);
	/** The game that is waited for. */
	game = $state('');
	#round = 0;

	/** Ask for a table until there is one; calls `then` with it, unless somebody gives up. */
	async ask(body: NewTable, then: (made: TableMade) => void): Promise<void> {
		const round = ++this.#round;
		this.refusal = null;
		this.game = body.game;
		this.state = 'asking';
		for (;;) {
			try {
				const made = await api.makeTable(body);
				if (round !== this.#round) return;
				keepMade(made);
				this.state = 'idle';
				then(made);
				return;
			} catch (error) {
				if (round !== this.#round) return;
				const refusal = refusalOf(error);
				if (refusal.code !== 'game-compiling') {
					this.state = 'idle';
					this.refusal = refusal;
					return;
				}
				this.state = 'waiting';
			}
			await this.#compiled(body.game, round);
			if (round !== this.#round) return;
		}
	}

	/** Come back when a game is ready, or never will be; the refusal has made it the next one to be compiled. */
	async #compiled(game: string, round: number): Promise<void> {
		while (round === this.#round) {
			await new Promise((resolve) => setTimeout(resolve, PATIENCE));
			const health = await api.health().catch(() => null);
			const found = health?.games.find((one) => one.game === game);
			if (found?.ready || found?.failed) return;
		}
	}

	giveUp(): void {
		this.#round++;
		this.state = 'idle';
	}
}

/** Why something was not done; raises what is a mistake of ours. */
export function refusalOf(error: unknown): RefusalStruct {
	if (error instanceof ApiFailure) return error.refusal;
	throw error;
}
