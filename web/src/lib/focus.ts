/** The focus is never lost: what goes with it hands it on to what it stood in. */

/** Where it goes where all of that is gone, too. */
const HOMES = ['[data-primary]:not(:disabled)', '[data-sentence]', 'main'];

/** Watch over the focus, until what is returned is called. */
export function keepFocus(): () => void {
	/** What had the focus last, and all that it stood in, from the inside outwards. */
	let path: readonly HTMLElement[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;

	function note(event: FocusEvent): void {
		path = event.composedPath().filter((one) => one instanceof HTMLElement);
	}
	/** Whoever knows a better place, such as a closing dialog, comes first. */
	function look(changes: readonly MutationRecord[] = []): void {
		const [last] = path;
		if (!last || document.activeElement !== document.body) return;
		// what is put elsewhere loses the focus, too
		const moved = changes.some(({ removedNodes }) => [...removedNodes].some((one) => one.contains(last)));
		if (moved || !isThere(last)) {
			clearTimeout(timer);
			timer = setTimeout(rescue);
		}
	}
	const leave = () => look();
	function rescue(): void {
		if (document.activeElement !== document.body) return;
		const around = path.find((one) => isThere(one) && one.closest('main, dialog'));
		const home = around ?? HOMES.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
		if (!home) return;
		if (home.tabIndex < 0) home.tabIndex = -1; // else it could not take it
		home.focus({ preventScroll: true });
	}

	const watching = new MutationObserver((changes) => look(changes));
	watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
	document.addEventListener('focusin', note);
	document.addEventListener('focusout', leave);
	return () => {
		clearTimeout(timer);
		watching.disconnect();
		document.removeEventListener('focusin', note);
		document.removeEventListener('focusout', leave);
	};
}

/** Whether somebody who looks finds it, and can press it where it is to be pressed. */
function isThere(one: HTMLElement): boolean {
	return one.isConnected && !one.matches(':disabled') && (one.checkVisibility?.() ?? true);
}
