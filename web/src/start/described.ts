/** Clocks, editions, what differs from them, and bots, in words. */
import { hasWords, say } from '../lib/words.svelte';
import type { BotStruct, TableStruct } from '../lib/wire';
import { botName } from './tables';

/** A clock as game files write it, such as `bank 600 + 5`. */
export function clockWords(clock: string): string {
	const [, kind, amount, more] = /^(bank|move|days) (\d+)(?: \+ (\d+))?$/.exec(clock) ?? [];
	if (kind === undefined) return clock || say('web-start-clock-none');
	if (kind === 'bank') {
		return say('web-start-clock-bank', { minutes: Math.round(Number(amount) / 60), seconds: Number(more ?? 0) });
	}
	return say(`web-start-clock-${kind}`, { n: Number(amount) });
}

export function editionWords(edition: string): string {
	return hasWords(`edition-${edition}`) ? say(`edition-${edition}`) : edition;
}

/** What a table has chosen otherwise than its edition, one thing. */
export function overrideWords(item: string, choice: string): string {
	if (hasWords(`override-${item}-${choice}`)) return say(`override-${item}-${choice}`);
	if (!hasWords(`override-${item}`)) return `${item}: ${choice}`;
	return say(`override-${item}`, { edition: editionWords(choice), n: Number(choice) });
}

/** Who sits at a table, as a list of names; whoever looks at it at their own seat is "you". */
export function namesAt(table: TableStruct, own: number | null = null): string {
	const names = table.seats.map((seat, number) => (number === own ? say('you') : seat.name));
	return names.filter((_, number) => table.seats[number]?.kind !== 'open').join(', ');
}

/** One line about a bot. */
export function botWords(game: string, bot: BotStruct): string {
	if (bot.description) return bot.description;
	if (bot.simulations !== null) return say('web-start-search', { n: bot.simulations });
	for (const key of [`bot-${game}-${bot.name}`, `bot-${bot.name}`]) if (hasWords(key)) return say(key);
	return say('bot-silent');
}

/** What a card of a bot is headed by. */
export function botTitle(bot: BotStruct): string {
	return bot.simulations === null ? botName(bot.bot) : say('web-start-bot-budget', { name: botName(bot.bot), n: bot.simulations });
}
