/**
 * A group that the Tab key enters once, and in which the arrow keys go round.
 *
 * Buttons that can be pressed are stops of their own. What only explains itself (`data-thing`) is
 * reached by arrows; where a group has nothing to press, one of its things is the stop.
 */
const MEMBERS = 'button:not(:disabled), [data-thing]';

export function arrows(group: HTMLElement): () => void {
	const members = () => [...group.querySelectorAll<HTMLElement>(MEMBERS)].filter(isSeen);
	const settle = () => {
		const all = members();
		const things = all.filter(isThing);
		const stop = things.length < all.length ? null : (things.find((one) => one.tabIndex === 0) ?? things[0]);
		for (const one of things) put(one, one === stop ? '0' : '-1');
	};
	const move = (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
		if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
		const all = members();
		const at = all.findIndex((one) => one === document.activeElement);
		const next = at < 0 ? undefined : all[(at + step + all.length) % all.length];
		if (!next) return;
		if (all.every(isThing)) for (const one of all) put(one, one === next ? '0' : '-1');
		next.focus();
		event.preventDefault();
	};
	// a press with a mouse asks nothing of the keyboard: the focus stays where it was
	const press = (event: MouseEvent) => {
		const on = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thing]') : null;
		if (on && !on.matches('button')) event.preventDefault();
	};
	const observer = new MutationObserver(settle);
	const watched = { childList: true, subtree: true, attributeFilter: ['disabled', 'data-thing'] };
	settle();
	observer.observe(group, watched);
	group.addEventListener('keydown', move);
	group.addEventListener('mousedown', press);
	return () => {
		observer.disconnect();
		group.removeEventListener('keydown', move);
		group.removeEventListener('mousedown', press);
	};
}

function isThing(one: HTMLElement): boolean {
	return one.dataset.thing !== undefined;
}

function isSeen(one: HTMLElement): boolean {
	return typeof one.checkVisibility !== 'function' || one.checkVisibility();
}

function put(one: HTMLElement, tabindex: string): void {
	if (one.getAttribute('tabindex') !== tabindex) one.setAttribute('tabindex', tabindex);
}
