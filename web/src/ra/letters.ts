/** The letters that press a button of the tray, the same in every language; they stand on it. */
export const LETTERS = { draw: 'D', invoke: 'R', god: 'G', pass: 'P' } as const;
