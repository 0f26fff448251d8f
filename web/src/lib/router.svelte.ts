/** Which page is shown: paths of this server, and links to tables, whose tokens no server sees. */

export type Route =
	| { page: 'start' }
	| { page: 'new' }
	| { page: 'table'; id: string; watch: boolean }
	| { page: 'join'; table: string; token: string }
	| { page: 'host'; table: string; token: string }
	| { page: 'replay'; id: string | null; at: number | null }
	| { page: 'rules'; id: string | null }
	| { page: 'quick' }
	| { page: 'guide'; game: string }
	| { page: 'unknown' };

const ID = '[A-Za-z0-9_-]{1,64}';
/** As wire/links.py writes them: `/#join/TABLE/TOKEN`, `/#host/TABLE/TOKEN`, `/#watch/TABLE`. */
const LINK = new RegExp(`^#(join|host|watch)/(${ID})(?:/(${ID}))?$`);
const PATH = new RegExp(`^/(table|replay|rules|guide)/(${ID}|[A-Za-z0-9._-]{1,64})/?$`);

/** The page that an address asks for. */
export function readRoute(address: URL): Route {
	const path = address.pathname;
	if (path === '/') return readLink(address.hash) ?? { page: 'start' };
	const bare = path.replace(/\/$/, '');
	if (bare === '/new') return { page: 'new' };
	if (bare === '/quick') return { page: 'quick' };
	if (bare === '/rules') return { page: 'rules', id: null };
	if (bare === '/replay') return { page: 'replay', id: null, at: readAt(address) };
	const found = PATH.exec(path);
	const [, page, id] = found ?? [];
	if (id === undefined) return { page: 'unknown' };
	if (page === 'table') return { page, id, watch: address.searchParams.has('watch') };
	if (page === 'replay') return { page, id, at: readAt(address) };
	if (page === 'guide') return { page, game: id };
	return { page: 'rules', id };
}

let shown = $state.raw<Route>(readRoute(new URL(location.href)));

let moved = false;

/** The page that is shown. */
export const route = {
	get now(): Route {
		return shown;
	},
	/** Whether another page was shown before. */
	get moved(): boolean {
		return moved;
	}
};

/** Go to another page of ours; `replace` leaves no way back to this one. */
export function go(path: string, replace = false): void {
	const address = new URL(path, location.href);
	if (replace) history.replaceState(null, '', address);
	else history.pushState(null, '', address);
	moved = true;
	shown = readRoute(address);
	if (!address.hash) window.scrollTo(0, 0);
}

/** Follow the browser's way back, and links of ours without loading the page anew; returns how to stop. */
export function followLinks(): () => void {
	const back = () => (shown = readRoute(new URL(location.href)));
	window.addEventListener('popstate', back);
	window.addEventListener('hashchange', back);
	document.addEventListener('click', follow);
	return () => {
		window.removeEventListener('popstate', back);
		window.removeEventListener('hashchange', back);
		document.removeEventListener('click', follow);
	};
}

function follow(event: MouseEvent): void {
	if (event.defaultPrevented || event.button !== 0) return;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	const link = (event.target as Element | null)?.closest('a[href]');
	if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
	const address = new URL(link.href, location.href);
	const served = address.pathname.startsWith('/api/') || /\.[a-z0-9]+$/.test(address.pathname);
	if (address.origin !== location.origin || served) return;
	const here = address.pathname === location.pathname && address.search === location.search;
	if (here && address.hash && !LINK.test(address.hash)) return; // a place on this page
	event.preventDefault();
	go(address.href);
}

function readLink(hash: string): Route | null {
	const [, errand, table, token] = LINK.exec(hash) ?? [];
	if (table === undefined) return null;
	if (errand === 'watch') return { page: 'table', id: table, watch: true };
	if (token === undefined) return null;
	return errand === 'join' ? { page: 'join', table, token } : { page: 'host', table, token };
}

function readAt(address: URL): number | null {
	const text = address.searchParams.get('at');
	return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
