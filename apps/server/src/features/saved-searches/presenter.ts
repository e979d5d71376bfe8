import type { SavedSearch } from '@basoche/contract/saved-searches';
import type { SearchRow } from './store.ts';

export const presentSearch = (row: SearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  audience: row.audience,
  filters: row.filters,
  frequency: row.frequency,
  createdAt: row.created_at.toISOString(),
});
