import { textLimits } from '@basoche/domain/limits';
import { alertFrequencies } from '@basoche/domain/options/alert-frequencies';
import { missionAudiences } from '@basoche/domain/options/mission-audiences';
import { valuesOf } from '@basoche/domain/options/option';
import { code, id, instant, line } from './fields.ts';
import { missionFilters } from './mission-filters.ts';
import { anyone, defineRoute, tradeMembers } from './route.ts';
import { z } from './zod.ts';

/** Saved searches: filters of a list of missions under a name, and the mails that tell what they find. */

/** The filters of the lists, and nothing of a page or an order. */
const savedFilters = missionFilters.strict();

export const savedSearchSchema = z
  .object({
    id,
    name: z.string(),
    audience: z.enum(valuesOf(missionAudiences)),
    filters: savedFilters,
    frequency: z.enum(valuesOf(alertFrequencies)),
    createdAt: instant,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const changeable = {
  /** Unique among the member's own, whatever its case. */
  name: line(textLimits.searchName, 'Donnez un nom à cette recherche.'),
  frequency: code(alertFrequencies, 'une fréquence'),
  filters: savedFilters,
};

/** What a form of a search is checked with, before it is sent. */
export const savedSearchForm = z.object(changeable);
export type SavedSearchForm = z.input<typeof savedSearchForm>;

export const listSavedSearches = defineRoute({
  name: 'savedSearches.list',
  summary: "One's saved searches, the newest first: at most twenty",
  method: 'GET',
  path: '/missions/searches',
  access: tradeMembers,
  answer: z.array(savedSearchSchema),
});

export const createSavedSearch = defineRoute({
  name: 'savedSearches.create',
  summary: 'Save a search of members’ missions or of external customers’ missions',
  method: 'POST',
  path: '/missions/searches',
  access: tradeMembers,
  body: z.object({ ...changeable, audience: code(missionAudiences, 'une liste de missions') }),
  status: 201,
  answer: savedSearchSchema,
  problems: ['SEARCH_NAME_TAKEN', 'TOO_MANY_SEARCHES'],
});

export const updateSavedSearch = defineRoute({
  name: 'savedSearches.update',
  summary: 'Rename a saved search, change its filters or the frequency of its alert',
  method: 'PUT',
  path: '/missions/searches/:id',
  access: tradeMembers,
  params: z.object({ id }),
  body: savedSearchForm,
  answer: savedSearchSchema,
  problems: ['NOT_FOUND', 'SEARCH_NAME_TAKEN'],
});

export const deleteSavedSearch = defineRoute({
  name: 'savedSearches.delete',
  summary: 'Delete a saved search, and what its alert had still to tell',
  method: 'DELETE',
  path: '/missions/searches/:id',
  access: tradeMembers,
  params: z.object({ id }),
  status: 204,
  answer: z.undefined(),
  problems: ['NOT_FOUND'],
});

/** Whoever holds the link of a mail: nobody logs in to be left alone. Mail programs post a form to it (RFC 8058). */
export const stopAlert = defineRoute({
  name: 'savedSearches.stop',
  summary: 'Stop the alert that a mail came from; stopped twice, it is stopped',
  method: 'POST',
  path: '/missions/searches/stop/:token',
  access: anyone,
  params: z.object({ token: z.string().max(200) }),
  answer: z.object({ name: z.string() }),
  problems: ['NOT_FOUND'],
});
