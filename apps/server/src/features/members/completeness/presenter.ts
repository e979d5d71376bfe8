import {
  type Completeness,
  companyCompleteness,
  nothingToComplete,
  personCompleteness,
} from '@basoche/domain/members/completeness';
import type { FactsRow } from './store.ts';

/** Completeness from these facts, by the checklist of the member's kind. */
export const presentCompleteness = (facts: FactsRow): Completeness => {
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
