/** A record on its way from where it was opened to the page that shows it. */

export type Carried = { readonly text: string; readonly name: string };

let carried: Carried | null = null;

/** Keep a record until the page of replays asks for it. */
export function carry(record: Carried): void {
	carried = record;
}

/** What was opened elsewhere; null where nothing was. */
export function takeCarried(): Carried | null {
	const taken = carried;
	carried = null;
	return taken;
}
