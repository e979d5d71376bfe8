import type { Assignee } from '@basoche/contract/firms/assignee';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../http/viewer.ts';

export interface AssigneeRow {
  readonly id: string;
  readonly name: string;
}

/** A live seat with the name of its person; null if there is none. */
export const assigneeOf = (seatId: RawBuilder<unknown>): RawBuilder<AssigneeRow | null> => sql`(
  select json_build_object('id', s.id, 'name', display_name(p))
  from seat s join member p on p.id = s.person_id where s.id = ${seatId} and s.ended_at is null)`;

/** The person in charge, for the people of the same firm; nothing for a member who acts for themselves. */
export const presentAssignee = (
  row: AssigneeRow | null,
  { acting }: Pick<Viewer, 'acting'>,
): { readonly assignee?: Assignee | null } => {
  if (acting === null) return {};
  return {
    assignee: row === null ? null : { seatID: row.id, name: row.name, isOwn: row.id === acting.seatId },
  };
};
