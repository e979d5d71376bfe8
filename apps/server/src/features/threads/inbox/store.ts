import type { ThreadType } from '@basoche/domain/threads/application';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { sql } from 'kysely';
import type { PageRequest } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database.ts';
import type { ProfessionRow } from '../../members/professions/service.ts';

export interface DiscussionRow {
  /** The mission's or the offer's for its creator, the application's for a candidate. */
  id: string;
  is_creator: boolean;
  application_id: string | null;
  subject_id: string;
  title: string;
  state: ApplicationState | null;
  hides_creator: boolean;
  other_name: string | null;
  other_picture_url: string | null;
  other_profession: ProfessionRow | null;
  last_message: string | null;
  /** The names of what came with it. */
  last_files: string[] | null;
  unread: number;
  updated_at: Date;
}

/** Of a message, as much as a line of the inbox shows. */
const excerpt = 200;

/** What an application is about, and whether its creator hides from this line's reader. */
const subjects = {
  MISSION: {
    id: sql.ref('mission_id'),
    table: sql.table('mission'),
    hidesCreator: sql`s.is_anonymous and not coalesce(a.creator_revealed, false)`,
  },
  JOB: { id: sql.ref('job_id'), table: sql.table('job_offer'), hidesCreator: sql`false` },
} as const;

/** A message that the reader of a line has not seen; `t` is the thread, `x` the message. */
const isUnread = (memberId: string, isCreator: ReturnType<typeof sql>) => sql`
  x.application_id = t.id and x.sender_id <> ${memberId}::uuid
  and x.position > case when ${isCreator} then t.creator_read_position else t.candidate_read_position end`;

/** The words of a search, each to be found somewhere in a text, whatever its accents and its letters. */
const hasAll = (text: ReturnType<typeof sql>, q: string) => {
  const words = q.split(/\s+/).map((word) => word.replace(/[\\%_]/g, '\\$&'));
  return sql<boolean>`lower(unaccent(${text})) like all (
    select '%' || lower(unaccent(word)) || '%' from unnest(${words}::text[]) word)`;
};

/** The lines of a member: few, whatever is searched, for they are found by the member first. */
const linesOf = (memberId: string, type: ThreadType, q: string | undefined) => {
  const { id, table, hidesCreator } = subjects[type];
  const ofSubject = sql`join ${table} s on s.id = a.${id}`;
  const found =
    q === undefined
      ? { own: sql``, having: sql``, sent: sql``, where: sql`` }
      : {
          own: sql`${ofSubject} join member c on c.id = a.candidate_id`,
          having: sql`having ${hasAll(sql`min(s.title) || ' ' || string_agg(display_name(c), ' ')`, q)}`,
          sent: sql`${ofSubject} join member c on c.id = a.creator_id`,
          where: sql`and ${hasAll(
            sql`s.title || ' ' || case when ${hidesCreator} then '' else display_name(c) end`,
            q,
          )}`,
        };
  return sql`
    select a.${id} as id, true as is_creator, null::uuid as application_id, a.${id} as subject_id,
      max(a.updated_at) as updated_at
    from application a ${found.own}
    where a.creator_id = ${memberId}::uuid and a.${id} is not null group by a.${id} ${found.having}
    union all
    select a.id, false, a.id, a.${id}, a.updated_at
    from application a ${found.sent}
    where a.candidate_id = ${memberId}::uuid and a.${id} is not null ${found.where}`;
};

/** One line per mission or offer for its creator, one per application for a candidate, newest first. */
export const listDiscussions = async (
  db: Db,
  memberId: string,
  type: ThreadType,
  { limit, after }: PageRequest,
  q?: string,
): Promise<DiscussionRow[]> => {
  const { id, table, hidesCreator } = subjects[type];
  const next = after ? sql`where (updated_at, id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const ofLine = sql`t.${id} = line.subject_id and (line.is_creator or t.id = line.application_id)`;
  const { rows } = await sql<DiscussionRow>`
    with line as (
      select * from (${linesOf(memberId, type, q)}) all_lines ${next}
      order by updated_at desc, id desc limit ${limit + 1}
    )
    select line.id, line.is_creator, line.application_id, line.subject_id, line.updated_at, s.title, a.state,
      ${hidesCreator} as hides_creator,
      display_name(c) as other_name, c.picture_url as other_picture_url, stated_profession(c) as other_profession,
      last.content as last_message, last.files as last_files, unread.number as unread
    from line
    join ${table} s on s.id = line.subject_id
    left join application a on a.id = line.application_id
    left join member c on c.id = a.creator_id
    left join lateral (
      select left(x.content, ${excerpt}) as content, x.files
      from application t
      cross join lateral (
        select content, sent_at, jsonb_path_query_array(attachments, '$[*].name') as files
        from message where application_id = t.id order by position desc limit 1
      ) x
      where ${ofLine}
      order by x.sent_at desc limit 1
    ) last on true
    cross join lateral (
      select count(*)::integer as number
      from application t join message x on ${isUnread(memberId, sql`line.is_creator`)}
      where ${ofLine}
    ) unread
    order by line.updated_at desc, line.id desc`.execute(db);
  return rows;
};

interface LineCount {
  all: number;
  unread: number;
}

/** How many lines that is, and how many of them have something unread. */
export const countDiscussions = async (db: Db, memberId: string, type: ThreadType): Promise<LineCount> => {
  const { id } = subjects[type];
  const lines = (party: 'creator' | 'candidate', line: 'id' | 'subject') => {
    const read = sql.ref(`t.${party}_read_position`);
    return sql`
      select ${line === 'id' ? sql.ref('t.id') : sql`t.${id}`} as line, t.position > ${read} and exists (
        select from message x
        where x.application_id = t.id and x.sender_id <> ${memberId}::uuid and x.position > ${read}
      ) as is_unread
      from application t where ${sql.ref(`t.${party}_id`)} = ${memberId}::uuid and t.${id} is not null`;
  };
  const { rows } = await sql<LineCount>`
    select count(distinct line)::integer as all, (count(distinct line) filter (where is_unread))::integer as unread
    from (${lines('creator', 'subject')} union all ${lines('candidate', 'id')}) lines`.execute(db);
  return rows[0] ?? { all: 0, unread: 0 };
};
