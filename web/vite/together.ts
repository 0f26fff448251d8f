/** Which modules go into one file: a page comes sooner as ten files than as forty, each with a head of its own. */

const within = (names: string) => new RegExp(names.replaceAll('/', '[\\\\/]'));

const GROUPS = [
	{
		// what nearly every page needs
		name: 'common',
		test: within(
			'/node_modules/(?:svelte|clsx|@fluent)/|preload-helper|/src/art/|/src/shell/(?:Page|Unreached)|/src/lib/(?!motion|showing|line|verify|record|seal|deals)|' +
				'/src/words/(?:pieces|ra-tiles|refusals|telling)|/src/start/links|/src/table/(?:notices|spelled|Icon|icon)'
		),
		minShareCount: 2
	},
	{
		// what both boards need, and the tables around them
		name: 'tables',
		test: within(
			'/src/lib/(?:motion|showing)|/src/words/|/src/(?:ra|dice)/(?!Story)|/src/table/(?!typed|answers)|/src/rules/(?:Explained|TileHelp|placing|things)'
		),
		minShareCount: 2
	},
	// what the pages need from which one comes to a table
	{ name: 'around', test: within('/src/start/(?!QrCode|LinkField|MoveDevice)'), minShareCount: 3 },
	{ name: 'reading', test: within('/src/rules/'), minShareCount: 2 }
];

export const together = GROUPS.map((group, place) => {
	return { ...group, priority: GROUPS.length - place, includeDependenciesRecursively: false };
});
