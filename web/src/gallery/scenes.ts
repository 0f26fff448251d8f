/** The scenes of the gallery: what a browser is told at moments of real games. */
import type { Component } from 'svelte';
import type { DiceBoardProps, Person, RaBoardProps } from '../lib/board';
import type { Speed, Theme } from '../lib/settings.svelte';
import type { Code } from '../lib/words.svelte';
import type { CounselStruct, DiceUpdate, RaUpdate, TableStruct, Welcome } from '../lib/wire';

type Told = { name: string; table: TableStruct; welcome: Welcome; counsel?: CounselStruct };
export type RaScene = Told & { game: 'ra'; update: RaUpdate };
export type DiceScene = Told & { game: 'ra-dice'; update: DiceUpdate };
export type Scene = RaScene | DiceScene;
/** What an address asks for: `gallery.html#ra-bid?theme=night&lang=de&speed=0&codes`. */
export type Asked = { name: string; theme: Theme; language: Code; speed: Speed; codes: boolean };

const SCENES = import.meta.glob<Scene>(['../../test/fixtures/ra-*.json', '../../test/fixtures/dice-*.json'], {
	import: 'default'
});
// The tables of the games, as far as they are there.
const RA = import.meta.glob<Component<RaBoardProps>>('../ra/RaTable.svelte', { import: 'default' });
const DICE = import.meta.glob<Component<DiceBoardProps>>('../dice/DiceTable.svelte', { import: 'default' });

/** The names of all scenes. */
export const NAMES: readonly string[] = Object.keys(SCENES).map((path) => {
	return path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
});

/** A scene by its name; null where there is none. */
export async function sceneNamed(name: string): Promise<Scene | null> {
	return (await SCENES[`../../test/fixtures/${name}.json`]?.()) ?? null;
}

export async function raTable(): Promise<Component<RaBoardProps> | null> {
	return (await RA['../ra/RaTable.svelte']?.()) ?? null;
}

export async function diceTable(): Promise<Component<DiceBoardProps> | null> {
	return (await DICE['../dice/DiceTable.svelte']?.()) ?? null;
}

/** Those who sit at the table of a scene. */
export function peopleOf({ table, welcome }: Scene): Person[] {
	return table.seats.map(({ name, bot, present }, seat) => {
		return { name, sigil: seat, bot, you: seat === welcome.seat, present: present || bot !== '' };
	});
}

/** What an address asks for, in front of or behind its number sign. */
export function askedBy(address: URL): Asked {
	const [name = '', behind = ''] = decodeURIComponent(address.hash.slice(1)).split('?');
	const wanted = new URLSearchParams([...address.searchParams, ...new URLSearchParams(behind)]);
	return {
		name: name || (wanted.get('scene') ?? ''),
		theme: (wanted.get('theme') ?? 'day') as Theme,
		language: (wanted.get('lang') ?? 'en') as Code,
		speed: Number(wanted.get('speed') ?? 1) as Speed,
		codes: wanted.has('codes')
	};
}
