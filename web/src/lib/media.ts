/** What a device is like, and when that changes. */

/** Whether a query of CSS holds now; never where nobody can say. */
export function matches(query: string): boolean {
	return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** Call whenever one of the queries begins or ceases to hold; returns what ends it. */
export function whenever(queries: readonly string[], changed: () => void): () => void {
	if (typeof matchMedia !== 'function') return () => undefined;
	const lists = queries.map((query) => matchMedia(query));
	for (const list of lists) list.addEventListener('change', changed);
	return () => {
		for (const list of lists) list.removeEventListener('change', changed);
	};
}
