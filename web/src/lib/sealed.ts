/** Sealed chance to the byte, as docs/notation.md has it; the page deals again what was sealed. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const PURPOSE = utf8ToBytes('heliopolis sealed chance 2\n');
const CHUNK_RANGE = 1n << 64n;
const CHUNKS_OF_A_DIGEST = 4;

/** What is published before the first deal: the SHA-256 of the secret, in hexadecimal digits. */
export function commitmentTo(secret: string): string {
	return bytesToHex(sha256(hexToBytes(secret)));
}

/** Deals one outcome, from as many numbers as it takes. */
export type Outcome = { below(limit: number): number };

/** Deals what a secret, a frozen table and the words of its seats give. */
export class SealedDealer {
	readonly #secret: Uint8Array;
	readonly #prefix: Uint8Array;

	constructor(secret: string, table: string, words: readonly string[]) {
		const said = words.map(utf8ToBytes).flatMap((word) => [bigEndian(word.length, 4), word]);
		this.#secret = hexToBytes(secret);
		this.#prefix = concatBytes(PURPOSE, utf8ToBytes(table), ...said);
	}

	/** A fresh dealer of one outcome: 0 is the opening, n what becomes the n-th move. */
	at(number: number): Outcome {
		const prefix = concatBytes(this.#prefix, bigEndian(number, 8));
		let used = 0;
		const next = (): bigint => {
			const counter = Math.floor(used / CHUNKS_OF_A_DIGEST);
			const place = used % CHUNKS_OF_A_DIGEST;
			used += 1;
			const message = concatBytes(prefix, bigEndian(counter, 8));
			const digest = hmac(sha256, this.#secret, message);
			return new DataView(digest.buffer, digest.byteOffset).getBigUint64(8 * place);
		};
		return { below: (limit) => fairly(next, BigInt(limit)) };
	}
}

/** A whole number below a limit by rejection, so that none is likelier than another. */
function fairly(next: () => bigint, limit: bigint): number {
	const fairRange = CHUNK_RANGE - (CHUNK_RANGE % limit);
	for (;;) {
		const chunk = next();
		if (chunk < fairRange) return Number(chunk % limit);
	}
}

function bigEndian(value: number, length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	const view = new DataView(bytes.buffer);
	if (length === 8) view.setBigUint64(0, BigInt(value));
	else view.setUint32(0, value);
	return bytes;
}
