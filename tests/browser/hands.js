// What a page offers to somebody who plays, as it can be seen and pressed now.
(() => {
	const PLACES = [
		'main.curtain button',
		'[data-part="tray"] button',
		'[data-part="losses"] button',
		'[data-part="track"] button.take',
		'[data-target]',
		'[data-lose]'
	].join(',');
	const seen = (one) =>
		one.checkVisibility({ visibilityProperty: true }) && !one.disabled && getComputedStyle(one).pointerEvents !== 'none';
	const open = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
	const offered = () => {
		const dialog = open();
		if (dialog) return [...dialog.querySelectorAll('footer button, form button')].filter(seen).slice(-1);
		return [...document.querySelectorAll(PLACES)].filter((one) => seen(one) && one.ariaDisabled !== 'true');
	};
	const targets = () =>
		offered().map((one) => ({
			words: (one.ariaLabel ?? one.textContent).trim(),
			main: one.matches('[data-primary], .main, [data-light="lit"]'),
			pressed: one.ariaPressed === 'true'
		}));
	/** What is shown where one decides: it changes with every press and every move. */
	const state = () => {
		const parts = [...document.querySelectorAll('[data-part="tray"], [data-part="losses"], main.curtain')];
		const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map((one) => one.ariaLabel ?? one.textContent);
		return [open()?.textContent ?? '', ...parts.map((one) => one.textContent), ...pressed].join('|');
	};
	/** Where Tab stops, in its order. */
	const stops = () =>
		[...(open() ?? document).querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
			(one) => one.tabIndex >= 0 && seen(one)
		);
	const follows = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
	window.hands = {
		look: () => ({ targets: targets(), state: state(), dialog: open() !== null }),
		/** Where to press one of them; `above` is what lies above its middle. */
		place: (number) => {
			const one = offered()[number];
			if (!one) return null;
			const spot = () => {
				const { x, y, width, height } = one.getBoundingClientRect();
				const middle = { x: x + width / 2, y: y + height / 2 };
				const hit = document.elementFromPoint(middle.x, middle.y);
				const above = hit && one.contains(hit) ? '' : (hit?.outerHTML ?? 'nothing').slice(0, 300);
				return { ...middle, size: [width, height], above };
			};
			// what is below the edge, or under the bar of a phone, is scrolled to
			if (spot().above) one.scrollIntoView({ block: 'center', behavior: 'instant' });
			return spot();
		},
		/** How many presses of Tab lead to one of them, backwards below 0; null where it is gone. */
		tabsTo: (number) => {
			const one = offered()[number];
			if (!one) return null;
			const now = document.activeElement;
			const between = (from, to) =>
				stops().filter((stop) => follows(from, stop) && (stop === to || follows(stop, to))).length;
			return follows(now, one) ? between(now, one) : -between(one, now) - (stops().includes(now) ? 0 : 1);
		}
	};
})();
