/** How the page calls for a player who looks elsewhere: title, icon, sound, notification. */

import plainIcon from './icon.svg?url';
import dottedIcon from './icon-turn.svg?url';

export type Notice = { title: string; dot: boolean; call: boolean };

/**
 * What the title and the icon say now, and whether somebody is called.
 *
 * A player is called once when a decision comes, and only where the page is out of sight or has
 * the sound on: `wasYours` is how it was before.
 */
export function noticeOf(
	table: string,
	sentence: string,
	yours: boolean,
	wasYours: boolean
): Notice {
	if (!yours) return { title: table, dot: false, call: false };
	return { title: `● ${sentence} · ${table}`, dot: true, call: !wasYours };
}

let audio: AudioContext | null = null;

/** Make the drum ready; browsers let a page sound only from a press on, so this is called by one. */
export function wakeDrum(): void {
	if (typeof AudioContext === 'undefined') return;
	audio ??= new AudioContext();
	// "interrupted" is what Safari calls it after a telephone call
	if (audio.state !== 'running') void audio.resume().catch(() => undefined);
}

/** The drum that calls a player. */
export function drum(): void {
	beat(150, 62);
}

/** The drum of a Ra tile, which nobody shall miss: a fourth below, and slower. */
export function lowDrum(): void {
	beat(112, 46);
}

/** A soft drum, made by code: a sine that falls from one pitch to another, with a short breath of noise. */
function beat(from: number, to: number): void {
	wakeDrum();
	if (!audio) return;
	const start = audio.currentTime;
	const skin = audio.createOscillator();
	const loudness = audio.createGain();
	skin.frequency.setValueAtTime(from, start);
	skin.frequency.exponentialRampToValueAtTime(to, start + 33 / from);
	loudness.gain.setValueAtTime(0.0001, start);
	loudness.gain.exponentialRampToValueAtTime(0.28, start + 0.012);
	loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
	skin.connect(loudness).connect(audio.destination);
	skin.start(start);
	skin.stop(start + 0.5);
	breath(audio, start);
}

function breath(context: AudioContext, start: number): void {
	const length = Math.floor(context.sampleRate * 0.04);
	const buffer = context.createBuffer(1, length, context.sampleRate);
	const data = buffer.getChannelData(0);
	for (let place = 0; place < length; place += 1) {
		data[place] = (Math.random() * 2 - 1) * (1 - place / length) * 0.06;
	}
	const noise = context.createBufferSource();
	noise.buffer = buffer;
	noise.connect(context.destination);
	noise.start(start);
}

/** Whether a page may make a notification here: Android's Chrome throws, even with leave. */
export function canNotify(): boolean {
	if (typeof Notification !== 'function') return false;
	try {
		new Notification(document.title, { silent: true }).close(); // without leave nothing is shown
		return true;
	} catch {
		return false;
	}
}

/** Show the system's notification, where the player has allowed it and does not see the page. */
export function notify(title: string, body: string): void {
	if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
	if (!document.hidden) return;
	try {
		const notice = new Notification(title, { body, tag: 'heliopolis-turn' });
		notice.onclick = () => {
			window.focus();
			notice.close();
		};
	} catch {
		// a browser that makes none shall not stop the page: title and icon call as well
	}
}

let usual: string | null = null;

/** The page's icon, with a dot while somebody is waited for. */
export function showIcon(dot: boolean): void {
	let link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
	if (!link) {
		link = document.createElement('link');
		link.rel = 'icon';
		link.type = 'image/svg+xml';
		link.href = plainIcon;
		document.head.append(link);
	}
	usual ??= link.href;
	link.href = dot ? dottedIcon : usual;
}
