/** The words of the tray: what is being decided, and what to press next. */
import type { DiceView } from '../lib/wire';
import { say } from '../lib/words.svelte';
import { headed } from '../words/telling';
import type { Turn } from './turn.svelte';

/** Who decides, and what; without the epoch, which stands in the header. */
export function headline(sentence: string, epoch: number): [head: string, rest: string] {
	const known = headed(epoch, '');
	const words = sentence.startsWith(known) ? sentence.slice(known.length) : sentence;
	const end = words.search(/[:.] /) + 1;
	return end ? [words.slice(0, end), words.slice(end + 1)] : [words, ''];
}

/** What to press next, by what is chosen so far. */
export function hintWords(turn: Turn, view: DiceView): string {
	if (turn.doubted) return say('web-table-sure');
	if (turn.losses.length > 0) return say(`web-dice-loses-${view.disaster ?? 'civ'}`, { n: view.owed });
	if (turn.rolls) return say('web-dice-lift-to-roll');
	if (turn.lifted.length === 0) {
		if (turn.disasters.length > 0) return say('web-dice-or-disaster');
		return say('web-dice-lift-to-spend');
	}
	if (turn.fitting.length === 0) return say('web-dice-lift-more');
	const several = turn.fitting.some((one) => one.type === 'place_civ' && one.markers.length > 1);
	return say(several ? 'web-dice-press-rows' : 'web-dice-press-lit');
}
