/** Whose turn it is on a device that holds several seats, and when it is passed on behind a curtain. */

export type Sitting = {
	/** The seats that are played from here. */
	mine: readonly number[];
	/** The seat that decides next at the table. */
	asked: number | null;
	/** The seat whose eyes the page shows; null before anybody has looked. */
	current: number | null;
	/** Whether seats see different things, so that the device is passed on before one looks. */
	hidden: boolean;
};
export type Turn = { seat: number | null; curtain: number | null };

/**
 * The seat whose eyes the page shows now, and the one it is passed to, if any.
 *
 * Bots and others do not change who looks; where nothing is hidden the page simply follows.
 */
export function turnOf({ mine, asked, current, hidden }: Sitting): Turn {
	if (mine.length === 0) return { seat: null, curtain: null };
	const looking = current !== null && mine.includes(current) ? current : null;
	const wanted = asked !== null && mine.includes(asked) ? asked : null;
	if (wanted === null || wanted === looking) return { seat: looking ?? mine[0] ?? null, curtain: null };
	if (!hidden || mine.length === 1) return { seat: wanted, curtain: null };
	return { seat: looking ?? wanted, curtain: wanted };
}
