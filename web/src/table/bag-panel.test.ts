import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import turn from '../../test/fixtures/ra-turn.json';
import { say } from '../lib/words.svelte';
import type { RaView, TableStruct } from '../lib/wire';
import { bagRows } from './bag';
import BagPanel from './BagPanel.svelte';
import { peopleOf } from './people';
import { audienceOf } from './wording';

test('the heading opens all kinds with their names and what is left of each', async () => {
	const view = turn.update.view as unknown as RaView;
	const people = peopleOf(turn.table as unknown as TableStruct, turn.welcome.seat, 0, say);
	const audience = audienceOf(view, people);
	render(BagPanel, { view, people, audience, counsel: null, lot: [], advice: false, advised: '', thinking: false, ask: undefined });

	await fireEvent.click(screen.getByRole('button', { name: 'Bag' }));
	const dialog = screen.getByRole('dialog', { hidden: true });
	const shown = within(dialog).getAllByRole('listitem', { hidden: true }).map((row) => row.textContent?.replace(/\s+/g, ' ').trim());

	const counts = bagRows(view.bag).map(([, count]) => String(count));
	expect(shown.map((row) => row?.split(' ').at(-1))).toEqual(counts);
	expect(shown[0]).toBe(`Pharaoh ${counts[0]}`);
	expect(dialog.textContent).toContain('16 Ra tiles left');
});
