import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './focus';

let stop: () => void;
beforeEach(() => (stop = keepFocus()));
afterEach(() => {
	stop();
	document.body.innerHTML = '';
});

function page(html: string): (selector: string) => HTMLElement {
	document.body.innerHTML = html;
	return (selector) => document.querySelector(selector) as HTMLElement;
}

it('goes to what a button stood in that is gone', async () => {
	const find = page('<main><ul><li><button>Away</button></li><li>Another</li></ul></main>');
	find('button').focus();
	find('li').remove();

	await vi.waitFor(() => expect(document.activeElement).toBe(find('ul')));
});

it('stays on a button that is put elsewhere', async () => {
	const find = page('<main><button id="die">Red</button><ul><li>Used</li></ul></main>');
	find('#die').focus();
	find('li').append(find('#die'));
	find('#die').blur(); // as browsers do when something is moved

	await vi.waitFor(() => expect(document.activeElement).toBe(find('#die')));
});

it('goes to the decision where nothing is left of what lay above the page', async () => {
	const find = page('<main><button data-primary>Draw</button></main><section><button id="close">Close</button></section>');
	find('#close').focus();
	find('section').remove();

	await vi.waitFor(() => expect(document.activeElement).toBe(find('[data-primary]')));
});

it('stays where somebody knew a better place, and away where it was taken away', async () => {
	const find = page('<main><p tabindex="-1">What now?</p><button>Away</button></main>');
	find('button').focus();
	find('button').remove();
	find('p').focus();
	await new Promise((resume) => setTimeout(resume, 5));
	expect(document.activeElement).toBe(find('p'));

	find('p').blur();
	await new Promise((resume) => setTimeout(resume, 5));
	expect(document.activeElement).toBe(document.body);
});
