import { contractTypes } from '@basoche/domain/options/contract-types';
import { departments } from '@basoche/domain/options/departments';
import { jobModalities } from '@basoche/domain/options/job-modalities';
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

/** Requests on job offers. */

const sorts = ['newest', 'deadline'] as const;
const sortOf = (turn: number) => ({ sort: sorts[turn % sorts.length] ?? 'newest' });

/** Every combination of the filters, from none to all, with common and with rare codes. */
const combinations: readonly Filters[] = turns(64, (turn) => {
  const from = turn % 8 < 4 ? turn % 5 : 5 + (turn % 40);
  return {
    ...(turn & 1 ? { domain: some(legalDomains, from, 1 + (turn % 3)) } : {}),
    ...(turn & 2 ? { departement: some(departments, from, 1 + (turn % 4)) } : {}),
    ...(turn & 4 ? { nature: some(missionNatures, from % 12, 1 + (turn % 2)) } : {}),
    ...(turn & 8 ? { modality: some(jobModalities, turn & 2 ? 0 : turn, 1) } : {}),
    ...(turn & 16 ? { contractType: some(contractTypes, turn, 1 + (turn % 2)) } : {}),
    // More values together than the tally adds up.
    ...(turn === 63 ? { domain: some(legalDomains, 0, 15), departement: some(departments, 0, 30) } : {}),
  };
});

const list = (filters: Filters): Question => ({
  path: `/api/jobs?${search({ limit: String(pageLimit), ...filters })}`,
});

/** Filters that match many offers at any size, so that both sizes return full pages. */
const filled = turns(48, (turn) =>
  list({
    ...(turn % 2 ? { domain: some(legalDomains, turn % 3, 1) } : {}),
    ...(turn % 3 === 0 ? { departement: some(departments, turn % 2, 1 + (turn % 2)) } : {}),
    ...(turn % 5 === 0 ? { contractType: 'CDI' } : {}),
    ...sortOf(turn),
  }),
);

interface Place {
  at: Date;
  id: string;
  urgency: number;
}

/** Addresses of the thousandth page, or of the middle of a shorter list, in each order. */
const deepPages = async (client: pg.Client): Promise<Question[]> => {
  const columns = { newest: '', deadline: 'urgency desc,' };
  const found: Question[] = [];
  for (const broad of [{}, { domain: 'droit_affaires' }, { modality: 'onPlace', contractType: 'CDI' }]) {
    for (const sort of sorts) {
      const { rows } = await client.query<Place>(
        `select published_at as at, job_id as id, urgency from job_listing
         order by ${columns[sort]} published_at desc, job_id desc
         offset (select least(20000, count(*) / 2) from job_listing) limit 1`,
      );
      const [place] = rows;
      if (place === undefined) throw new Error('There is no such page.');
      const order = sort === 'newest' ? [] : [1, place.urgency];
      const after = JSON.stringify([place.at.getTime(), place.id, ...order]);
      found.push(list({ ...broad, sort, after: Buffer.from(after).toString('base64url') }));
    }
  }
  return found;
};

const ownLists = ({ busyCandidate, candidate, busyCreator }: People): Question[] => [
  ...[busyCandidate, candidate].flatMap(({ token }) => [
    { path: '/api/jobs/postulates', token },
    { path: '/api/jobs/postulates?domain=droit_affaires&q=contrat', token },
    { path: '/api/jobs/favourites', token },
    { path: '/api/jobs/discussions', token },
  ]),
  ...['', '?isRefused=false', '?isRefused=true', '?stage=interview'].map((query) => ({
    path: `/api/jobs/postulants/${busyCreator.entryId}${query}`,
    token: busyCreator.token,
  })),
  ...[
    `postulates/count/${busyCreator.entryId}`,
    `postulates/stages/${busyCreator.entryId}`,
    'me',
    'me?isArchived=false',
    'me/count',
    'discussions',
  ].map((path) => ({ path: `/api/jobs/${path}`, token: busyCreator.token })),
];

/** Measured groups of requests, by name. */
export const jobGroups = async (client: pg.Client, people: People): Promise<Group[]> => {
  const words = await typedWords(client, 'jobs');
  const searched = words.map((q, turn) => ({
    q,
    ...(turn % 4 === 0 ? (combinations[turn % 16] ?? {}) : {}),
  }));
  return [
    { name: 'first pages that are full', questions: filled },
    {
      name: 'any filters, any order',
      questions: combinations.map((one, turn) => list({ ...one, ...sortOf(turn) })),
    },
    { name: 'thousandth page', questions: await deepPages(client) },
    { name: 'words', questions: searched.map((one) => list(one)) },
    {
      name: 'counts',
      questions: [...combinations, ...searched].map((one, turn) => ({
        path: `/api/jobs/count?${search(one)}`,
        token: (turn % 2 ? people.candidate : people.busyCandidate).token,
      })),
    },
    { name: "one's own lists", questions: ownLists(people) },
  ];
};
