import type { AnswerOf, BodyOf } from '@basoche/contract/route';
import type {
  createSavedSearch,
  SavedSearch,
  stopAlert,
  updateSavedSearch,
} from '@basoche/contract/saved-searches';
import { savedSearchesAtMost } from '@basoche/domain/limits';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { canonicalFilters, foldedName } from '@basoche/domain/searches/filters';
import { parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { filterOf } from '../missions/open/service.ts';
import * as alerts from './alerts/service.ts';
import { presentSearch } from './presenter.ts';
import * as store from './store.ts';

/** A member's saved searches; what they find and tell is the alerts' affair. */

type Fields = BodyOf<typeof updateSavedSearch>;

/** What a member chose, with the filters as they are compared and as the lists ask for them. */
export const choicesOf = (
  { name, filters, frequency }: Fields,
  audience: MissionAudience,
  now: Date,
): store.SearchChoices => {
  const chosen = canonicalFilters(filters);
  return {
    name,
    nameKey: foldedName(name),
    filters: chosen,
    asked: filterOf(chosen, { isFromCustomer: audience === 'customers' }, parisDay(now)),
    frequency,
  };
};

const nameTaken = (): never => {
  const message = 'Une de vos recherches porte déjà ce nom.';
  return refuse('SEARCH_NAME_TAKEN', { errors: [{ path: 'name', message }] });
};

export const list = async ({ database }: Platform, viewer: Viewer): Promise<SavedSearch[]> =>
  (await store.listByMember(database.db, viewer.memberId)).map(presentSearch);

export const create = (
  { database, clock }: Platform,
  viewer: Viewer,
  body: BodyOf<typeof createSavedSearch>,
): Promise<SavedSearch> =>
  database.transaction(async (trx) => {
    const { memberId } = viewer;
    if ((await store.countLocked(trx, memberId)) >= savedSearchesAtMost) refuse('TOO_MANY_SEARCHES');
    const { audience } = body;
    const now = clock.now();
    const search = { ...choicesOf(body, audience, now), memberId, audience, now };
    return presentSearch((await store.insert(trx, search)) ?? nameTaken());
  });

export const update = (
  { database, clock }: Platform,
  viewer: Viewer,
  id: string,
  body: Fields,
): Promise<SavedSearch> =>
  database.transaction(async (trx) => {
    const stored = (await store.lockOwn(trx, viewer.memberId, id)) ?? refuse('NOT_FOUND');
    const now = clock.now();
    const search = (await store.update(trx, id, choicesOf(body, stored.audience, now))) ?? nameTaken();
    if (search.frequency !== stored.frequency) await alerts.changeFrequency(trx, search, now);
    return presentSearch(search);
  });

export const remove = async ({ database }: Platform, viewer: Viewer, id: string): Promise<void> => {
  if (!(await store.remove(database.db, viewer.memberId, id))) refuse('NOT_FOUND');
};

/** For a member whose account is deleted. */
export const removeAllOf = (db: Db, memberId: string): Promise<void> => store.removeAllOf(db, memberId);

/** By whoever holds the link of a mail. */
export const stop = async (platform: Platform, token: string): Promise<AnswerOf<typeof stopAlert>> => {
  const name = (await alerts.stop(platform, token)) ?? refuse('NOT_FOUND');
  return { name };
};
