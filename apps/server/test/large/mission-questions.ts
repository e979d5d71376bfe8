import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import type pg from 'pg';
import type { People } from './people.ts';
import {
  type Filters,
  type Group,
  pageLimit,
  type Question,
  search,
  some,
  turns,
  typedWords,
} from './requests.ts';

/** Requests on missions. */

const sorts = ['newest', 'deadline', 'price'] as const;
const sortOf = (turn: number) => ({ sort: sorts[turn % sorts.length] ?? 'newest' });

/** Every combination of the filters, from none to all, with common and with rare codes. */
const combinations: readonly Filters[] = turns(64, (turn) => {
  const common = turn % 8 < 4;
  const from = common ? turn % 5 : 5 + (turn % 40);
  return {
    ...(turn & 1 ? { domain: some(legalDomains, from, 1 + (turn % 3)) } : {}),
    ...(turn & 2 ? { departement: some(departments, from, 1 + (turn % 4)) } : {}),
    ...(turn & 4 ? { nature: some(missionNatures, from % 12, 1 + (turn % 2)) } : {}),
    ...(turn & 8 ? { modality: turn & 2 ? 'onPlace' : turn % 3 === 0 ? 'onPlace' : 'distance' } : {}),
    ...(turn & 16 ? { tarifLow: ['250', '1000', '5000'][turn % 3] ?? '250' } : {}),
    ...(turn & 32 ? { tarifHigh: '7500' } : {}),
  };
});

const lists = ['/missions', '/missions', '/missions', '/missions/customers/list'];
const listOf = (turn: number) => lists[turn % lists.length] ?? '/missions';

const list = (turn: number, filters: Filters): Question => ({
  path: `/api${listOf(turn)}?${search({ limit: String(pageLimit), ...filters })}`,
});

/** Filters that match many missions at any size, so that both sizes return full pages. */
const filled = turns(48, (turn) =>
  list(turn, {
    ...(turn % 2 ? { domain: some(legalDomains, turn % 3, 1) } : {}),
    ...(turn % 3 === 0 ? { departement: some(departments, turn % 2, 1 + (turn % 2)) } : {}),
    ...(turn % 5 === 0 ? { tarifLow: '250' } : {}),
    ...sortOf(turn),
  }),
);

interface Place {
  at: Date;
  id: string;
  urgency: number;
  pays: number;
}

/** Addresses of the thousandth page, or of the middle of a shorter list, in each order. */
const deepPages = async (client: pg.Client): Promise<Question[]> => {
  const columns = { newest: '', deadline: 'urgency desc,', price: 'pays desc,' };
  const found: Question[] = [];
  for (const [turn, sort] of [...sorts, ...sorts, ...sorts].entries()) {
    const broad: Filters =
      turn < 3 ? {} : turn < 6 ? { domain: 'droit_affaires' } : { modality: 'onPlace', tarifLow: '500' };
    const { rows } = await client.query<Place>(
      `select published_at as at, mission_id as id, urgency, pays from mission_listing where not is_from_customer
       order by ${columns[sort]} published_at desc, mission_id desc
       offset (select least(20000, count(*) / 2) from mission_listing where not is_from_customer) limit 1`,
    );
    const [place] = rows;
    if (place === undefined) throw new Error('There is no such page.');
    const order = { newest: [], deadline: [1, place.urgency], price: [2, place.pays] }[sort];
    const after = Buffer.from(JSON.stringify([place.at.getTime(), place.id, ...order])).toString('base64url');
    found.push(list(0, { ...broad, sort, after }));
  }
  return found;
};

const count = (turn: number, filters: Filters, { id, token }: People['candidate']): Question => ({
  path: `/api${turn % 4 === 3 ? '/missions/customers/count' : `/missions/count/user/${id}`}?${search(filters)}`,
  token,
});

const ownLists = ({ busyCandidate, candidate, busyCreator }: People): Question[] => [
  ...[busyCandidate, candidate].flatMap(({ id, token }) => [
    { path: `/api/missions/postulate/${id}`, token },
    { path: `/api/missions/postulate/${id}?domain=droit_affaires&q=contrat`, token },
    { path: '/api/missions/customers/postulate', token },
    { path: '/api/missions/favourites', token },
  ]),
  ...['', '?state=NEW', '?state=DONE&state=ONGOING'].map((query) => ({
    path: `/api/missions/postulants/${busyCreator.entryId}${query}`,
    token: busyCreator.token,
  })),
  { path: `/api/missions/postulate/counts/${busyCreator.entryId}`, token: busyCreator.token },
  { path: `/api/missions/${busyCreator.id}`, token: busyCreator.token },
  { path: `/api/missions/${busyCreator.id}?isArchived=false`, token: busyCreator.token },
  { path: `/api/missions/count/creator/${busyCreator.id}`, token: busyCreator.token },
];

/** Measured groups of requests, by name. */
export const missionGroups = async (client: pg.Client, people: People): Promise<Group[]> => {
  const words = await typedWords(client, 'missions');
  const searched = words.map((q, turn) => ({
    q,
    ...(turn % 4 === 0 ? (combinations[turn % 16] ?? {}) : {}),
  }));
  return [
    { name: 'first pages that are full', questions: filled },
    {
      name: 'any filters, any order',
      questions: combinations.map((one, turn) => list(turn, { ...one, ...sortOf(turn) })),
    },
    { name: 'thousandth page', questions: await deepPages(client) },
    { name: 'words', questions: searched.map((one, turn) => list(turn, one)) },
    {
      name: 'counts',
      questions: [...combinations, ...searched].map((one, turn) =>
        count(turn, one, turn % 2 ? people.candidate : people.busyCandidate),
      ),
    },
    { name: "one's own lists", questions: ownLists(people) },
  ];
};
