import { afterEach, expect, test, vi } from 'vitest';
import { copyFrom } from './copy';

function field(): HTMLInputElement {
	const made = document.createElement('input');
	made.value = 'http://192.168.1.5:8000/#join/abc/xyz';
	document.body.append(made);
	return made;
}

afterEach(() => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

test('with a clipboard the link is copied', async () => {
	const writeText = vi.fn().mockResolvedValue(undefined);
	vi.stubGlobal('navigator', { clipboard: { writeText } });
	const link = field();

	expect(await copyFrom(link)).toBe('copied');
	expect(writeText).toHaveBeenCalledWith(link.value);
});

test('without one, as on plain http, the old way copies', async () => {
	vi.stubGlobal('navigator', {});
	document.execCommand = vi.fn().mockReturnValue(true);

	expect(await copyFrom(field())).toBe('copied');
});

test('where nothing copies, the link is selected', async () => {
	vi.stubGlobal('navigator', {});
	document.execCommand = vi.fn().mockReturnValue(false);
	const link = field();

	expect(await copyFrom(link)).toBe('selected');
	expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
	expect(document.activeElement).toBe(link);
});
