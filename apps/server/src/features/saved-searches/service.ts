import type { AnswerOf, BodyOf } from '@basoche/contract/route';
import type {
  createSavedSearch,
  SavedSearch,
  stopAlert,
} from '@basoche/contract/saved-searches/saved-searches';
import { savedSearchesAtMost } from '@basoche/domain/limits';
import { canonicalSearch, foldedName, type Search } from '@basoche/domain/searches/search';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Eraser } from '../../platform/erasure.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { filterOf as jobFilterOf } from '../jobs/list/service.ts';
import { filterOf as missionFilterOf } from '../missions/list/service.ts';
import * as alerts from './alerts/service.ts';
import * as store from './store.ts';

/** A member's saved searches. Matching and mails belong to the alerts. */

const presentSearch = (row: store.SearchRow): SavedSearch => {
  const stored = {
    id: row.id,
    name: row.name,
    frequency: row.frequency,
    createdAt: row.created_at.toISOString(),
  };
  return row.audience === 'jobs'
    ? { ...stored, audience: row.audience, filters: row.filters }
    : { ...stored, audience: row.audience, filters: row.filters };
};

type Fields = BodyOf<typeof createSavedSearch>;

/** The member's choices, with the filters in the form that is compared and in the form that the lists use. */
export const choicesOf = (fields: Fields, now: Date): store.SearchChoices => {
  const search = canonicalSearch(fields);
  return {
    name: fields.name,
    nameKey: foldedName(fields.name),
    audience: search.audience,
    filters: search.filters,
    asked: askedBy(search, parisDay(now)),
    frequency: fields.frequency,
  };
};

const askedBy = ({ audience, filters }: Search, today: Day): store.SearchChoices['asked'] =>
  audience === 'jobs'
    ? jobFilterOf(filters, today)
    : missionFilterOf(filters, { isFromCustomer: audience === 'customers' }, today);

const nameTaken = (): never => {
  const message = 'Une de vos recherches porte déjà ce nom.';
  return refuse('SEARCH_NAME_TAKEN', { errors: [{ path: 'name', message }] });
};

const ofAnotherList = (): never => {
  const message = 'Une recherche garde sa liste\u202f: enregistrez-en une autre.';
  return refuse('INVALID_INPUT', { errors: [{ path: 'audience', message }] });
};

export const list = async ({ database }: Platform, viewer: Viewer): Promise<SavedSearch[]> =>
  (await store.listByMember(database.db, viewer.memberId)).map(presentSearch);

export const create = (
  { database, clock }: Platform,
  viewer: Viewer,
  body: BodyOf<typeof createSavedSearch>,
): Promise<SavedSearch> =>
  database.transaction(async (trx) => {
    const { memberId, acting } = viewer;
    if ((await store.countLocked(trx, memberId)) >= savedSearchesAtMost) refuse('TOO_MANY_SEARCHES');
    const now = clock.now();
    const search = { ...choicesOf(body, now), memberId, personId: acting && viewer.personId, now };
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
    if (body.audience !== stored.audience) ofAnotherList();
    const now = clock.now();
    const search = (await store.update(trx, id, choicesOf(body, now))) ?? nameTaken();
    if (search.frequency !== stored.frequency) await alerts.changeFrequency(trx, search, now);
    return presentSearch(search);
  });

export const remove = async ({ database }: Platform, viewer: Viewer, id: string): Promise<void> => {
  if (!(await store.remove(database.db, viewer.memberId, id))) refuse('NOT_FOUND');
};

export const searchEraser: Eraser = { empties: store.ownTables, eraseOf: store.eraseOf };

/** Stops an alert by the link of a mail. */
export const stop = async (platform: Platform, token: string): Promise<AnswerOf<typeof stopAlert>> => {
  const name = (await alerts.stop(platform, token)) ?? refuse('NOT_FOUND');
  return { name };
};
