import { hasWords, language, say } from '../lib/words.svelte';
import type { Person } from '../lib/board';
import type { RaView, Tile } from '../lib/wire';
import type { Thing } from '../rules/things';
import { NOBODY, tileKey, type Audience } from '../words';

/** Whom words are said to at this table. */
export function audience(view: RaView, seats: readonly Person[]): Audience {
	const you = seats.findIndex((person) => person.you);
	return { names: seats.map((person) => person.name), you: you < 0 ? null : you, edition: view.edition, overrides: view.overrides };
}

/** What a tile is in this edition: unrest is a war in one. */
function keyOf(view: RaView, kind: Tile): string {
	return tileKey(kind, { ...NOBODY, edition: view.edition, overrides: view.overrides }).slice('tile-'.length);
}

/** What explains itself when a tile is looked at. */
export function thingOf(view: RaView, kind: Tile): Thing {
	return keyOf(view, kind) === 'war' ? 'war' : kind;
}

/** A word with a capital, as it stands alone under a tile. */
export function capital(word: string): string {
	return word.charAt(0).toLocaleUpperCase(language.code === 'xx' ? 'en' : language.code) + word.slice(1);
}

/** What a tile is called, within a sentence. */
export function tileWord(view: RaView, kind: Tile): string {
	return say(`tile-${keyOf(view, kind)}`);
}

/** What a tile is called where it stands alone. */
export function tileName(view: RaView, kind: Tile): string {
	return capital(tileWord(view, kind));
}

/** The name under a tile; long words say where they may break. */
export function narrowName(view: RaView, kind: Tile): string {
	const key = `web-ra-narrow-${keyOf(view, kind)}`;
	return hasWords(key) ? say(key) : tileName(view, kind);
}

/** What a seat is called; one's own is "You". */
export function seatName(seats: readonly Person[], seat: number): string {
	const person = seats[seat];
	return !person || person.you ? say('you') : person.name;
}

/** $who and $name, as the catalogues want them. */
export function who(seats: readonly Person[], seat: number): { who: string; name: string } {
	return { who: seats[seat]?.you ? 'you' : 'name', name: seats[seat]?.name ?? '' };
}

/** A number with its sign, with a real minus. */
export function signed(value: number): string {
	const whole = Math.round(value * 10) / 10;
	if (whole === 0) return '±0';
	return whole > 0 ? `+${whole}` : `−${-whole}`;
}
