// What somebody sees who looks at the layout of a page: what is too wide, cut, too small or in the way.
(() => {
	const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"]';
	const seen = (one) =>
		one.checkVisibility({ visibilityProperty: true }) && !one.closest('.vh') && getComputedStyle(one).pointerEvents !== 'none';
	/** A modal dialog shuts off everything else; a window of explanation lies above it. */
	const whole = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
	const named = (one) => one.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
	const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);

	/** Texts of which a part is hidden by what they stand in, in either direction, or by the edge. */
	const cut = () => {
		const found = new Set();
		const walker = document.createTreeWalker(whole(), NodeFilter.SHOW_TEXT);
		for (let text = walker.nextNode(); text; text = walker.nextNode()) {
			const holder = text.parentElement;
			if (!text.data.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const boxes = [...range.getClientRects()];
			for (let one = holder; one && one !== document.body; one = one.parentElement) {
				const style = getComputedStyle(one);
				if (style.clipPath !== 'none' || style.position === 'fixed' || one.matches('.vh')) break;
				if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
				const box = one.getBoundingClientRect();
				const hidden = boxes.some((part) => {
					const across = clips(style, 'X') && (part.right > box.right + 1 || part.left < box.left - 1);
					// the box of a line is higher than its letters
					const down = clips(style, 'Y') && (part.bottom > box.bottom + part.height / 4 || part.top < box.top - part.height / 4);
					return across || down;
				});
				if (hidden) found.add(`${text.data.trim().slice(0, 60)} in ${named(one)}`);
			}
		}
		return [...found];
	};
	/** Whether the page can be pushed sideways. */
	const wide = () => {
		const page = document.scrollingElement;
		const dialog = document.querySelector('dialog[open]');
		return [page, dialog].filter((one) => one && one.scrollWidth > one.clientWidth + 1).map((one) => `${one.scrollWidth} wide`);
	};
	const controls = () => [...whole().querySelectorAll(CONTROLS)].filter((one) => !one.disabled && seen(one));
	/** Where a finger finds it: a control, what is laid over its surroundings, or the words that belong to it. */
	const spots = (one) => {
		const after = getComputedStyle(one, '::after');
		const laid = after.position === 'absolute' ? [{ width: parseFloat(after.width), height: parseFloat(after.height) }] : [];
		return [one, ...(one.labels ?? [])].map((part) => part.getBoundingClientRect()).concat(laid);
	};
	/** A link in running text is as high as its line, and need not be more. */
	const running = (one) => one.matches('a') && getComputedStyle(one).display === 'inline' && one.parentElement.textContent.trim() !== one.textContent.trim();
	const small = (least) =>
		controls()
			.filter((one) => !running(one) && !spots(one).some((spot) => Math.min(spot.width, spot.height) > least - 0.5))
			.map((one) => `${spots(one).map((spot) => `${Math.round(spot.width)} × ${Math.round(spot.height)}`)}: ${named(one)}`);
	const floats = (one) => {
		for (let part = one; part; part = part.parentElement) {
			if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return part;
		}
		return null;
	};
	/** What is left of its box by all that it can be scrolled in. */
	const shown = (one) => {
		const { left, top, right, bottom } = one.getBoundingClientRect();
		const box = { left, top, right, bottom };
		for (let part = one.parentElement; part; part = part.parentElement) {
			if (getComputedStyle(part).overflowY === 'visible') continue;
			const around = part.getBoundingClientRect();
			box.left = Math.max(box.left, around.left);
			box.top = Math.max(box.top, around.top);
			box.right = Math.min(box.right, around.right);
			box.bottom = Math.min(box.bottom, around.bottom);
		}
		return box;
	};
	/** Controls that lie on each other; what floats above the page may lie on what scrolls below it. */
	const overlapping = () => {
		const all = controls().map((one) => ({ one, box: shown(one), layer: floats(one) }));
		const found = [];
		all.forEach((first, place) => {
			for (const second of all.slice(place + 1)) {
				if (first.layer !== second.layer || first.one.contains(second.one) || second.one.contains(first.one)) continue;
				const across = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
				const down = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
				if (across > 2 && down > 2) found.push(`${named(first.one)} lies on ${named(second.one)}`);
			}
		});
		return found;
	};
	window.eyes = { wide, cut, overlapping, small };
})();
