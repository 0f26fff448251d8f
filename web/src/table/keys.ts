/** Keys of the page, on the focused table alone: nobody types a sign by accident. Letters are the boards'. */

export type Act = 'command' | 'help' | 'repeat' | 'table';

/** Every key with what it does, as the help lists them. */
export const KEYS: readonly (readonly [string, Act])[] = [
	['/', 'command'],
	['?', 'help'],
	['.', 'repeat'],
	['Esc', 'table']
];

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
