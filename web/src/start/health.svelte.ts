/** How the server is, asked again as long as games are being compiled or it does not answer. */
import * as api from '../lib/api';
import type { Health, ReadyStruct } from '../lib/wire';

const WHILE_COMPILING = 1000;
const ONCE_READY = 20_000;

export class ServerHealth {
	now = $state.raw<Health | null>(null);
	/** Whether the server did not answer the last time. */
	gone = $state(false);
	#timer: ReturnType<typeof setTimeout> | undefined;
	#stopped = false;

	/** Ask until `stop`; returns it, for an effect. */
	watch(): () => void {
		this.#stopped = false;
		void this.#ask();
		return () => this.stop();
	}

	stop(): void {
		this.#stopped = true;
		clearTimeout(this.#timer);
	}

	/** Whether a game can be played; as long as nobody knows it may be tried. */
	ready(game: string): boolean {
		return this.of(game)?.ready ?? true;
	}

	of(game: string): ReadyStruct | undefined {
		return this.now?.games.find((one) => one.game === game);
	}

	async #ask(): Promise<void> {
		try {
			this.now = await api.health();
			this.gone = false;
		} catch {
			this.gone = true;
		}
		if (this.#stopped) return;
		const busy = this.gone || this.now?.ready === false;
		this.#timer = setTimeout(() => void this.#ask(), busy ? WHILE_COMPILING : ONCE_READY);
	}
}

/** How much is compiled, from 0 to 1; how many parts a game has is known when it is begun. */
export function share(games: readonly ReadyStruct[]): number {
	const shares = games.map((one) => (one.ready ? 1 : one.parts ? one.done / one.parts : 0));
	return shares.length ? shares.reduce((sum, one) => sum + one, 0) / shares.length : 0;
}
