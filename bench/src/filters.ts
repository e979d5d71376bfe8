import { departments } from '@basoche/domain/options/departments';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { valuesOf } from '@basoche/domain/options/option';
import { parisDay } from '@basoche/domain/time/paris';
import { openListQuery } from '@basoche/server/src/features/missions/open/store.ts';

export const pageLimit = 20;

/** One request of the list, by its path, and the statement that answers it. */
export interface Question {
  readonly path: string;
  readonly query: { readonly name: string; readonly text: string; readonly values: unknown[] };
}

const domains: readonly LegalDomain[] = valuesOf(legalDomains);
const places: readonly string[] = valuesOf(departments);

const question = (domain: readonly LegalDomain[], department: readonly string[]): Question => {
  const parameters = new URLSearchParams({ limit: String(pageLimit) });
  for (const one of domain) parameters.append('domain', one);
  for (const one of department) parameters.append('departement', one);
  const filter = { isFromCustomer: false, today: parisDay(new Date()), domain, department };
  return {
    path: `/api/missions?${parameters}`,
    query: openListQuery(filter, { limit: pageLimit, after: undefined }),
  };
};

/** So many codes from this place of a list on, one in `step`. */
const some = <Code>(codes: readonly Code[], from: number, count: number, step: number): Code[] =>
  Array.from({ length: count }, (_, index) => codes[(from + index * step) % codes.length]).filter(
    (code) => code !== undefined,
  );

const turns = (count: number, make: (turn: number) => Question): Question[] =>
  Array.from({ length: count }, (_, turn) => make(turn));

/**
 * Varied filters on domain and department: one of each for most, then two or three. Those that find less than a page in the
 * small data set are left out by the caller: the two sizes then answer the same number of missions.
 */
export const questions: readonly Question[] = [
  ...turns(16, (turn) => question(some(domains, turn, 1, 1), some(places, 0, 1, 1))),
  ...turns(16, (turn) => question(some(domains, 0, 1, 1), some(places, turn, 1, 1))),
  ...turns(8, (turn) => question(some(domains, turn % 4, 1, 1), some(places, turn, 2, 3))),
  ...turns(8, (turn) => question(some(domains, turn, 2, 3), some(places, turn % 4, 2, 5))),
  ...turns(8, (turn) => question(some(domains, turn, 3, 4), some(places, turn % 2, 1, 1))),
];
