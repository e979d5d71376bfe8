import type { Skill } from '@basoche/contract/members/members';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import type { ExperienceTable, FormationTable } from '../../../platform/database/schema/tables.ts';
import type { ExperienceRow, FormationRow } from '../profiles/store.ts';

/**
 * Skills, experiences (posts) and formations (diplomas) of a profile. Each query selects by owner and id, so that another
 * member's entry is not found.
 */

/** Replaces all skills; their order is kept as a rank. */
export const replaceSkills = async (trx: Db, memberId: string, skills: readonly Skill[]): Promise<void> => {
  await trx.deleteFrom('skill').where('member_id', '=', memberId).execute();
  if (skills.length === 0) return;
  const rows = skills.map(({ name, grade }, rank) => ({ member_id: memberId, name, grade, rank }));
  await trx.insertInto('skill').values(rows).execute();
};

export const countEntries = async (
  db: Db,
  table: 'experience' | 'formation',
  memberId: string,
): Promise<number> => {
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::integer as number from ${sql.table(table)} where member_id = ${memberId}::uuid`;
  return row?.number ?? 0;
};

/** False if the member has no such entry. */
export const removeEntry = async (
  db: Db,
  table: 'experience' | 'formation',
  memberId: string,
  id: string,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where id = ${id}::uuid and member_id = ${memberId}::uuid`.execute(db);
  return numAffectedRows > 0n;
};

type ExperienceColumns = Omit<Insertable<ExperienceTable>, 'id' | 'member_id'>;
const experienceColumns = [
  'id',
  'company_name',
  'sector',
  'job',
  'location',
  'start_date',
  'end_date',
] as const;

export const insertExperience = (
  db: Db,
  memberId: string,
  columns: ExperienceColumns,
): Promise<ExperienceRow> =>
  db
    .insertInto('experience')
    .values({ ...columns, member_id: memberId })
    .returning(experienceColumns)
    .executeTakeFirstOrThrow();

export const updateExperience = (
  db: Db,
  memberId: string,
  id: string,
  columns: ExperienceColumns,
): Promise<ExperienceRow | undefined> =>
  db
    .updateTable('experience')
    .set(columns)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning(experienceColumns)
    .executeTakeFirst();

type FormationColumns = Omit<Insertable<FormationTable>, 'id' | 'member_id'>;
const formationColumns = ['id', 'certification', 'school', 'date', 'description'] as const;

export const insertFormation = (db: Db, memberId: string, columns: FormationColumns): Promise<FormationRow> =>
  db
    .insertInto('formation')
    .values({ ...columns, member_id: memberId })
    .returning(formationColumns)
    .executeTakeFirstOrThrow();

export const updateFormation = (
  db: Db,
  memberId: string,
  id: string,
  columns: FormationColumns,
): Promise<FormationRow | undefined> =>
  db
    .updateTable('formation')
    .set(columns)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning(formationColumns)
    .executeTakeFirst();
