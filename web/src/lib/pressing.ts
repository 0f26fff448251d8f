/** How long after a finger has left a press may still count. */
const CLICK = 60;

/** Call when the press that is on is over and has counted: what opens meanwhile would take it away. */
export function afterPress(then: () => void): void {
	const over = new AbortController();
	for (const end of ['pointerup', 'pointercancel', 'keyup']) {
		addEventListener(
			end,
			() => {
				over.abort();
				setTimeout(then, CLICK);
			},
			{ signal: over.signal }
		);
	}
}
