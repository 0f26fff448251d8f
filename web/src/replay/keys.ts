/** The keys of a replay; all of them also have a button. */

import type { Player } from './player.svelte';

type Deed = (player: Player) => void;

const KEYS: Readonly<Record<string, Deed>> = {
	ArrowLeft: (player) => player.step(-1),
	ArrowRight: (player) => player.step(1),
	'Shift+ArrowLeft': (player) => player.toTick(-1),
	'Shift+ArrowRight': (player) => player.toTick(1),
	PageUp: (player) => player.toEpoch(-1),
	PageDown: (player) => player.toEpoch(1),
	Home: (player) => player.go(0),
	End: (player) => player.go(player.course.last),
	' ': (player) => player.toggle()
};

/** What reads keys itself: texts, choices, and whatever the space bar presses. */
const TYPED = 'input:not([type=range]), textarea, select, [contenteditable], [role=radio], [role=tab]';
const PRESSED = 'button, a, summary, input';
/** Keys that a browser scrolls with: they are the replay's on its board and its bar. */
const SCROLLS: readonly string[] = ['PageUp', 'PageDown', 'Home', 'End', ' '];

/** Do what a key means; whether it means something. */
export function press(player: Player, event: KeyboardEvent): boolean {
	if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
	const deed = KEYS[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
	const on = event.target instanceof Element ? event.target : null;
	if (!deed || on?.closest(TYPED)) return false;
	if (event.key === ' ' && on?.closest(PRESSED)) return false;
	if (SCROLLS.includes(event.key) && !isOnReplay(on)) return false;
	event.preventDefault();
	deed(player);
	return true;
}

/** Whether the focus is on the board or the bar; or nowhere, on a page that has nothing to scroll. */
function isOnReplay(on: Element | null): boolean {
	const part = on?.closest<HTMLElement>('[data-replay]');
	if (part) return part.dataset.replay !== 'side';
	const nowhere = on === null || on === document.body || on === document.documentElement;
	return nowhere && document.documentElement.scrollHeight <= innerHeight;
}
