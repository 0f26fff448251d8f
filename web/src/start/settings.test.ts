import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/words.svelte';
import Settings from './Settings.svelte';

afterEach(() => {
	vi.unstubAllGlobals();
	settings.notify = false;
});

/** A browser whose notifications do this when one is made, and what it is asked for. */
function browser(made: () => void) {
	const requestPermission = vi.fn(async () => 'granted');
	vi.stubGlobal(
		'Notification',
		class {
			static readonly permission = 'default';
			static readonly requestPermission = requestPermission;
			constructor() {
				made();
			}
			close(): void {}
		}
	);
	render(Settings);
	return { requestPermission, notices: screen.getByRole('switch', { name: say('web-start-notify') }) };
}

test('notifications are on when the browser makes them and gives leave', async () => {
	const { notices } = browser(() => undefined);

	await fireEvent.click(notices);

	await vi.waitFor(() => expect(settings.notify).toBe(true));
	expect(screen.queryByText(say('web-start-notify-denied'))).toBeNull();
});

test('a browser that makes no notifications is not asked for leave, and says so', async () => {
	const { notices, requestPermission } = browser(() => {
		throw new TypeError('Illegal constructor');
	});

	await fireEvent.click(notices);

	expect(await screen.findByText(say('web-start-notify-denied'))).toBeTruthy();
	expect(settings.notify).toBe(false);
	expect(requestPermission).not.toHaveBeenCalled();
});
