/** Calls for the player when a decision comes: by title and icon, and if wanted by drum and notification. */

import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/words.svelte';
import { drum, noticeOf, notify, showIcon, wakeDrum } from './notices';

export type Call = {
	/** That of the table. */
	name: string;
	/** What is being decided, in words. */
	sentence: string;
	/** Whether it is waited for who looks at this page. */
	calling: boolean;
};

/** Do so as long as the page is there; called while it is made. */
export function keepCalling(now: () => Call): void {
	let called = false;
	$effect(() => {
		const { name, sentence, calling } = now();
		const notice = noticeOf(name, sentence, calling, called);
		called = calling;
		document.title = `${notice.title} · ${say('page-title')}`;
		showIcon(notice.dot);
		if (!notice.call) return;
		untrack(() => {
			if (settings.sound) drum();
			if (settings.notify) notify(say('web-table-notice', { table: name }), sentence);
		});
	});
	// The drum sounds while nobody presses anything: every press before makes it ready.
	$effect(() => {
		if (!settings.sound) return;
		const presses = ['pointerup', 'keydown'] as const;
		for (const press of presses) addEventListener(press, wakeDrum);
		return () => {
			for (const press of presses) removeEventListener(press, wakeDrum);
		};
	});
	$effect(() => () => {
		showIcon(false);
		document.title = say('page-title');
	});
}
