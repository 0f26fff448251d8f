/** Which lines of the chat nobody here has looked at. */

import type { Said } from '../lib/wire';

/** How many lines are news: who has spoken here knows that line and what stood before it. */
export function unreadLines(chat: readonly Said[], read: number, mine: readonly number[]): number {
	const own = chat.findLast((said) => said.seat !== null && mine.includes(said.seat));
	const known = Math.max(read, own?.number ?? 0);
	return chat.filter((said) => said.number > known).length;
}
