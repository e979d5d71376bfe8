import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { SituationFacts } from '@basoche/domain/threads/situation';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { type AssigneeRow, assigneeOf } from '../../../platform/listing/assignee.ts';
import { dueCents } from '../../../platform/listing/due-cents.ts';
import { clientIsHidden } from '../../../platform/listing/hidden-client.ts';
import type { ProfessionRow } from '../../members/professions/service.ts';
import { type Approvals, factsSeen } from '../situation/store.ts';

type Fragment = ReturnType<typeof sql>;

/** Characters of the last message that a line of the inbox shows. */
const excerpt = 200;

/** Per type: the table of the subject, and whether the creator is hidden from the candidate. */
const subjects = {
  MISSION: {
    id: sql.ref('mission_id'),
    table: sql.table('mission'),
    hidesCreator: clientIsHidden('s'),
  },
  JOB: { id: sql.ref('job_id'), table: sql.table('job_offer'), hidesCreator: sql`false` },
} as const;

/** True if the text contains every word of a search, in any case and without accents. */
const hasAll = (text: Fragment, q: string) => {
  const words = q.split(/\s+/).map((word) => word.replace(/[\\%_]/g, '\\$&'));
  return sql<boolean>`lower(unaccent(${text})) like all (
    select '%' || lower(unaccent(word)) || '%' from unnest(${words}::text[]) word)`;
};

interface Narrowed {
  readonly type?: ThreadType;
  /** Search words. Used only with `type`. */
  readonly q?: string | undefined;
  /** Seat in charge of the member's side; absent for all. */
  readonly seatId?: string | undefined;
  readonly approvals: Approvals;
}

const searchedIn = (party: ThreadParty, { type, q }: Pick<Narrowed, 'type' | 'q'>) => {
  if (type === undefined) return sql``;
  const { id, table, hidesCreator } = subjects[type];
  if (q === undefined) return sql`and a.${id} is not null`;
  const name = sql`display_name(c)`;
  const shown = party === 'creator' ? name : sql`case when ${hidesCreator} then '' else ${name} end`;
  const other = sql.ref(party === 'creator' ? 'a.candidate_id' : 'a.creator_id');
  return sql`and exists (
    select from ${table} s join member c on c.id = ${other}
    where s.id = a.${id} and ${hasAll(sql`s.title || ' ' || ${shown}`, q)})`;
};

/** The other party's messages that this party of application `a` has not read. */
const unreadOf = (memberId: string, read: Fragment) => sql`
  from message x where x.application_id = a.id and x.sender_id <> ${memberId}::uuid and x.position > ${read}`;

/** Applications of a member. Selects by member first: few rows, whatever the search. */
const applicationsOf = (memberId: string, narrowed: Narrowed) => {
  const as = (party: ThreadParty) => {
    const read = sql`${sql.ref(`a.${party}_read_position`)}`;
    const { seatId, approvals } = narrowed;
    const inCharge =
      seatId === undefined ? sql`` : sql`and ${sql.ref(`a.${party}_seat_id`)} = ${seatId}::uuid`;
    return sql`
      select a.id, a.type, ${party === 'creator'}::boolean as is_creator, coalesce(a.mission_id, a.job_id) as subject_id,
        a.updated_at, a.delivered_at, ${factsSeen(approvals)} as facts, ${sql.ref(`a.${party}_seat_id`)} as seat_id,
        a.position > ${read} and exists (select ${unreadOf(memberId, read)}) as is_unread
      from application a
      where ${sql.ref(`a.${party}_id`)} = ${memberId}::uuid ${inCharge} ${searchedIn(party, narrowed)}`;
  };
  return sql`${as('creator')} union all ${as('candidate')}`;
};

/** SQL: the viewer's seat is in charge of the application; always true for a member without a firm. */
const inCharge = (ownSeatId: string | null) =>
  ownSeatId === null ? sql`true` : sql`(seat_id = ${ownSeatId}::uuid) is true`;

/** Facts that decide the situation of applications, for one of their parties. */
export interface SituationRow {
  is_creator: boolean;
  facts: SituationFacts;
}

export interface TallyRow extends SituationRow {
  type: ThreadType;
  /** True for applications that the viewer's seat is in charge of; for all of a member without a firm. */
  in_charge: boolean;
  all: number;
  unread: number;
}

/**
 * Counts a member's applications by situation and by who is in charge. There are few distinct situations,
 * even with many applications, so few rows.
 */
export const tally = (
  db: Db,
  memberId: string,
  narrowed: Pick<Narrowed, 'type' | 'seatId' | 'approvals'>,
  ownSeatId: string | null,
): Promise<TallyRow[]> =>
  rowsOf<TallyRow>(db)`
    select type, is_creator, facts, ${inCharge(ownSeatId)} as in_charge, count(*)::integer as all, (count(*) filter (where is_unread))::integer as unread
    from (${applicationsOf(memberId, narrowed)}) a group by 1, 2, 3, 4`;

/** Keeps only the applications in one of these situations. */
const inSituations = (situations: readonly (SituationRow & Partial<RankedSituation>)[] | undefined) => {
  if (situations === undefined) return sql``;
  const known = JSON.stringify(
    situations.map(({ is_creator, facts: of, rank = 0, isAsked: is_asked = false }) => ({
      is_creator,
      facts: of,
      rank,
      is_asked,
    })),
  );
  return sql`join jsonb_to_recordset(${known}::jsonb) known (is_creator boolean, facts jsonb, rank integer, is_asked boolean) using (is_creator, facts)`;
};

export interface EntryRow {
  /** For the creator, the id of the mission or offer; for a candidate, the id of the application. */
  id: string;
  is_creator: boolean;
  subject_id: string;
  is_of_hearing: boolean;
  title: string;
  /** Applications of this entry, newest first. */
  application_ids: string[];
  last_message: string | null;
  last_files: string[] | null;
  unread: number;
  updated_at: Date;
}

interface Asked {
  readonly type: ThreadType;
  readonly q: string | undefined;
  readonly seatId: string | undefined;
  readonly approvals: Approvals;
  readonly situations: readonly SituationRow[] | undefined;
}

/** The last message of application `a`, and the names of its attachments. */
const lastMessage = sql`
  select left(x.content, ${excerpt}) as content, x.sender_id, x.sent_at,
    jsonb_path_query_array(x.attachments, '$[*].name') as files
  from message x where x.application_id = a.id order by x.position desc limit 1`;

/** One entry per mission or offer for its creator, one per application for a candidate, newest first. */
export const listEntries = async (
  db: Db,
  memberId: string,
  { type, q, seatId, approvals, situations }: Asked,
  { limit, after }: PageRequest,
): Promise<EntryRow[]> => {
  const next = after ? sql`where (updated_at, id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const read = sql`case when entry.is_creator then a.creator_read_position else a.candidate_read_position end`;
  return rowsOf<EntryRow>(db)`
    with entry as (
      select * from (
        select case when is_creator then subject_id else id end as id, is_creator, subject_id,
          max(updated_at) as updated_at, array_agg(id order by updated_at desc, id desc) as application_ids
        from (${applicationsOf(memberId, { type, q, seatId, approvals })}) found ${inSituations(situations)}
        group by 1, 2, 3
      ) all_entries ${next}
      order by updated_at desc, id desc limit ${limit + 1}
    )
    select entry.*, s.title, exists (select from hearing h where h.mission_id = entry.subject_id) as is_of_hearing, last.content as last_message, last.files as last_files, unread.number as unread
    from entry
    join ${subjects[type].table} s on s.id = entry.subject_id
    left join lateral (
      select x.content, x.files from application a cross join lateral (${lastMessage}) x
      where a.id = any(entry.application_ids) order by x.sent_at desc limit 1
    ) last on true
    cross join lateral (
      select coalesce(sum(x.number), 0)::integer as number
      from application a cross join lateral (select count(*) as number ${unreadOf(memberId, read)}) x
      where a.id = any(entry.application_ids)
    ) unread
    order by entry.updated_at desc, entry.id desc`;
};

interface RankedSituation extends SituationRow {
  readonly rank: number;
  /** True if the viewer's own answer is awaited. */
  readonly isAsked: boolean;
}

interface Wanted {
  readonly situations: readonly RankedSituation[];
  readonly approvals: Approvals;
  /** Seat of the viewer in a firm; null for a member without a firm. */
  readonly ownSeatId: string | null;
  readonly limit: number;
}

/**
 * The applications in one of these situations. Order: those that the viewer's seat is in charge of, then
 * rank, then the earliest deadline, then the longest unchanged.
 */
export const findInSituations = async (
  db: Db,
  memberId: string,
  { situations, approvals, ownSeatId, limit }: Wanted,
): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from (${applicationsOf(memberId, { approvals })}) found ${inSituations(situations)}
    order by ${inCharge(ownSeatId)} or is_asked desc, rank, delivered_at, updated_at, id limit ${limit}`;
  return rows.map(({ id }) => id);
};

export interface ConversationRow extends SituationRow {
  id: string;
  mission_id: string | null;
  job_id: string | null;
  title: string;
  state: ApplicationState;
  offer_cents: number | null;
  /** Sum without tax of the next deposit. */
  due_cents: number | null;
  tva_applicable: boolean;
  fee_cents: number;
  delivered_at: Date | null;
  release_at: Date | null;
  review_asked_at: Date | null;
  hides_other: boolean;
  other_name: string;
  other_picture_url: string | null;
  other_profession: ProfessionRow | null;
  last_message: string | null;
  last_files: string[] | null;
  is_last_mine: boolean;
  is_of_hearing: boolean;
  unread: number;
  updated_at: Date;
  /** Person in charge of the member's side. */
  assignee: AssigneeRow | null;
}

/** These applications as lines of the inbox, for a member who is a party of all of them. */
export const findConversations = async (
  db: Db,
  memberId: string,
  ids: readonly string[],
  approvals: Approvals,
): Promise<Map<string, ConversationRow>> => {
  const isCreator = sql`a.creator_id = ${memberId}::uuid`;
  const read = sql`case when ${isCreator} then a.creator_read_position else a.candidate_read_position end`;
  const rows = await rowsOf<ConversationRow>(db)`
    select a.id, a.mission_id, a.job_id, coalesce(m.title, j.title) as title, a.state, a.offer_cents, ${dueCents} as due_cents,
      a.tva_applicable, a.fee_cents, a.delivered_at, a.release_at, a.updated_at, ${isCreator} as is_creator, ${factsSeen(approvals)} as facts,
      case when a.state = 'WAITING_PORTAGE' then (
        select max(x.sent_at) from application_action x
        where x.application_id = a.id and x.result = 'ONGOING' and x.type in ('WAITING_BASOCHE', 'WAITING_ITG')
      ) end as review_asked_at,
      not (${isCreator}) and ${clientIsHidden()} as hides_other,
      display_name(c) as other_name, c.picture_url as other_picture_url, stated_profession(c) as other_profession,
      last.content as last_message, last.files as last_files,
      coalesce(last.sender_id = ${memberId}::uuid, false) as is_last_mine, h.mission_id is not null as is_of_hearing,
      (select count(*)::integer ${unreadOf(memberId, read)}) as unread,
      ${assigneeOf(sql`case when ${isCreator} then a.creator_seat_id else a.candidate_seat_id end`)} as assignee
    from application a
    left join mission m on m.id = a.mission_id
    left join job_offer j on j.id = a.job_id
    left join hearing h on h.mission_id = a.mission_id
    join member c on c.id = case when ${isCreator} then a.candidate_id else a.creator_id end
    left join lateral (${lastMessage}) last on true
    where a.id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
};
