/** Arrow keys on the grid of monuments: to the next button in a direction, by where it is seen. */
const DIRECTIONS: Record<string, readonly [number, number]> = {
	ArrowRight: [1, 0],
	ArrowLeft: [-1, 0],
	ArrowDown: [0, 1],
	ArrowUp: [0, -1]
};

type Box = { left: number; top: number; width: number; height: number };

/** The box nearest in a direction: steps aside count three times, and what is not ahead not at all. */
export function nearest(from: Box, boxes: readonly Box[], [x, y]: readonly [number, number]): number {
	let best = -1;
	let least = Infinity;
	boxes.forEach((box, at) => {
		const right = box.left + box.width / 2 - from.left - from.width / 2;
		const down = box.top + box.height / 2 - from.top - from.height / 2;
		const ahead = right * x + down * y;
		const aside = Math.abs(right * y) + Math.abs(down * x);
		if (ahead > 1 && ahead + 3 * aside < least) {
			least = ahead + 3 * aside;
			best = at;
		}
	});
	return best;
}

/** Let the arrow keys move the focus over a grid, whichever way it is turned. */
export function gridArrows(grid: HTMLElement): () => void {
	const move = (event: KeyboardEvent) => {
		const direction = DIRECTIONS[event.key];
		if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
		const focused = document.activeElement;
		if (!(focused instanceof HTMLElement) || !grid.contains(focused)) return;
		const buttons = [...grid.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
		const boxes = buttons.map((button) => button.getBoundingClientRect());
		buttons[nearest(focused.getBoundingClientRect(), boxes, direction)]?.focus();
		event.preventDefault();
	};
	grid.addEventListener('keydown', move);
	return () => grid.removeEventListener('keydown', move);
}
