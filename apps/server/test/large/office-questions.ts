import { memberKindOptions, memberStates } from '@basoche/domain/members/account-states';
import { departments } from '@basoche/domain/options/departments';
import type pg from 'pg';
import { officeToken } from './office-set.ts';
import { type Filters, type Group, type Question, search, some, turns } from './requests.ts';

/** Requests of staff on the list of members. */

const ask = (path: string): Question => ({ path, token: officeToken });
const list = (filters: Filters) => ask(`/api/admin/members?${search(filters)}`);

/** Every combination of the filters, with common and with rare codes. */
const combinations: readonly Filters[] = turns(96, (turn) => ({
  ...(turn & 1 ? { kind: some(memberKindOptions, turn, 1 + (turn % 2)) } : {}),
  ...(turn & 2 ? { state: some(memberStates, turn % 5, 1 + (turn % 2)) } : {}),
  ...(turn & 4 ? { departement: some(departments, turn % 90, 1 + (turn % 3)) } : {}),
}));

const filled = turns(24, (turn) =>
  list(
    turn % 3 === 0
      ? {}
      : { kind: turn % 2 ? 'EMPLOYEE' : 'STUDENT', state: turn % 3 === 1 ? 'active' : 'unverified' },
  ),
);

interface Known {
  readonly id: string;
  readonly email: string;
  readonly first: string;
  readonly last: string;
}

/** Members distributed over the whole list. */
const spread = async (client: pg.Client): Promise<Known[]> => {
  const { rows } = await client.query<Known>(
    `select m.id, m.email::text, m.first_name as first, m.last_name as last from member m
     where m.kind = 'EMPLOYEE' and m.last_name is not null order by md5(m.id::text) limit 16`,
  );
  return rows;
};

/** Typed searches for a member: a name, its beginning, both, an address, a host, an id. */
const searchesFor = ({ id, email, first, last }: Known, turn: number): Filters[] => [
  { q: last },
  { q: last.slice(0, 3) },
  { q: `${last} ${first.slice(0, 2)}` },
  { q: email },
  { q: email.slice(0, -4) },
  { q: id },
  { q: id.slice(0, 13) },
  { q: last, state: some(memberStates, turn, 1) },
  { q: first, departement: some(departments, turn * 5, 1) },
];

/** Addresses of the thousandth page, or of the middle of a shorter list. */
const deepPages = async (client: pg.Client): Promise<Question[]> => {
  const { rows } = await client.query<{ at: Date; id: string }>(
    `select registered_at as at, member_id as id from office_member order by registered_at desc, member_id desc
     offset (select least(20000, count(*) / 2) from office_member) limit 1`,
  );
  const [place] = rows;
  if (place === undefined) throw new Error('There is no such page.');
  const after = Buffer.from(JSON.stringify([place.at.getTime(), place.id])).toString('base64url');
  return [{}, { kind: 'STUDENT' }, { state: 'suspended' }, { departement: '75' }].map((broad) =>
    list({ ...broad, after }),
  );
};

/** Measured groups of requests, by name. */
export const officeGroups = async (client: pg.Client): Promise<Group[]> => {
  const known = await spread(client);
  return [
    { name: 'first pages that are full', questions: filled },
    { name: 'any filters', questions: combinations.map(list) },
    { name: 'thousandth page', questions: await deepPages(client) },
    { name: 'words', questions: known.flatMap(searchesFor).map(list) },
    { name: 'one member', questions: known.map(({ id }) => ask(`/api/admin/members/${id}`)) },
  ];
};
