/** What changed among the people of a table, in words: who sat down, went, or came back. */

import type { TableStruct } from '../lib/wire';
import type { Say } from './spelled';

/** The news between two looks at a table; one's own seats are no news. */
export function presenceNews(
	before: TableStruct | null,
	now: TableStruct,
	mine: readonly number[],
	say: Say
): string[] {
	if (before?.id !== now.id) return [];
	return now.seats.flatMap((one, seat) => {
		const was = before.seats[seat];
		if (!was || mine.includes(seat)) return [];
		const { name } = one;
		if (was.kind === 'open' && one.kind === 'person') return [say('join-sits-down', { who: 'name', name })];
		if (was.kind === 'person' && one.kind === 'open') return [say('join-stands-up', { name: was.name })];
		// whoever has just sat down comes in next, which is no news
		if (one.kind !== 'person' || before.stage !== 'playing' || now.stage !== 'playing') return [];
		if (!was.bot && one.bot) return [say('join-bot-plays', { who: 'name', name })];
		if (was.bot && !one.bot) return [say('join-plays-again', { who: 'name', name })];
		if (was.present && !one.present) return [say('web-table-went', { name })];
		if (!was.present && one.present) return [say('web-table-came-back', { name })];
		return [];
	});
}
