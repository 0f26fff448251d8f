/** Links to a moment of a game, and files to keep. */

/** The address of a moment; the opening is the game itself. */
export function linkTo(table: string, at: number, origin: string = location.origin): string {
	return `${origin}${pathTo(table, at)}`;
}

export function pathTo(table: string, at: number): string {
	return at ? `/replay/${table}?at=${at}` : `/replay/${table}`;
}

/** Let the address say where one is, without a step in the browser's history for each move. */
export function showPlace(path: string): void {
	history.replaceState(history.state, '', path);
}

/** Give a game file to the browser's downloads. */
export function saveRecord(text: string, name: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name.endsWith('.ra') ? name : `${name}.ra`;
	link.click();
	// A browser may still read it after the click.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
