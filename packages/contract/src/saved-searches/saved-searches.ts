import { alertFrequencies } from '@basoche/domain/options/alert-frequencies';
import { missionAudiences } from '@basoche/domain/options/mission-audiences';
import { valuesOf } from '@basoche/domain/options/option';
import { searchAudiences } from '@basoche/domain/options/search-audiences';
import { textLimits } from '@basoche/domain/text-limits';
import { code, id, instant, line } from '../fields.ts';
import { jobFilters } from '../jobs/filters.ts';
import { missionFilters } from '../missions/filters.ts';
import { anyone, defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Saved searches: named filters of one of the lists, and the mails about their results. */

/** The lists with their own filters, without page or order. */
const ofMissions = { audience: z.enum(valuesOf(missionAudiences)), filters: missionFilters.strict() };
const ofJobs = { audience: z.literal('jobs'), filters: jobFilters.strict() };

const storedFields = {
  id,
  name: z.string(),
  frequency: z.enum(valuesOf(alertFrequencies)),
  createdAt: instant,
};

export const savedSearchSchema = z
  .discriminatedUnion('audience', [
    z.object({ ...storedFields, ...ofMissions }),
    z.object({ ...storedFields, ...ofJobs }),
  ])
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const changeable = {
  /** Unique among the member's own names, ignoring case. */
  name: line(textLimits.searchName, 'Donnez un nom à cette recherche.'),
  frequency: code(alertFrequencies, 'une fréquence'),
};

/** Error if the list is missing or unknown: its filters cannot be known then. */
const listError = (input: unknown): string | undefined => {
  const parsed = z.object({ audience: code(searchAudiences, 'une liste') }).safeParse(input);
  return parsed.error?.issues[0]?.message;
};

/** The form of a search, checked before it is sent. The list determines the filters. */
export const savedSearchForm = z.discriminatedUnion(
  'audience',
  [z.object({ ...changeable, ...ofMissions }), z.object({ ...changeable, ...ofJobs })],
  { error: ({ input }) => listError(input) },
);
export type SavedSearchForm = z.output<typeof savedSearchForm>;

export const listSavedSearches = defineRoute({
  name: 'savedSearches.list',
  summary: "The caller's saved searches, newest first; at most twenty",
  method: 'GET',
  path: '/missions/searches',
  access: forSeats(tradeMembers, 'readThreads'),
  answer: z.array(savedSearchSchema),
});

export const createSavedSearch = defineRoute({
  name: 'savedSearches.create',
  summary: 'Save a search of members’ missions, of external customers’ missions, or of job offers',
  method: 'POST',
  path: '/missions/searches',
  access: forSeats(tradeMembers, 'negotiate'),
  body: savedSearchForm,
  status: 201,
  answer: savedSearchSchema,
  problems: ['SEARCH_NAME_TAKEN', 'TOO_MANY_SEARCHES'],
});

export const updateSavedSearch = defineRoute({
  name: 'savedSearches.update',
  summary: 'Rename a saved search, change its filters or the frequency of its alert; it keeps its list',
  method: 'PUT',
  path: '/missions/searches/:id',
  access: forSeats(tradeMembers, 'negotiate'),
  body: savedSearchForm,
  answer: savedSearchSchema,
  problems: ['NOT_FOUND', 'SEARCH_NAME_TAKEN'],
});

export const deleteSavedSearch = defineRoute({
  name: 'savedSearches.delete',
  summary: 'Delete a saved search, with its pending alerts',
  method: 'DELETE',
  path: '/missions/searches/:id',
  access: forSeats(tradeMembers, 'negotiate'),
  problems: ['NOT_FOUND'],
});

/** Open to anybody with the link of the mail, without a login. Mail programs post a form to it (RFC 8058). */
export const stopAlert = defineRoute({
  name: 'savedSearches.stop',
  summary: 'Stop the alert that sent a mail; a repeat changes nothing',
  method: 'POST',
  path: '/missions/searches/stop/:token',
  access: anyone,
  params: z.object({ token: z.string().max(200) }),
  answer: z.object({ name: z.string() }),
  problems: ['NOT_FOUND'],
});
