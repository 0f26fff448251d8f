import { afterEach, expect, test, vi } from 'vitest';
import { clocksNow, clockText, isShort } from './clocks';
import { canNotify, drum, noticeOf, notify, showIcon, wakeDrum } from './notices';

afterEach(() => vi.unstubAllGlobals());

test('the title names the table, and the decision when there is one', () => {
	expect(noticeOf('Reed Quay', 'Your bid.', false, false)).toEqual({
		title: 'Reed Quay',
		dot: false,
		call: false
	});
	expect(noticeOf('Reed Quay', 'Your bid.', true, false).title).toBe('● Your bid. · Reed Quay');
});

test('somebody is called once, when the decision comes', () => {
	expect(noticeOf('Reed Quay', 'Your bid.', true, false).call).toBe(true);
	expect(noticeOf('Reed Quay', 'Your bid.', true, true).call).toBe(false);
	expect(noticeOf('Reed Quay', '', false, true).call).toBe(false);
});

test('the icon has a dot while somebody is waited for, and loses it again', () => {
	showIcon(false);
	const plain = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
	showIcon(true);
	const dotted = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
	showIcon(false);

	expect(dotted).not.toBe(plain);
	expect(document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href).toBe(plain);
	expect(document.querySelectorAll('link[rel="icon"]')).toHaveLength(1);
});

test('nobody is notified without leave, or who sees the page', () => {
	const shown = vi.fn();
	class Notice {
		static permission = 'denied';
		onclick = null;
		constructor(...told: unknown[]) {
			shown(...told);
		}
		close(): void {}
	}
	vi.stubGlobal('Notification', Notice);
	const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	notify('Heliopolis', 'Your bid.');
	expect(shown).not.toHaveBeenCalled();

	Notice.permission = 'granted';
	notify('Heliopolis', 'Your bid.');
	expect(shown).toHaveBeenCalledOnce();

	hidden.mockReturnValue(false);
	notify('Heliopolis', 'Your bid.');
	expect(shown).toHaveBeenCalledOnce();
});

test('a browser that makes no notifications, as that of Android, does not stop the page', () => {
	class Notice {
		static permission = 'granted';
		constructor() {
			throw new TypeError('Illegal constructor');
		}
		close(): void {}
	}
	vi.stubGlobal('Notification', Notice);
	vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

	expect(() => notify('Heliopolis', 'Your bid.')).not.toThrow();
	expect(canNotify()).toBe(false);
});

test('only the clock of who is asked runs, and none runs below nothing', () => {
	expect(clocksNow([60_000, 5_000, null], 1, 2_000)).toEqual([60_000, 3_000, null]);
	expect(clocksNow([60_000, 5_000], 1, 9_000)).toEqual([60_000, 0]);
	expect(clocksNow([60_000], null, 9_000)).toEqual([60_000]);
});

test.each([
	[605_000, '10:05'],
	[61_999, '1:01'],
	[10_000, '0:10'],
	[9_999, '0:09.9'],
	[0, '0:00.0']
])('%i milliseconds read %s', (left, text) => {
	expect(clockText(left)).toBe(text);
});

test('time is short in the last minute', () => {
	expect([null, undefined, 60_000, 59_999].map(isShort)).toEqual([false, false, false, true]);
});

test('a press wakes the drum where the browser has put it to sleep', () => {
	const resume = vi.fn(async () => {
		state = 'running';
	});
	let state = 'suspended';
	const sounds = vi.fn();
	const part = { connect: () => part, start: sounds, stop: () => undefined, frequency: levels(), gain: levels(), buffer: null };
	vi.stubGlobal(
		'AudioContext',
		class {
			currentTime = 0;
			sampleRate = 100;
			destination = part;
			get state(): string {
				return state;
			}
			resume = resume;
			createOscillator = () => part;
			createGain = () => part;
			createBufferSource = () => part;
			createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
		}
	);

	wakeDrum();
	expect(resume).toHaveBeenCalledOnce();
	expect(sounds).not.toHaveBeenCalled();
	drum();
	expect(resume).toHaveBeenCalledOnce();
	expect(sounds).toHaveBeenCalled();
	state = 'interrupted';
	drum();
	expect(resume).toHaveBeenCalledTimes(2);
});

function levels() {
	return { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
}
