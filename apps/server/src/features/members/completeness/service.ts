import {
  type Completeness,
  companyCompleteness,
  nothingToComplete,
  personCompleteness,
} from '@basoche/domain/members/completeness';
import type { Db, Trx } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/**
 * Completeness of a member's page (docs/rules.md §1): filled-in and missing items. Computed on request; the
 * percentage is stored, for the order of the directory.
 */

/** Completeness from these facts, by the checklist of the member's kind. */
const presentCompleteness = (facts: store.FactsRow): Completeness => {
  switch (facts.kind) {
    case 'STUDENT':
    case 'EMPLOYEE':
      return personCompleteness({
        pictureURL: facts.picture_url,
        role: facts.role,
        location: facts.place,
        about: facts.presentation,
        hourlyCostCents: facts.hourly_cost_cents,
        domains: facts.domains,
        skills: facts.skills,
        experiences: facts.experiences,
        formations: facts.formations,
      });
    case 'COMPANY':
      return companyCompleteness({
        logoURL: facts.picture_url,
        presentation: facts.presentation,
        sectors: facts.sectors,
        locations: facts.locations,
        headquartersName: facts.headquarters_name,
      });
    default:
      return nothingToComplete;
  }
};

/** Computes a member's completeness. */
export const completenessOf = async (db: Db, memberId: string): Promise<Completeness> => {
  const facts = await store.findFacts(db, memberId);
  return facts === undefined ? nothingToComplete : presentCompleteness(facts);
};

/** Computes and stores the percentage. Each edit of a page calls it at the end of its transaction. */
export const refreshCompleteness = async (trx: Trx, memberId: string): Promise<Completeness> => {
  const completeness = await completenessOf(trx, memberId);
  await store.savePercentage(trx, memberId, completeness.percentage);
  return completeness;
};
