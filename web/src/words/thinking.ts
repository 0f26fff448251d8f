/** What a bot thinks, in words: chances, the reasons for them, and what things are worth. */
import { hasWords } from '../lib/words.svelte';
import type { ReasonStruct } from '../lib/wire';
import { argumentsOf } from './refusals';
import { signedTenths, tell, tenths, type Audience, type Game } from './telling';

/** A chance from 0 to 1, with one decimal. */
export function percentWords(share: number): string {
	return tell('think-percent', { n: tenths(100 * share) });
}

/** How likely the next tile is Ra. */
export function nextRaWords(odds: number): string {
	return tell('think-next-ra', { share: percentWords(odds) });
}

/** Something, and the points that it brings or costs: `flood cube +4.0`. */
export function gainWords(what: string, points: number): string {
	return tell('think-reason', { what, points: signedTenths(points) });
}

/** What one more use of dice is called; in Ra margins are tiles. */
export function marginWords(game: Game, code: string): string {
	return tell(`margin-${game}-${code}`);
}

/** What changes and by how many points: `river +2.1`. */
export function reasonWords(game: Game, reason: ReasonStruct, audience: Audience): string {
	const what = tell(`reason-${game}-${reason.code}`, argumentsOf(reason.parameters, audience));
	return gainWords(what, reason.points);
}

/** What there is to say of a bot of a game; `own` is what one that is not ours says of itself. */
export function botWords(game: string, name: string, own = ''): string {
	if (own) return own;
	const key = [`bot-${game}-${name}`, `bot-${name}`].find(hasWords);
	return tell(key ?? 'bot-silent');
}
