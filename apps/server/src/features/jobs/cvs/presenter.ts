import type { Cv, Sent } from '@basoche/contract/threads/job-applications';
import type { CvRow, SentRow } from './store.ts';

export const presentCv = (row: Pick<CvRow, 'id' | 'name' | 'bytes' | 'created_at'>): Cv => ({
  id: row.id,
  name: row.name,
  bytes: row.bytes,
  createdAt: row.created_at.toISOString(),
});

export const presentSent = ({ letter, cv }: SentRow): Sent => ({
  letter,
  cv: cv === null ? null : presentCv({ ...cv, created_at: new Date(cv.created_at) }),
});
