/** The word that a seat promises before chance is sealed, and tells when all have promised. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Commit, Reveal, TableStruct } from './wire';

const KEY = 'heliopolis-seed';
const LENGTH = 32;

/** The SHA-256 of a text; `crypto.subtle` is missing on plain http in a home network. */
export function digest(text: string): string {
	return bytesToHex(sha256(utf8ToBytes(text)));
}

/** What nobody else has; kept, so that a word is the same after the page was loaded anew. */
export function seedOf(storage: Storage | null = keeper()): string {
	const kept = storage?.getItem(KEY);
	if (kept) return kept;
	const made = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
	storage?.setItem(KEY, made);
	return made;
}

/** What the table waits for from a seat, if anything; every seal and every seat has its own word. */
export function nextWord(table: TableStruct, seat: number, seed: string): Commit | Reveal | null {
	const { sealing } = table;
	const mine = table.seats[seat];
	if (!sealing || mine?.kind !== 'person') return null;
	const word = digest(`${seed} ${sealing.commitment} ${seat}`).slice(0, LENGTH);
	if (!mine.committed && !sealing.revealing) {
		return { type: 'commit', id: `commit-${sealing.starts}`, commitment: digest(word) };
	}
	if (sealing.revealing && mine.committed && !mine.revealed) {
		return { type: 'reveal', id: `reveal-${sealing.starts}`, word };
	}
	return null;
}

function keeper(): Storage | null {
	try {
		return localStorage;
	} catch {
		return null; // a window that may keep nothing
	}
}
