/** What a person has chosen on this device; kept by the browser. */
import { matches, whenever } from './media';
import { preferred, type Code } from './words.svelte';

export type Theme = 'auto' | 'day' | 'night' | 'contrast';
export type Speed = 0 | 0.5 | 1 | 2 | 4;

/** What needs a second press: nothing, bids and what may lead to one, or every move. */
export const CONFIRMS = ['off', 'bids', 'all'] as const;
export type Confirm = (typeof CONFIRMS)[number];

export type Settings = {
	theme: Theme;
	language: Code;
	/** How fast things move; 0: at once. */
	speed: Speed;
	/** What needs a second press; null: bids, on devices that are touched. */
	confirm: Confirm | null;
	sound: boolean;
	/** Whether the browser may notify when it is one's turn. */
	notify: boolean;
	name: string;
	sigil: number;
	/** Whether tiles carry codes of two letters. */
	codes: boolean;
	/** Whether the panel with what is left in the bag and the odds is shown. */
	help: boolean;
};

const KEY = 'heliopolis';
const CONTRAST = '(prefers-contrast: more)';
const DARK = '(prefers-color-scheme: dark)';

/** What holds until somebody chooses otherwise. */
export function usual(): Settings {
	return {
		theme: 'auto',
		language: preferred(),
		speed: 1,
		confirm: null,
		sound: false,
		notify: false,
		name: '',
		sigil: 0,
		codes: false,
		help: true
	};
}

/** What was kept, as far as it is of the right kind: an older page may have kept other things. */
export function kept(text: string | null): Settings {
	const settings: Settings = usual();
	let found: unknown;
	try {
		found = JSON.parse(text ?? '{}');
	} catch {
		return settings;
	}
	if (typeof found !== 'object' || found === null) return settings;
	const known = settings as unknown as Record<string, unknown>;
	for (const [name, one] of Object.entries(found)) {
		// older pages knew of bids alone
		if (name === 'confirmBids' && typeof one === 'boolean') settings.confirm ??= one ? 'bids' : 'off';
		else if (name === 'confirm') settings.confirm = CONFIRMS.find((way) => way === one) ?? settings.confirm;
		else if (name in known && typeof one === typeof known[name]) known[name] = one;
	}
	return settings;
}

export const settings: Settings = $state(kept(read()));

/** Keep the settings whenever one changes, and show theme and speed; called once, by the app. */
export function keepSettings(): void {
	$effect(() => {
		const text = JSON.stringify(settings);
		try {
			localStorage.setItem(KEY, text);
		} catch {
			// a private window may keep nothing: then they hold as long as the page
		}
	});
	$effect(() => {
		const show = () => {
			document.documentElement.dataset.theme = shownTheme(settings.theme);
		};
		show();
		return whenever([CONTRAST, DARK], show); // a device may turn dark in the evening
	});
	$effect(() => {
		// what styles move has the same speed as what moves by `motion`
		document.documentElement.style.setProperty('--pace', String(settings.speed === 0 ? 0 : 1 / settings.speed));
	});
}

/** What needs a second press on this device. */
export function confirms(): Confirm {
	return settings.confirm ?? (matches('(pointer: coarse)') ? 'bids' : 'off');
}

/** Whether a bid needs a second press on this device. */
export function confirmsBids(): boolean {
	return confirms() !== 'off';
}

/** Whether every move needs a second press on this device. */
export function confirmsAll(): boolean {
	return confirms() === 'all';
}

/** The theme that is really shown. */
export function shownTheme(theme: Theme): 'day' | 'night' | 'contrast' {
	if (theme !== 'auto') return theme;
	if (matches(CONTRAST)) return 'contrast';
	return matches(DARK) ? 'night' : 'day';
}

function read(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}
