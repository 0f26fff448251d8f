/** Dialogs that are there only while they are open. */
import { tick } from 'svelte';

/** Open a dialog above the page; when it goes, the focus returns to where it was, if that is still there. */
export function modal(dialog: HTMLDialogElement): () => void {
	const before = document.activeElement;
	dialog.showModal();
	return () => {
		void tick().then(() => {
			if (before instanceof HTMLElement && document.activeElement === document.body) before.focus({ preventScroll: true });
		});
	};
}
