/** How far somebody got in a guided game, for as long as the browser's tab is open. */
import { BEGINNING, type Progress } from './stepping';

const LEFT = 'left';

/** The progress at a table; null for who has left the guide there. */
export function kept(table: string): Progress | null {
	const text = sessionStorage.getItem(keyOf(table));
	if (text === LEFT) return null;
	const [at, since] = (text ?? '').split(' ').map(Number);
	return at === undefined || since === undefined ? BEGINNING : { at, since };
}

export function keep(table: string, progress: Progress): void {
	sessionStorage.setItem(keyOf(table), `${progress.at} ${progress.since}`);
}

/** Nothing more is told at a table. */
export function forget(table: string): void {
	sessionStorage.setItem(keyOf(table), LEFT);
}

function keyOf(table: string): string {
	return `heliopolis-guide-${table}`;
}
