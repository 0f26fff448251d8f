/** Which messages of a catalogue a source can say: rather one too many than one too few. */

/** A text that may be a key: `'count-points'`, or with an attribute `'tile-ra.code'`. */
const WHOLE = /(['"`])([a-z][a-z0-9-]*)(?:\.[a-z-]+)?\1/g;
/** A key of which a part is chosen: what stands before and behind it. */
const MADE = /`([a-z][a-z0-9-]*)?\$\{[^`]*?\}([a-z0-9-]*)(?:\.[a-z-]+)?`/g;
/** A message, with everything up to the next one. */
const MESSAGE = /^(-?[a-z][a-zA-Z0-9_-]*) *=[\s\S]*?(?=^-?[a-z]|$(?![\s\S]))/gm;
/** What one message says of another: `{ setting }`, `{ -edition }`, `{ tile.a }`. */
const REFERENCE = /\{ *(-?[a-z][a-zA-Z0-9_-]*)[ .(}]/g;

/** Leaves those messages of a catalogue that some sources can say, and what these refer to. */
export function usedIn(sources: string): (catalogue: string) => string {
	const whole = new Set<string>();
	const begun: string[] = [];
	const ends: string[] = [];
	for (const [, , key = ''] of sources.matchAll(WHOLE)) {
		if (key.endsWith('-')) begun.push(key);
		else whole.add(key);
	}
	for (const [, start = '', end = ''] of sources.matchAll(MADE)) {
		if (start.includes('-')) begun.push(start);
		else if (start === '' && end.startsWith('-')) ends.push(end);
	}
	const said = (key: string): boolean =>
		whole.has(key) ||
		begun.some((start) => key.startsWith(start)) ||
		ends.some((end) => key.endsWith(end) && said(key.slice(0, -end.length)));
	return (catalogue) => {
		const messages = new Map([...catalogue.matchAll(MESSAGE)].map(([text, key = '']) => [key, text]));
		const kept = new Set<string>();
		const keep = (key: string): void => {
			const text = messages.get(key);
			if (text === undefined || kept.has(key)) return;
			kept.add(key);
			for (const [, other = ''] of text.matchAll(REFERENCE)) keep(other);
		};
		for (const key of messages.keys()) if (said(key)) keep(key);
		return [...messages].flatMap(([key, text]) => (kept.has(key) ? [text] : [])).join('');
	};
}
