/** Keys of the page, on the focused table alone: nobody types a sign by accident. Letters are the boards'. */

import { LETTERS as DICE } from '../dice/letters';
import { LETTERS as RA } from '../ra/letters';
import type { Game } from './spelled';

export type Act = 'command' | 'help' | 'repeat' | 'table';

/** Every key with what it does, as the help lists them. */
export const KEYS: readonly (readonly [string, Act])[] = [
	['/', 'command'],
	['?', 'help'],
	['.', 'repeat'],
	['Esc', 'table']
];

/** The keys of a board, each with the key of its words; the letters stand on the buttons. */
export const BOARD_KEYS: Readonly<Record<Game, readonly (readonly [string, string])[]>> = {
	ra: [
		[RA.draw, 'web-ra-draw'],
		[RA.invoke, 'web-ra-invoke'],
		[RA.god, 'web-ra-use-god'],
		[RA.pass, 'web-ra-pass']
	],
	'ra-dice': [
		[DICE.dice, 'web-keys-dice-lift'],
		[DICE.main, 'web-keys-dice-main'],
		[DICE.other, 'web-keys-dice-other']
	]
};

/** What a key does: null for all that is somebody else's. */
export function actOf(event: KeyboardEvent): Act | null {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
	const target = event.target instanceof Element ? event.target : null;
	if (target?.closest('dialog')) return null;
	if (event.key === 'Escape') return 'table';
	if (target?.closest('input, textarea, select, [contenteditable]')) return null;
	// What stands on buttons belongs to the table too: their letters are the table's.
	if (!target?.closest('[data-table]')) return null;
	const found = KEYS.find(([key]) => key === event.key);
	return found?.[1] ?? null;
}

/** The key that is pressed for the board: "" for those held down, and for what is typed or read elsewhere. */
export function boardKey(event: KeyboardEvent): string {
	const target = event.target as Element;
	// one press is one move: a key that is held would play at the next decision, too
	if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return '';
	return target.closest('input, textarea, select, dialog, [data-part="side"]') ? '' : event.key.toUpperCase();
}
