import type { OfficeAccount } from '@basoche/contract/auth/office-accounts';
import type { AccountRow } from './store.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentAccount = (row: AccountRow, viewerId: string): OfficeAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.office,
  isOpened: row.confirmed_at !== null,
  hasSecondFactor: row.has_second_factor,
  suspendedAt: iso(row.suspended_at),
  lastSessionAt: iso(row.last_session_at),
  isOwn: row.id === viewerId,
  receivesPortages: row.receives_portages,
});
