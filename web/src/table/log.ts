/** Lines of the log. */

import type { Seen } from '../lib/line.svelte';

/** Whose sigil stands before a line: who decided, or for whom chance decided. */
export function actorOf(seen: Seen): number | null {
	if (seen.actor !== null) return seen.actor;
	for (const event of seen.events) {
		if ('seat' in event && event.seat !== null) return event.seat;
	}
	return null;
}

/** Whether a Ra tile came out of the bag. */
export function isRa(seen: Seen): boolean {
	return seen.events.some((event) => event.type === 'ra_drawn');
}
