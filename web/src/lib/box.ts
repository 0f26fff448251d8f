/** How many tiles of each kind there are, in the order in which they are dealt. */
export const TILES_IN_ALL: Readonly<Record<string, number>> = {
	...{ ra: 30, god: 8, gold: 5, pharaoh: 25, nile: 25, flood: 12 },
	...{ agriculture: 5, art: 5, astronomy: 5, religion: 5, writing: 5 },
	...{ fortress: 5, obelisk: 5, palace: 5, pyramid: 5 },
	...{ sphinx: 5, statue: 5, 'step-pyramid': 5, temple: 5 },
	...{ funeral: 2, drought: 2, unrest: 4, earthquake: 2 }
};
