import type { OfficeMemberFilters } from '@basoche/contract/members/office';
import type { MemberDecision, MemberState } from '@basoche/domain/members/account-states';
import type { MemberKind } from '@basoche/domain/members/kinds';
import type { PlanName } from '@basoche/domain/payments/plans';
import type { SubscriptionStatus } from '@basoche/domain/payments/subscriptions';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import {
  distinctValues,
  facetsBy,
  keptBy,
  type Narrowed,
  type Narrowings,
  typesOf,
} from '../../../platform/listing/definition.ts';
import { allMarks } from '../../../platform/listing/marks-index.ts';
import { preparedStatements } from '../../../platform/listing/named-parameters.ts';

/** Filters of the list of members. */
export const officeMemberNarrowings = {
  kinds: {
    type: 'text[]',
    facet: 'k',
    of: ({ kind }) => distinctValues(kind),
    keeps: (kinds) => `l.kind = any(${kinds})`,
  },
  states: {
    type: 'text[]',
    facet: 's',
    of: ({ state }) => distinctValues(state),
    keeps: (states) => `l.state = any(${states})`,
  },
  departments: {
    type: 'text[]',
    facet: 'p',
    of: ({ departement }) => distinctValues(departement),
    keeps: (departments) => `l.departments && ${departments}`,
  },
} as const satisfies Narrowings<OfficeMemberFilters>;

type OfficeFilter = Narrowed<typeof officeMemberNarrowings>;

/** First and last id with the typed prefix. */
export interface IdRange {
  readonly from: string;
  readonly to: string;
}

export interface ListedRow {
  id: string;
  kind: MemberKind;
  name: string;
  email: string | null;
  state: MemberState;
  is_verified: boolean;
  registered_at: Date;
  last_seen_on: string | null;
}

/** Maximum of rows scanned in the order of the list before the index is used: a few milliseconds. */
const reach = 5_000;

const place = 'l.registered_at, l.member_id';
const order = (table: string) => `${table}.registered_at desc, ${table}.member_id desc`;
const filterSql = keptBy(officeMemberNarrowings);

const columns = `m.id, m.kind, display_name(m) as name, m.email::text, page.state, page.registered_at, p.seen_on as last_seen_on,
  m.verified_at is not null and (m.verified_until is null or m.verified_until > :now) as is_verified`;
const rows = `join member m on m.id = page.member_id
  left join member_presence p on p.member_id = page.member_id`;

interface Shape {
  readonly after: boolean;
  readonly matches: boolean;
  readonly indexed: boolean;
}

/**
 * Like the directory: scans a limited number of rows in order, enough if many match. If few match, finds them
 * by the index and sorts.
 */
const statementOf = ({ after, matches, indexed }: Shape): string => {
  const start = after ? `and (${place}) < (:at, :id)` : '';
  const isShort = '(select count(*) from near) < :limit';
  const source = indexed ? 'found_office_members(:marks::tsquery, :words::tsquery) l' : 'office_member l';
  return `
    with near as materialized (
      select ${place}, l.state from (
        select * from office_member l where true ${start} order by ${order('l')} limit :walked
      ) l where ${filterSql} ${matches ? 'and l.marks @@ :words::tsquery' : ''} limit :limit
    ), far as materialized (
      select ${place}, l.state from ${source} where ${isShort} and ${filterSql} ${start} order by ${order('l')} limit :limit
    ), page as (select * from near where not ${isShort} union all select * from far)
    select ${columns} from page ${rows} order by ${order('page')}`;
};

/** Selects by the prefix of the id first, then sorts: few members share one. */
const byId = `
  with page as (
    select ${place}, l.state from (
      select * from office_member where member_id between :first and :last offset 0
    ) l
    where ${filterSql} and (:at is null or (${place}) < (:at, :id))
    order by ${order('l')} limit :limit
  )
  select ${columns} from page ${rows} order by ${order('page')}`;

const run = preparedStatements('officeMembers', {
  ...typesOf(officeMemberNarrowings),
  now: 'timestamptz',
  limit: 'bigint',
  walked: 'bigint',
  words: 'text',
  marks: 'text',
  at: 'timestamptz',
  id: 'uuid',
  first: 'uuid',
  last: 'uuid',
});

/** The typed words as a query on `marks`; null if they contain none to search for. */
export const readTyped = async (pool: pg.Pool, typed: string): Promise<string | null> => {
  const { rows: found } = await pool.query<{ words: string | null }>({
    name: 'officeMembers.search',
    text: 'select office_search($1)::text as words',
    values: [typed],
  });
  return found[0]?.words ?? null;
};

/**
 * Words to look up in the index: if there is a longer word, leaves out word starts of one or two letters,
 * since the longer word is selective enough.
 */
const soughtWords = (words: string): string[] => {
  const parts = words.split(' & ');
  const long = parts.filter((part) => !/^'.{1,2}':\*$/u.test(part));
  return long.length === 0 ? parts : long;
};

interface OfficeMemberQuery {
  readonly filter: OfficeFilter;
  readonly words: string | null;
  readonly ids: IdRange | null;
  readonly now: Date;
}

/** Members of a page, plus one if more follow. */
export const listPage = async (
  pool: pg.Pool,
  { filter, words, ids, now }: OfficeMemberQuery,
  { limit, after }: PageRequest,
): Promise<ListedRow[]> => {
  const far = allMarks([
    ...(words === null ? [] : soughtWords(words)),
    ...facetsBy(officeMemberNarrowings, filter),
  ]);
  const shape: Shape = { after: after !== undefined, matches: words !== null, indexed: far !== null };
  const values = {
    ...filter,
    now,
    limit: limit + 1,
    walked: reach,
    words,
    marks: far,
    at: after?.at,
    id: after?.id,
    first: ids?.from,
    last: ids?.to,
  };
  return ids === null
    ? run<ListedRow>(pool, `list:${Object.values(shape).join(':')}`, () => statementOf(shape), values)
    : run<ListedRow>(pool, 'byId', () => byId, values);
};

export interface OfficeMemberRow extends ListedRow {
  is_moral: boolean;
  phone: string | null;
  zip_code: string | null;
  job_name: string | null;
  picture_url: string | null;
  completeness: number;
  confirmed_at: Date | null;
  verified_at: Date | null;
  verified_until: Date | null;
  suspended_at: Date | null;
  deleted_at: Date | null;
  sessions: number;
  missions: { published: number; archived: number };
  jobs: { published: number; archived: number };
  threads: { state: ApplicationState; number: number }[];
  reports: { about: number; waiting: number; by: number };
  subscription: { plan: PlanName; status: SubscriptionStatus; periodEnd: string } | null;
  verifications: {
    id: string;
    state: 'SENT' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN';
    sentAt: string;
    decidedAt: string | null;
    reason: string | null;
  }[];
  decisions: { id: string; decision: MemberDecision; reason: string; by: string; at: string }[];
}

const published = (table: string) => sql`(select json_build_object(
    'published', count(*) filter (where not is_archived), 'archived', count(*) filter (where is_archived))
  from ${sql.raw(table)} where creator_id = m.id)`;

/** Facts about one member for staff, in one statement: counts and states, without texts that members wrote. */
export const findMember = async (db: Db, id: string, now: Date): Promise<OfficeMemberRow | undefined> => {
  const { rows: found } = await sql<OfficeMemberRow>`
    select m.id, m.kind, display_name(m) as name, m.email::text, m.is_moral, m.phone, m.zip_code, m.job_name, m.picture_url,
      m.completeness, m.created_at as registered_at, m.confirmed_at, m.verified_at, m.verified_until, m.suspended_at, m.deleted_at,
      (select state from office_members(array[m.id], ${now}::timestamptz)) as state,
      m.verified_at is not null and (m.verified_until is null or m.verified_until > ${now}::timestamptz) as is_verified,
      (select seen_on from member_presence where member_id = m.id) as last_seen_on,
      (select count(*)::integer from session where member_id = m.id and expires_at > ${now}::timestamptz) as sessions,
      ${published('mission')} as missions, ${published('job_offer')} as jobs,
      (select coalesce(json_agg(json_build_object('state', state, 'number', number) order by number desc, state), '[]') from (
        select state, count(*) as number from (
          select state from application where creator_id = m.id
          union all select state from application where candidate_id = m.id) both_sides
        group by state) counted) as threads,
      (select json_build_object('about', count(*) filter (where subject_id = m.id),
          'waiting', count(*) filter (where subject_id = m.id and settled_at is null),
          'by', count(*) filter (where reporter_id = m.id))
        from report where subject_id = m.id or reporter_id = m.id) as reports,
      (select json_build_object('plan', plan, 'status', status, 'periodEnd', period_end)
        from subscription where member_id = m.id order by started_at desc, id limit 1) as subscription,
      (select coalesce(json_agg(json_build_object('id', id, 'state', state, 'sentAt', sent_at, 'decidedAt', decided_at,
          'reason', reason) order by sent_at desc), '[]')
        from verification_request where member_id = m.id and sent_at is not null
          and state in ('SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN')) as verifications,
      (select coalesce(json_agg(json_build_object('id', d.id, 'decision', d.decision, 'reason', d.reason,
          'by', display_name(s), 'at', d.decided_at) order by d.decided_at desc, d.id desc), '[]')
        from member_decision d join member s on s.id = d.decided_by where d.member_id = m.id) as decisions
    from member m where m.id = ${id}::uuid and m.kind not in ('STAFF', 'PARTNER')`.execute(db);
  return found[0];
};
