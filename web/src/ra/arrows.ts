/** Arrow keys within a group: they move the focus from button to button, round and round. */
export function arrows(group: HTMLElement): () => void {
	const move = (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
		if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
		const buttons = [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
		const at = buttons.findIndex((button) => button === document.activeElement);
		if (at < 0) return;
		buttons[(at + step + buttons.length) % buttons.length]?.focus();
		event.preventDefault();
	};
	group.addEventListener('keydown', move);
	return () => group.removeEventListener('keydown', move);
}
