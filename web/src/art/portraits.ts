/** Which drawing stands for a bot. */
const DRAWN: Readonly<Record<string, string>> = {
	miu: 'p-miu',
	henu: 'p-henu',
	meryt: 'p-meryt',
	ptahhotep: 'p-ptahhotep',
	apophis: 'p-apophis',
	uniform: 'd-sun',
	merchant: 't-gold',
	'merchant-1': 't-gold',
	hoarder: 's-sun',
	builder: 't-pyramid',
	charioteer: 't-ra',
	courtier: 't-pharaoh',
	novice: 't-writing',
	apprentice: 't-writing',
	boatman: 't-nile',
	scribe: 't-art',
	stormbringer: 't-drought',
	search: 't-sphinx'
};

/** The symbol of a bot, by the name in front of its settings; the god for those from a file. */
export function portraitOf(bot: string): string {
	return DRAWN[bot.split(':')[0] ?? ''] ?? 't-god';
}
