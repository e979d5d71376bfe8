import type { SavedSearch } from '@basoche/contract/saved-searches/saved-searches';
import type { SearchRow } from './store.ts';

export const presentSearch = (row: SearchRow): SavedSearch => {
  const stored = {
    id: row.id,
    name: row.name,
    frequency: row.frequency,
    createdAt: row.created_at.toISOString(),
  };
  return row.audience === 'jobs'
    ? { ...stored, audience: row.audience, filters: row.filters }
    : { ...stored, audience: row.audience, filters: row.filters };
};
