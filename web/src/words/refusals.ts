/** Why something is refused, as a sentence: the words for the parameters of a refusal. */
import { hasWords } from '../lib/words.svelte';
import type { RefusalStruct } from '../lib/wire';
import { tileKey } from './ra-tiles';
import { joined, NOBODY, tell, who, type Audience, type Told } from './telling';

export type Parameters = RefusalStruct['parameters'];
type Given = Parameters[string];

/** The sentence for a refusal, with the number of the rule; one without words stays a code. */
export function refusalWords(refusal: RefusalStruct, audience: Audience = NOBODY): string {
	const key = `refusal-${refusal.code}`;
	if (!hasWords(key)) return forProgrammers(refusal);
	const given = refusal.parameters;
	const names = given['names'];
	// Those of another table, as a file has it, none of whom is spoken to.
	const heard = Array.isArray(names) ? otherSeats(names.map(String), audience) : audience;
	const told = argumentsOf(given, heard);
	const { cause, ...others } = given;
	if (cause !== undefined) {
		const rule = String(given['rule'] ?? '');
		told['why'] = refusalWords({ code: String(cause), parameters: others, rule }, heard);
		return tell(key, told);
	}
	const said = tell(key, told);
	return refusal.rule ? tell('refusal-by-rule', { why: said, rule: refusal.rule }) : said;
}

/** The same, with the line of the file that it is about, if any. */
export function failureWords(
	failure: { refusal: RefusalStruct; line: number | null },
	audience: Audience = NOBODY
): string {
	const why = refusalWords(failure.refusal, audience);
	return failure.line === null ? why : tell('refused-on-line', { line: failure.line, why });
}

/** The parameters of a refusal, or of a reason, as arguments of its message. */
export function argumentsOf(parameters: Parameters, audience: Audience): Told {
	const told: Told = {};
	for (const [name, given] of Object.entries(parameters)) {
		Object.assign(told, isSeat(name) ? seat(name, Number(given), audience) : thing(name, given, audience));
	}
	return told;
}

function otherSeats(names: readonly string[], audience: Audience): Audience {
	return names.join(',') === audience.names.join(',') ? audience : { ...audience, names, you: null };
}

function isSeat(name: string): boolean {
	return name === 'seat' || name.endsWith('_seat');
}

/** A seat by `$who` and `$name`; `$seat_name` is the name again, for who needs another one. */
function seat(name: string, number: number, audience: Audience): Told {
	const there = number >= 0 && number < audience.names.length;
	const found = there ? who(number, audience) : { who: 'nobody', name: '' };
	const before = name.slice(0, -'seat'.length);
	return { [name]: number, [`${name}_name`]: found.name, [`${before}who`]: found.who, [`${before}name`]: found.name };
}

function thing(name: string, given: Given, audience: Audience): Told {
	if (Array.isArray(given)) {
		const each = given.map((part) => (name === 'dice' ? tell(`colour-${String(part)}.noun`) : String(part)));
		return { [name]: joined(each), [`${name}_n`]: given.length };
	}
	if (typeof given === 'boolean') return { [name]: given ? 'yes' : 'no' };
	return typeof given === 'number' ? { [name]: given } : named(name, String(given), audience);
}

function named(name: string, given: string, audience: Audience): Told {
	switch (name) {
		case 'tile': {
			const key = tileKey(given, audience);
			const forms = { tile_a: tell(`${key}.a`), gender: tell(`${key}.gender`) };
			return { tile: tell(key), tile_key: given, ...forms };
		}
		case 'disaster':
			return { disaster: tell(`${tileKey(given, audience)}.title`), disaster_key: given };
		case 'die':
		case 'colour':
			return { [name]: tell(`colour-${given}.noun`) };
		case 'face':
		case 'shows':
		case 'area':
			return { [name]: tell(`face-${given}`), [`${name}_key`]: given };
		default:
			return { [name]: given };
	}
}

/** The code, the rule and the parameters. */
function forProgrammers({ code, parameters, rule }: RefusalStruct): string {
	const told = Object.entries(parameters).map(([name, given]) => `${name}=${JSON.stringify(given)}`);
	const ruled = rule ? `${code} (${rule})` : code;
	return told.length ? `${ruled}: ${told.join(', ')}` : ruled;
}
