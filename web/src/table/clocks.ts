/** Clocks: the server says what was left when it spoke, and the page counts on from there. */

const SHORT = 60_000;
const TENTHS = 10_000;

/** What is left for every seat, so many milliseconds after the server said it. */
export function clocksNow(
	told: readonly (number | null)[],
	asked: number | null,
	since: number
): (number | null)[] {
	return told.map((left, seat) => (left === null ? null : seat === asked ? Math.max(0, left - since) : left));
}

/** Whether the time of a clock is short, so that its owner should see it. */
export function isShort(left: number | null | undefined): boolean {
	return left !== null && left !== undefined && left < SHORT;
}

/** The time on a clock, such as 9:05 or 0:07.3. */
export function clockText(left: number): string {
	const seconds = Math.floor(left / 1000);
	const minutes = Math.floor(seconds / 60);
	const rest = String(seconds % 60).padStart(2, '0');
	if (left >= TENTHS) return `${minutes}:${rest}`;
	return `${minutes}:${rest}.${Math.floor((left % 1000) / 100)}`;
}
