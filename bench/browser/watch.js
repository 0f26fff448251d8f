// Looks at the page from inside: when things are shown, and how even its frames are.
(() => {
	const PATIENCE = 30_000; // milliseconds without anything to press, after which something is wrong
	const UNMOVED = 12; // frames after which a move counts as one without motion
	const moves = [];
	let over = false;
	let moving = false;

	/** The time when the next frame has been drawn, if `holds` holds as it is made; else null. */
	const drawn = (holds = () => true) =>
		new Promise((resolve) => {
			requestAnimationFrame(() => {
				if (!holds()) return resolve(null);
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve(performance.now());
				port2.postMessage(0);
			});
		});
	/** Looks once a frame; the time when what holds has been drawn. */
	const until = async (holds) => {
		for (;;) {
			const at = await drawn(holds);
			if (at !== null) return at;
		}
	};
	const seen = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));
	const offered = () => hands.look().targets.length > 0;

	// ---- a move: from the frame of the socket to the picture ----------------------------------

	let waiting = [];
	new MutationObserver(() => {
		const changed = waiting;
		waiting = [];
		if (changed.length) void drawn().then((at) => changed.forEach((move) => (move.shown = at - move.arrived)));
	}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

	async function motionOf(move, before) {
		for (let frame = 0; frame < UNMOVED; frame++) {
			const at = await drawn(() => document.getAnimations().some((one) => !before.has(one)));
			if (at !== null) return void (move.moving = at - move.arrived);
		}
	}

	function heard({ data }) {
		const arrived = performance.now();
		if (!data.startsWith('{"type":"update"') || data.includes('"moves":[]')) return;
		const move = { arrived, shown: null, moving: null, decided: null };
		moves.push(move);
		waiting.push(move);
		if (moving) void motionOf(move, new Set(document.getAnimations()));
		over ||= !data.includes('"result":null');
		if (!data.includes('"options":[]')) void until(offered).then((at) => (move.decided = at - arrived));
	}
	window.WebSocket = class extends WebSocket {
		constructor(...told) {
			super(...told);
			this.addEventListener('message', heard); // before the page's own listener
		}
	};

	// ---- somebody who plays at random ---------------------------------------------------------

	let chance = 1;
	const random = (below) => (chance = (chance * 48271) % 0x7fffffff) % below;

	function press() {
		const all = hands.look().targets.map((one, number) => ({ ...one, number }));
		const main = all.filter((one) => one.main);
		const fresh = all.filter((one) => !one.pressed);
		const some = main.length && random(4) ? main : fresh.length ? fresh : all;
		const spot = hands.place(some[random(some.length)]?.number ?? 0);
		if (spot?.above !== '') return; // what lies above is something else
		document.elementFromPoint(spot.x, spot.y)?.closest('button, [data-target], [data-lose]')?.click();
	}

	/** Wait for a decision, and say what is shown when none comes. */
	async function decision() {
		const end = performance.now() + PATIENCE;
		await until(() => offered() || over || performance.now() > end);
		if (!offered() && !over) throw new Error(`nothing can be pressed: ${hands.look().state}`);
	}

	/** Play until so many updates were shown, or the game is over; what each took. */
	async function play(count, flies) {
		moving = flies;
		moves.length = 0;
		while (moves.length < count && !over) {
			await decision();
			const [before, heardBefore, end] = [hands.look().state, moves.length, performance.now() + 3000];
			press();
			await until(() => hands.look().state !== before || moves.length > heardBefore || performance.now() > end);
		}
		await new Promise((resume) => setTimeout(resume, 500));
		return moves.map(({ shown, moving, decided }) => ({ shown, moving, decided }));
	}

	/** Bid a sun that wins the lot; how far apart the frames are while its tiles fly. */
	async function fly(sun) {
		await until(() => seen(`button[data-flip="sun-${sun}"]:enabled`));
		const gaps = [];
		let flyers = 0;
		const counting = new MutationObserver((changes) => {
			for (const { addedNodes } of changes) flyers += [...addedNodes].filter((one) => one.className === 'flyer').length;
		});
		counting.observe(document.body, { childList: true });
		document.querySelector(`button[data-flip="sun-${sun}"]`).click();
		const end = performance.now() + 10_000;
		let last = await new Promise(requestAnimationFrame);
		while (performance.now() < end) {
			const now = await new Promise(requestAnimationFrame);
			if (flyers) gaps.push(now - last);
			if (flyers && !document.querySelector('.flyer')) break;
			last = now;
		}
		counting.disconnect();
		return { flyers, gaps };
	}

	window.watch = {
		table: until(() => seen('[data-part="tray"] button:enabled')),
		start: until(() => seen('main button.gold:enabled')),
		play,
		fly,
		/** What was asked for until a time, as it came over the line; text has its fonts by then. */
		loaded: async (until) => {
			await document.fonts.ready;
			const all = performance.getEntriesByType('resource').filter((one) => one.startTime < until);
			return all.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]);
		}
	};
})();
