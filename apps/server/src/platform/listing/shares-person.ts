import { type RawBuilder, sql } from 'kysely';

type Column = RawBuilder<unknown>;

/** Ids of the people who act for a member: itself, and if it is a firm, those with a live seat. */
const peopleOf = (member: Column) => sql`(
  select ${member} as id union all select s.person_id from seat s where s.firm_id = ${member} and s.ended_at is null)`;

/** True if one person acts for both members (rules §8): nobody meets themselves. */
export const sharesPerson = (one: Column, other: Column): RawBuilder<boolean> =>
  sql`exists (select from ${peopleOf(one)} x join ${peopleOf(other)} y on x.id = y.id)`;
