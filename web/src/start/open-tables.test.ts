import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import scene from '../../test/fixtures/ra-bid.json';
import * as api from '../lib/api';
import type { TableStruct } from '../lib/wire';
import OpenTables from './OpenTables.svelte';

vi.mock('../lib/api', async (original) => ({ ...(await original<typeof api>()), openTables: vi.fn() }));

test('an open table says which rules differ from its edition, and how many look on', async () => {
	const table = { ...(scene.table as unknown as TableStruct), edition: 'modern', public: true };
	const changed = { ...table, id: 'changed', overrides: { disasters: 'at-once' }, spectators: 2 };
	const plain = { ...table, id: 'plain', overrides: {}, spectators: 0 };
	vi.mocked(api.openTables).mockResolvedValue({ tables: [changed, plain], more: false });
	render(OpenTables);

	const [first, second] = await screen.findAllByRole('listitem');

	expect(first?.querySelector('em')?.textContent).toMatch(/^Ra, .*, disasters strike at once · 2 watching$/);
	expect(second?.querySelector('em')?.textContent).not.toMatch(/disasters|watching/);
});
