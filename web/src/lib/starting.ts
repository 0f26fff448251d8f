/** How a server that has stopped is started again. */
import { say } from './words.svelte';

const USUAL_PORT = '8000';

type Address = Pick<Location, 'hostname' | 'port'>;

/** Whether the server runs on the machine of this browser. */
export function isHere({ hostname }: Address = location): boolean {
	return /^(localhost$|127\.|\[::1\])/.test(hostname);
}

/** What to do, in words: on the machine itself by both ways to start it, elsewhere by asking. */
export function startWords(address: Address = location): string {
	const port = address.port || '80';
	const usual = port === USUAL_PORT;
	return say('web-server-how', {
		where: isHere(address) ? 'here' : 'elsewhere',
		make: usual ? 'make play' : `make play ARGS="--port ${port}"`,
		program: usual ? 'heliopolis' : `heliopolis serve --port ${port}`
	});
}
