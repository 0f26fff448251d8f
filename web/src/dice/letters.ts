/** The keys of the tray, the same in every language: numbers lift dice, letters stand on the buttons. */
export const LETTERS = { dice: '1–5', main: 'D', other: 'E' } as const;
