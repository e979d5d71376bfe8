import type { EligibilityRule } from '@basoche/domain/missions/eligibility-rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { KeptRulesTable, RuleChangeTable } from '../../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';

export type KeptRulesName = KeptRulesTable['name'];

export const versionsOf = async (db: Db): Promise<ReadonlyMap<KeptRulesName, number>> => {
  const rows = await db.selectFrom('kept_rules').select(['name', 'version']).execute();
  return new Map(rows.map(({ name, version }) => [name, version]));
};

/** Increments the version of a table and locks it until the transaction ends; null if the table has another version. */
export const nextVersion = async (trx: Db, name: KeptRulesName, version: number): Promise<number | null> => {
  const row = await trx
    .updateTable('kept_rules')
    .set({ version: sql`version + 1` })
    .where('name', '=', name)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
};

/** Replaces the whole table. Readers see either the former table or this one. */
export const writeEligibility = async (
  trx: Db,
  rules: readonly EligibilityRule[],
  now: Date,
): Promise<void> => {
  await trx.deleteFrom('eligibility_rule').execute();
  if (rules.length === 0) return;
  await trx
    .insertInto('eligibility_rule')
    .values(
      rules.map(({ natures, clients, professions, students, article, explanation }, index) => ({
        position: index + 1,
        natures: [...natures],
        clients: [...clients],
        everyone: professions === 'everyone',
        professions: professions === 'everyone' ? [] : [...professions],
        students,
        article,
        explanation,
        updated_at: now,
      })),
    )
    .execute();
};

export const listExclusions = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('portage_exclusion').select('nature').execute();
  return rows.map(({ nature }) => nature);
};

export const writeExclusions = async (trx: Db, natures: readonly string[]): Promise<void> => {
  await trx.deleteFrom('portage_exclusion').execute();
  if (natures.length === 0) return;
  await trx
    .insertInto('portage_exclusion')
    .values(natures.map((nature) => ({ nature })))
    .execute();
};

export const insertChange = async (
  trx: Db,
  { before, after, ...change }: Insertable<RuleChangeTable>,
): Promise<void> => {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  await trx
    .insertInto('rule_change')
    .values({ ...change, before: json(before), after: json(after) })
    .execute();
};

export type ChangeRow = Selectable<RuleChangeTable> & { readonly changed_by_name: string };

export const listChanges = async (db: Db, { limit, after }: PageRequest): Promise<ChangeRow[]> => {
  const next = after ? sql`where (r.changed_at, r.id) < (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<ChangeRow>(db)`
    select r.*, display_name(m) as changed_by_name from rule_change r join member m on m.id = r.changed_by
    ${next} order by r.changed_at desc, r.id desc limit ${limit + 1}`;
};
