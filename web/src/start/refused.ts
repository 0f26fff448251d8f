/** Why something was refused, in words; what the page itself adds is what one can do then. */
import { hasWords, say } from '../lib/words.svelte';
import type { RefusalStruct } from '../lib/wire';

export function refusalWords(refusal: RefusalStruct): string {
	const key = `refusal-${refusal.code}`;
	if (!hasWords(key)) return say('web-start-refused', { code: refusal.code });
	return say(key, refusal.parameters as Record<string, string | number>);
}
