import type { Profile } from '@basoche/contract/members/members';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { parisDay } from '@basoche/domain/time/paris';
import { insuranceInForce } from '@basoche/domain/vigilance/insurance';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

/**
 * The insurance in force for the member's page, without contract number and files; null if there is none, or
 * if they hide it.
 */
export const shownInsuranceOf = async (
  { config }: Pick<Platform, 'config'>,
  db: Db,
  memberId: string,
  now: Date,
): Promise<Profile['insurance']> => {
  if (config.vigilance === 'off') return null;
  const insurance = insuranceInForce(await store.listShown(db, memberId), parisDay(now));
  return (
    insurance && {
      insurer: insurance.insurer,
      until: insurance.until,
      claimCeiling: centsToEuros(insurance.claim_ceiling_cents),
      yearCeiling: centsToEuros(insurance.year_ceiling_cents),
    }
  );
};
