import type { Availability } from '@basoche/contract/members/availability';
import { isFresh, isToConfirm } from '@basoche/domain/members/availability';
import type { AvailabilityRow } from './store.ts';

const nothing: Availability = {
  status: null,
  from: null,
  confirmedAt: null,
  isShown: false,
  isToConfirm: false,
};

export const presentAvailability = (row: AvailabilityRow | undefined, now: Date): Availability =>
  row === undefined
    ? nothing
    : {
        status: row.status,
        from: row.available_from,
        confirmedAt: row.confirmed_at.toISOString(),
        isShown: isFresh(row.confirmed_at, now),
        isToConfirm: isToConfirm({ status: row.status, confirmedAt: row.confirmed_at }, now),
      };
