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
	const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
	const open = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
	const offered = () => {
		const dialog = open();
		if (dialog) return [...dialog.querySelectorAll('footer button, form button')].filter(seen).slice(-1);
		return [...document.querySelectorAll(PLACES)].filter((one) => seen(one) && one.ariaDisabled !== 'true');
	};
	window.hands = {
		targets: () =>
			offered().map((one) => ({
				words: (one.ariaLabel ?? one.textContent).trim(),
				main: one.matches('[data-primary], .main, [data-light="lit"]'),
				pressed: one.ariaPressed === 'true',
				size: [one.getBoundingClientRect().width, one.getBoundingClientRect().height]
			})),
		/** Where to press one of them; null where something else lies above its middle. */
		place: (number) => {
			const one = offered()[number];
			const inside = (box) => box.top >= 0 && box.bottom <= innerHeight;
			if (!inside(one.getBoundingClientRect())) one.scrollIntoView({ block: 'center', behavior: 'instant' });
			const box = one.getBoundingClientRect();
			const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
			const hit = document.elementFromPoint(x, y);
			return { x, y, above: hit && one.contains(hit) ? '' : (hit?.outerHTML ?? 'nothing').slice(0, 300) };
		},
		isFocused: (number) => document.activeElement === offered()[number],
		/** What is shown where one decides: it changes with every press and every move. */
		state: () => {
			const parts = [...document.querySelectorAll('[data-part="tray"], [data-part="losses"], main.curtain')];
			const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map((one) => one.ariaLabel ?? one.textContent);
			return [open()?.textContent ?? '', ...parts.map((one) => one.textContent), ...pressed].join('|');
		}
	};
})();
