/** A WebSocket for tests: what was sent can be looked at, and anything can be said or cut. */
import { vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../src/lib/wire';

export class FakeSocket {
	static readonly OPEN = 1;
	static every: FakeSocket[] = [];

	readyState = 0;
	sent: ClientMessage[] = [];
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: (() => void) | null = null;

	constructor(readonly url: string) {
		FakeSocket.every.push(this);
	}

	/** The newest one. */
	static get last(): FakeSocket {
		const found = FakeSocket.every.at(-1);
		if (!found) throw new Error('nobody has called');
		return found;
	}

	open(): this {
		this.readyState = FakeSocket.OPEN;
		this.onopen?.();
		return this;
	}

	send(text: string): void {
		this.sent.push(JSON.parse(text) as ClientMessage);
	}

	tell(message: ServerMessage): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}

	close(): void {
		this.readyState = 3;
		this.onclose?.();
	}
}

/** Let every new WebSocket be a fake one. */
export function fakeSockets(): void {
	FakeSocket.every = [];
	vi.stubGlobal('WebSocket', FakeSocket);
}
