import type { ApplicationState } from '@basoche/domain/threads/states';
import { sql } from 'kysely';
import type { PageRequest } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database.ts';

export interface DiscussionRow {
  /** The mission's for its creator, the application's for a candidate. */
  id: string;
  is_creator: boolean;
  application_id: string | null;
  mission_id: string;
  title: string;
  state: ApplicationState | null;
  hides_creator: boolean;
  other_name: string | null;
  other_picture_url: string | null;
  last_message: string | null;
  unread: number;
  updated_at: Date;
}

/** Of a message, as much as a line of the inbox shows. */
const excerpt = 200;

/** One line per mission for its creator, one per application for a candidate, newest first. */
export const listDiscussions = async (
  db: Db,
  memberId: string,
  { limit, after }: PageRequest,
): Promise<DiscussionRow[]> => {
  const next = after ? sql`where (updated_at, id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<DiscussionRow>`
    with line as (
      select * from (
        select mission_id as id, true as is_creator, null::uuid as application_id, mission_id, max(updated_at) as updated_at
        from application where creator_id = ${memberId}::uuid and mission_id is not null group by mission_id
        union all
        select id, false, id, mission_id, updated_at
        from application where candidate_id = ${memberId}::uuid and mission_id is not null
      ) all_lines ${next}
      order by updated_at desc, id desc limit ${limit + 1}
    )
    select line.id, line.is_creator, line.application_id, line.mission_id, line.updated_at, m.title, a.state,
      m.is_anonymous and not coalesce(a.creator_revealed, false) as hides_creator,
      display_name(c) as other_name, c.picture_url as other_picture_url,
      last.content as last_message, unread.number as unread
    from line
    join mission m on m.id = line.mission_id
    left join application a on a.id = line.application_id
    left join member c on c.id = a.creator_id
    left join lateral (
      select left(x.content, ${excerpt}) as content
      from application t
      cross join lateral (
        select content, sent_at from message where application_id = t.id order by position desc limit 1
      ) x
      where t.mission_id = line.mission_id and (line.is_creator or t.id = line.application_id)
      order by x.sent_at desc limit 1
    ) last on true
    cross join lateral (
      select count(*)::integer as number
      from application t join message x on x.application_id = t.id and x.sender_id <> ${memberId}::uuid
        and x.position > case when line.is_creator then t.creator_read_position else t.candidate_read_position end
      where t.mission_id = line.mission_id and (line.is_creator or t.id = line.application_id)
    ) unread
    order by line.updated_at desc, line.id desc`.execute(db);
  return rows;
};
