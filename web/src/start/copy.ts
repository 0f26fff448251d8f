/** Copying that works on plain http too, where browsers have no clipboard for pages. */

/** `copied`; or `selected`, where the person has to press the keys. */
export type Outcome = 'copied' | 'selected';

/** Copy the text of a field, or at least select it. */
export async function copyFrom(field: HTMLInputElement): Promise<Outcome> {
	try {
		await navigator.clipboard.writeText(field.value);
		return 'copied';
	} catch {
		return copyBySelection(field);
	}
}

function copyBySelection(field: HTMLInputElement): Outcome {
	field.focus();
	field.select();
	field.setSelectionRange(0, field.value.length);
	try {
		// The old way: still the only one without https.
		return document.execCommand('copy') ? 'copied' : 'selected';
	} catch {
		return 'selected';
	}
}
