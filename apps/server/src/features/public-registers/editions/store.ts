import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type {
  PublicRegisterEditionTable,
  PublicRegisterEntryTable,
} from '../../../platform/database/schema/tables.ts';

export type EditionRow = Selectable<PublicRegisterEditionTable>;
export type EntryRow = Selectable<PublicRegisterEntryTable>;
export type NewEntry = Omit<Insertable<PublicRegisterEntryTable>, 'id' | 'edition_id'>;

/** Locks a register until the transaction ends, so that editions are imported one at a time. */
export const lockRegister = async (trx: Trx, register: PublicRegister): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`public-register ${register}`}, 0))`.execute(trx);
};

export const currentEdition = (db: Db, register: PublicRegister): Promise<EditionRow | undefined> =>
  db
    .selectFrom('public_register_edition')
    .selectAll()
    .where('register', '=', register)
    .where('state', '=', 'current')
    .executeTakeFirst();

export const findHeldEdition = (db: Db, register: PublicRegister): Promise<EditionRow | undefined> =>
  db
    .selectFrom('public_register_edition')
    .selectAll()
    .where('register', '=', register)
    .where('state', '=', 'held')
    .orderBy('released_on', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findEdition = (db: Db, id: string): Promise<EditionRow | undefined> =>
  db.selectFrom('public_register_edition').selectAll().where('id', '=', id).executeTakeFirst();

export const editionOfFile = (
  db: Db,
  register: PublicRegister,
  sha256: string,
): Promise<EditionRow | undefined> =>
  db
    .selectFrom('public_register_edition')
    .selectAll()
    .where('register', '=', register)
    .where('sha256', '=', sha256)
    .executeTakeFirst();

export const insertEdition = async (
  trx: Trx,
  edition: Insertable<PublicRegisterEditionTable>,
): Promise<string> => {
  const { id } = await trx
    .insertInto('public_register_edition')
    .values(edition)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Inserts lines of an edition in one statement. */
export const insertEntries = async (
  trx: Trx,
  editionId: string,
  entries: readonly NewEntry[],
): Promise<void> => {
  await sql`
    insert into public_register_entry
      (edition_id, name_key, name, first_name, profession, bar, court, siren, postcode, town, since_day)
    select ${editionId}::uuid, name_key, name, first_name, profession, bar, court, siren, postcode, town, since_day
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (name_key text, name text, first_name text,
      profession text, bar text, court text, siren text, postcode text, town text, since_day date)`.execute(
    trx,
  );
};

type Replacing = Pick<EditionRow, 'id' | 'register' | 'released_on'>;

/** Marks the register's editions in these states, of the same day or earlier, as past. */
const replace = async (
  trx: Trx,
  { id, register, released_on }: Replacing,
  states: readonly string[],
): Promise<void> => {
  await sql`
    update public_register_edition set state = 'past'
    where register = ${register} and id <> ${id}::uuid and state = any(${states}::text[]) and released_on <= ${released_on}`.execute(
    trx,
  );
};

/**
 * Puts an edition in force; its members are carried over afterwards. The edition before becomes past, and so
 * does a held one unless it is of a later day; their lines are deleted at the end.
 */
export const putInForce = async (trx: Trx, edition: Replacing): Promise<void> => {
  await replace(trx, edition, ['current', 'held']);
  await sql`
    update public_register_edition set state = 'current', applying = 'members', applying_after = null, applying_failed_at = null,
      gone_count = 0
    where id = ${edition.id}::uuid`.execute(trx);
};

/** Marks held editions as past when a later one is held, and deletes their lines. */
export const replaceHeld = async (trx: Trx, edition: Replacing): Promise<void> => {
  await replace(trx, edition, ['held']);
  await deletePastLines(trx, edition.register, null);
};

/** Deletes lines of a register's past editions, at most `limit`, or all for null. Returns their number. */
export const deletePastLines = async (
  trx: Trx,
  register: PublicRegister,
  limit: number | null,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from public_register_entry where id in (
      select l.id from public_register_entry l join public_register_edition e on e.id = l.edition_id
      where e.register = ${register} and e.state = 'past' limit ${limit})`.execute(trx);
  return Number(numAffectedRows ?? 0);
};

/** Lines of an edition with one of these names or numbers. */
export const entriesOf = (
  db: Db,
  editionId: string,
  { names, sirens }: { readonly names: readonly string[]; readonly sirens: readonly string[] },
): Promise<EntryRow[]> =>
  rowsOf<EntryRow>(db)`
    select * from public_register_entry where edition_id = ${editionId}::uuid and name_key = any(${names}::text[])
    union
    select * from public_register_entry where edition_id = ${editionId}::uuid and siren = any(${sirens}::text[])`;

/** SIREN numbers of companies among the members, and those under which they were confirmed. */
export const companyNumbers = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await rowsOf<{ siren: string }>(db)`
    select distinct left(b.business_number, 9) as siren from billing_details b join member m on m.id = b.member_id
    where b.business_number is not null and m.kind = 'COMPANY' and m.deleted_at is null
    union
    select siren from public_register_match where register = 'companies' and state = 'confirmed' and siren is not null`;
  return new Set(rows.map(({ siren }) => siren));
};

export const setLines = async (trx: Trx, id: string, lines: number): Promise<void> => {
  await trx.updateTable('public_register_edition').set({ line_count: lines }).where('id', '=', id).execute();
};

/** Stores the number of members whom an edition no longer names. */
export const setGone = async (trx: Trx, editionId: string, gone: number): Promise<void> => {
  await trx
    .updateTable('public_register_edition')
    .set({ gone_count: gone })
    .where('id', '=', editionId)
    .execute();
};

/** Refuses an edition that was held, and deletes its lines. */
export const refuseEdition = async (trx: Trx, id: string, by: string): Promise<void> => {
  await sql`delete from public_register_entry where edition_id = ${id}::uuid`.execute(trx);
  await trx
    .updateTable('public_register_edition')
    .set({ state: 'refused', decided_by: by })
    .where('id', '=', id)
    .execute();
};

export const setDecider = async (trx: Trx, id: string, by: string): Promise<void> => {
  await trx.updateTable('public_register_edition').set({ decided_by: by }).where('id', '=', id).execute();
};

export type MatchCounts = Readonly<Record<'confirmed' | 'doubtful' | 'missing', number>>;

/** Number of a register's members by the state of their match. */
export const countMatches = async (db: Db, register: PublicRegister): Promise<MatchCounts> => {
  const row = await rowOf<MatchCounts>(db)`
    select count(*) filter (where x.state = 'confirmed')::integer as confirmed,
      count(*) filter (where x.state = 'doubtful' and m.verified_at is not null)::integer as doubtful,
      count(*) filter (where x.state = 'missing')::integer as missing
    from public_register_match x join member m on m.id = x.member_id
    where x.register = ${register} and m.deleted_at is null`;
  return row ?? { confirmed: 0, doubtful: 0, missing: 0 };
};
