import type { JobDraft } from '@basoche/contract/jobs/drafts';
import type { DraftRow } from './store.ts';

/** Safe to cast: stored values matched the contract when they were written, and the answer is validated again. */
export const presentDraft = (row: DraftRow): JobDraft => ({
  id: row.id,
  values: row.fields as JobDraft['values'],
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
