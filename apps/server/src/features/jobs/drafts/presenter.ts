import type { JobDraft } from '@basoche/contract/jobs/drafts';
import type { DraftRow } from './store.ts';

/** What is stored was in the contract's form when it was written; the answer is checked against it again. */
export const presentDraft = (row: DraftRow): JobDraft => ({
  id: row.id,
  values: row.fields as JobDraft['values'],
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
