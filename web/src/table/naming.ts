/** A table has no name but its id: the page gives it one, the same for everybody. */

import { waysOf, type Say } from './spelled';

/** The name of a table, chosen by its id from those of the catalogue. */
export function tableName(id: string, say: Say): string {
	const names = waysOf(say('web-table-names'));
	let sum = 0;
	for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
	return names[sum % names.length] ?? id;
}
