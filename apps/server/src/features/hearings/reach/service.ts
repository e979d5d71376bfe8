import type { reachOfHearing } from '@basoche/contract/hearings/hearings';
import type { AnswerOf } from '@basoche/contract/route';
import { hearingEuros } from '@basoche/domain/hearings/limits';
import { reachShownFrom } from '@basoche/domain/hearings/reach';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { courtOf } from '../../places/courts/service.ts';
import { demandClient } from '../clients/service.ts';
import { countListeners } from '../listeners/service.ts';
import { hourOf } from '../publishing/service.ts';

/**
 * Counts the avocats who may take a hearing that is being written. Small numbers are not given, since they
 * could identify a person.
 */
export const reachOf = async (
  platform: Platform,
  viewer: Viewer,
  {
    court,
    act,
    day,
    time,
  }: Parameters<typeof hourOf>[0] & {
    readonly court: string;
    readonly act: 'pleading' | 'representation';
  },
): Promise<AnswerOf<typeof reachOfHearing>> => {
  const { db } = platform.database;
  const now = platform.clock.now();
  await demandClient(db, viewer);
  const heldAt = hourOf({ day, time }, now);
  if ((await courtOf(court)) === undefined)
    refuse('INVALID_INPUT', {
      errors: [{ path: 'court', message: 'Choisissez une juridiction de la liste.' }],
    });
  await platform.rateLimits.reachCountsOfMember.take(viewer.memberId);
  const heard = {
    id: null,
    court,
    act,
    client_id: viewer.memberId,
    held_at: heldAt,
    price_cents: hearingEuros.max * 100,
  };
  const { may, free } = await countListeners(db, heard, now);
  const shown = (count: number) => (count < reachShownFrom ? null : count);
  return { may: shown(may), free: shown(free) };
};
