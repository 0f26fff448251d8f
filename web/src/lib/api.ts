/** All that can be asked of the server besides a table's socket; one function a request. */
import { houseKey } from './house-key.svelte';
import type {
	Bots,
	Claim,
	Claimed,
	Delete,
	DiceReplay,
	Failure,
	Games,
	Health,
	Host,
	Hosted,
	Invite,
	Invited,
	Lan,
	LanTold,
	Mine,
	NewTable,
	OfSeat,
	RaReplay,
	RefusalStruct,
	Rematch,
	TableMade,
	Tables,
	TableTold
} from './wire';

/** Why something was not done, or that no server answers. */
export class ApiFailure extends Error {
	constructor(
		readonly status: number,
		/** `server-silent` where nobody answers. */
		readonly refusal: RefusalStruct,
		/** The first wrong line of a game file. */
		readonly line: number | null = null
	) {
		super(refusal.code);
		this.name = 'ApiFailure';
	}
}

export const health = () => get<Health>('/health');
export const games = () => get<Games>('/games');
export const bots = (game: string) => get<Bots>(`/bots?game=${encodeURIComponent(game)}`);
export const mine = () => get<Mine>('/mine');
export const openTables = (before?: string) =>
	get<Tables>(before === undefined ? '/tables' : `/tables?before=${encodeURIComponent(before)}`);
export const lookAtTable = (table: string) => get<TableTold>(`/tables/${table}`);
export const deleteTable = (table: string, asked: Delete = {}) =>
	request<undefined>('DELETE', `/tables/${table}`, asked);
export const claim = (table: string, asked: Claim) => post<Claimed>(`/tables/${table}/claim`, asked);
export const leave = (table: string, asked: OfSeat) => post<TableTold>(`/tables/${table}/leave`, asked);
export const moveToDevice = (table: string, asked: OfSeat) => post<Invited>(`/tables/${table}/device`, asked);
export const invite = (table: string, asked: Invite) => post<Invited>(`/tables/${table}/invite`, asked);
export const rematch = (table: string, asked: Rematch) => post<Claimed>(`/tables/${table}/rematch`, asked);
export const host = (table: string, asked: Host) => post<Hosted>(`/tables/${table}/host`, asked);
export const openLan = (asked: Lan = {}) => post<LanTold>('/lan', asked);
export const showRecord = (record: string, seat: number | null = null) =>
	post<RaReplay | DiceReplay>('/replays', { record, seat });
/** The text of a table's game file. */
export const record = async (table: string) => (await ask('GET', `/tables/${table}/record`)).text();

/** Make a table; where only those may who know the key of the house, it is asked for first. */
export async function makeTable(asked: NewTable): Promise<TableMade> {
	for (;;) {
		try {
			return await request<TableMade>('POST', '/tables', asked, houseKey.headers);
		} catch (error) {
			const locked = error instanceof ApiFailure && error.refusal.code === 'house-key-needed';
			if (!locked || !(await houseKey.ask())) throw error;
		}
	}
}

const get = <Answer>(path: string) => request<Answer>('GET', path);
const post = <Answer>(path: string, asked: object) => request<Answer>('POST', path, asked);

type Headers = Record<string, string>;

async function request<Answer>(method: string, path: string, asked?: object, headers?: Headers): Promise<Answer> {
	const answer = await ask(method, path, asked, headers);
	return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

async function ask(method: string, path: string, asked?: object, headers: Headers = {}): Promise<Response> {
	const body = asked === undefined ? {} : { body: JSON.stringify(asked), headers: { ...JSON_BODY, ...headers } };
	let answer: Response;
	try {
		answer = await fetch(`/api${path}`, { method, ...body });
	} catch {
		throw new ApiFailure(0, refusal('server-silent'));
	}
	if (answer.ok) return answer;
	const failure = (await answer.json().catch(() => null)) as Failure | null;
	// a proxy in front of a stopped server answers with a page of its own
	throw new ApiFailure(answer.status, failure?.refusal ?? refusal('server-silent'), failure?.line ?? null);
}

const JSON_BODY = { 'content-type': 'application/json' };

function refusal(code: string): RefusalStruct {
	return { code, parameters: {}, rule: '' };
}
