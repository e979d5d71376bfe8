import { departments } from '@basoche/domain/options/departments';
import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { professions } from '@basoche/domain/options/professions';
import type pg from 'pg';
import { type Filters, type Group, type Question, search, some, turns, typedWords } from './requests.ts';

/** Requests on the directory of members. */

export const directoryLimit = 9;

/** Every combination of the filters, from none to all, with common and with rare codes. */
const combinations: readonly Filters[] = turns(128, (turn) => {
  const from = turn % 8 < 4 ? turn % 5 : 5 + (turn % 40);
  return {
    ...(turn & 1 ? { domain: some(legalDomains, from, 1 + (turn % 3)) } : {}),
    ...(turn & 2 ? { departement: some(departments, from, 1 + (turn % 4)) } : {}),
    ...(turn & 4 ? { kind: some(directoryKinds, turn, 1 + (turn % 2)) } : {}),
    ...(turn & 8 ? { experience: some(experienceLevels, turn, 1) } : {}),
    ...(turn & 16 ? { rateMin: String(20 + (turn % 10) * 15), rateMax: String(90 + (turn % 10) * 20) } : {}),
    ...(turn & 32 ? { availability: turn % 3 ? ['AVAILABLE', 'SOON'] : ['AVAILABLE'] } : {}),
    ...(turn & 64 ? { verified: 'true' } : {}),
    ...(turn % 5 === 2 ? { inscribed: 'true' } : {}),
    ...(turn % 3 === 1 ? { profession: some(professions, turn, 1 + (turn % 2)) } : {}),
  };
});

const list = (filters: Filters): Question => ({ path: `/api/users/members/list?${search(filters)}` });

/** Filters that match many members at any size, so that both sizes return full pages. */
const filled = turns(48, (turn) =>
  list({
    ...(turn % 2 ? { domain: some(legalDomains, turn % 3, 1) } : {}),
    ...(turn % 3 === 0 ? { kind: some(directoryKinds, turn, 1) } : {}),
    ...(turn % 5 === 0 ? { verified: 'true' } : {}),
    ...(turn % 7 === 1 ? { inscribed: 'true' } : {}),
  }),
);

/** Addresses of the thousandth page, or of the middle of a shorter list. */
const deepPages = async (client: pg.Client): Promise<Question[]> => {
  const { rows } = await client.query<{ standing: number; at: Date; id: string }>(
    `select standing, since as at, member_id as id from member_listing order by standing desc, since desc, member_id desc
     offset (select least(9000, count(*) / 2) from member_listing) limit 1`,
  );
  const [place] = rows;
  if (place === undefined) throw new Error('There is no such page.');
  const after = (...rank: number[]) =>
    Buffer.from(JSON.stringify([place.at.getTime(), place.id, ...rank, place.standing])).toString(
      'base64url',
    );
  const broad = [{}, { domain: 'droit_affaires' }, { kind: 'STUDENT', departement: '75' }];
  return [
    ...broad.map((filters) => list({ ...filters, after: after() })),
    list({ q: 'avocat', after: after(1) }),
  ];
};

/** Typed names: whole, half and misspelled. */
const typedNames = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ first: string; last: string }>(
    `select first_name as first, last_name as last from member m join member_listing l on l.member_id = m.id
     where m.kind <> 'COMPANY' order by l.member_id limit 8`,
  );
  return rows.flatMap(({ first, last }) => [
    `${first} ${last}`,
    last.slice(0, -2),
    `${last.slice(0, 2)}x${last.slice(3)}`,
  ]);
};

/** A profession with a town or a legal domain. */
const typedTrades: readonly string[] = ['avocat', 'notaires', 'huissier', 'étudiante'].flatMap((trade) =>
  ['', 'rennes', 'Lyon', 'droit du travail', 'famille Paris', 'renfort'].map((rest) => `${trade} ${rest}`),
);

/** Profile pages of members with the most content. */
const profiles = async (client: pg.Client): Promise<Question[]> => {
  const { rows } = await client.query<{ id: string }>(
    'select distinct member_id as id from experience order by 1 limit 60',
  );
  return rows.map(({ id }) => ({ path: `/api/users/${id}` }));
};

/** Measured groups of requests, by name. */
export const memberGroups = async (client: pg.Client): Promise<Group[]> => {
  const words = await typedWords(client, 'members');
  const searched = [...words, ...(await typedNames(client)), ...typedTrades].map((q, turn) => ({
    q,
    ...(turn % 4 === 0 ? (combinations[turn % 32] ?? {}) : {}),
  }));
  return [
    { name: 'first pages that are full', questions: filled },
    { name: 'any filters', questions: combinations.map(list) },
    { name: 'thousandth page', questions: await deepPages(client) },
    { name: 'words', questions: searched.map(list) },
    { name: 'profiles', questions: await profiles(client) },
  ];
};
