import type { readOfficeFirms } from '@basoche/contract/firms/office';
import type { AnswerOf } from '@basoche/contract/route';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

const listedAtMost = 200;

/** Seats in a firm, or seats of a person, for staff. */
export const read = async (
  { database }: Platform,
  userId: string,
): Promise<AnswerOf<typeof readOfficeFirms>> => {
  const { is_firm } = (await store.findAccount(database.db, userId)) ?? refuse('NOT_FOUND');
  const seats = await store.listSeats(database.db, userId, listedAtMost);
  return {
    isFirm: is_firm,
    seats: seats.map((seat) => ({
      id: seat.id,
      account: { id: seat.account_id, name: seat.account },
      role: seat.role,
      since: seat.since.toISOString(),
      endedAt: seat.ended_at?.toISOString() ?? null,
      isSuspended: seat.is_suspended,
    })),
  };
};
