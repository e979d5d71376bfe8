import type { DataExport } from '@basoche/contract/own-data/own-data';
import { exportExpiry } from '@basoche/domain/retention/exports';
import type { ExportRow } from './store.ts';

export const isOver = (row: ExportRow, now: Date): boolean =>
  row.ready_at !== null && (row.file_id === null || exportExpiry(row.ready_at) <= now);

const stateOf = (row: ExportRow, now: Date): DataExport['state'] => {
  if (row.failed_at !== null) return 'failed';
  if (row.ready_at === null) return 'preparing';
  return isOver(row, now) ? 'expired' : 'ready';
};

export const presentExport = (row: ExportRow, now: Date): DataExport => ({
  id: row.id,
  state: stateOf(row, now),
  askedAt: row.asked_at.toISOString(),
  readyAt: row.ready_at?.toISOString() ?? null,
  expiresAt: row.ready_at && exportExpiry(row.ready_at).toISOString(),
  bytes: row.bytes,
});
