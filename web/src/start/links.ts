/** The links of tables that were made in this browser: the server tells them once. */
import type { TableMade, TableStruct } from '../lib/wire';

export type Links = {
	/** The table's one link, "" where it is not known. */
	link: string;
	/** By seat the link that gives it once. */
	invites: Record<number, string>;
};

/** What stands in a link for the token of a table that is open to everybody. */
export const ANYBODY = 'anybody';
/** The same for the organiser's token, in the browser that made the table. */
export const OWNER = 'owner';

const KEY = 'heliopolis-links-';

/** Keep what the maker of a table was told. */
export function keepMade(made: TableMade): void {
	const invites = made.seats.filter((key) => key.invite).map((key) => [key.seat, key.invite]);
	keepLinks(made.table.id, { link: made.link, invites: Object.fromEntries(invites) });
}

export function keepLinks(table: string, links: Links): void {
	try {
		localStorage.setItem(KEY + table, JSON.stringify(links));
	} catch {
		// without room the host makes new invites
	}
}

export function keptLinks(table: string): Links {
	try {
		const found = JSON.parse(localStorage.getItem(KEY + table) ?? '{}') as Partial<Links>;
		return { link: found.link ?? '', invites: found.invites ?? {} };
	} catch {
		return { link: '', invites: {} };
	}
}

export function forgetLinks(table: string): void {
	try {
		localStorage.removeItem(KEY + table);
	} catch {
		// then it stays
	}
}

/** Whether only this very machine finds an address. */
export function isLocal(address: string): boolean {
	const host = new URL(address).hostname;
	return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** A link as others can open it: by the address in the same network, where that is open. */
export function reachable(link: string, lan: string): string {
	if (!link || !lan || !isLocal(link)) return link;
	return lan.replace(/\/$/, '') + link.slice(new URL(link).origin.length);
}

/** The links without those of seats that are taken: whoever leaves such a seat makes another one good. */
export function stillGood(links: Links, table: TableStruct, renewed: readonly number[]): Links {
	const seats = Object.keys(links.invites).map(Number);
	const good = seats.filter((seat) => {
		const one = table.seats[seat];
		return one?.kind === 'open' || (one?.kind === 'person' && !one.present && renewed.includes(seat));
	});
	if (good.length === seats.length) return links;
	return { ...links, invites: Object.fromEntries(good.map((seat) => [seat, links.invites[seat] ?? ''])) };
}
