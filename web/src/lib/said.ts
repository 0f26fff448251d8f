/** What is said on the line of a table, in both games. */
import type { ClientMessage, DiceSeen, DiceUpdate, RaSeen, RaUpdate } from './wire';

export type Seen = RaSeen | DiceSeen;
export type Update = RaUpdate | DiceUpdate;
export type Status = 'connecting' | 'open' | 'closed' | 'gone';
/** What a person asks for, and what is answered once. */
export type Command = Exclude<ClientMessage, { type: 'hello' | 'ping' | 'commit' | 'reveal' }>;
export type WithoutId<Type> = Type extends { id: string } ? Omit<Type, 'id'> : never;

/** An id that no command of this seat has had. */
export function newId(): string {
	const signs = crypto.getRandomValues(new Uint8Array(12));
	return [...signs].map((sign) => sign.toString(16).padStart(2, '0')).join('');
}
