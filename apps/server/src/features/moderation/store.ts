import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../platform/database/rows.ts';
import type {
  PublicationMeasureTable,
  PublicationReviewTable,
} from '../../platform/database/schema/tables.ts';
import { type MailReader, readerOf } from '../../platform/mail/readers.ts';

export type ReviewRow = Selectable<PublicationReviewTable> & { readonly answered_by_name: string | null };
export type MeasureRow = Selectable<PublicationMeasureTable> & {
  readonly hidden_by_name: string;
  readonly restored_by_name: string | null;
  readonly reviews: readonly ReviewRow[];
};

const columns = { missions: 'mission_id', jobs: 'job_id' } as const;
const tables = { missions: 'mission', jobs: 'job_offer' } as const;

/** Measures on a mission or an offer, latest first, each with its requests for review, oldest first. */
export const measuresOf = async (db: Db, kind: PublicationKind, id: string): Promise<MeasureRow[]> => {
  const rows = await rowsOf<Omit<MeasureRow, 'reviews'>>(db)`
    select x.*, display_name(h) as hidden_by_name, display_name(r) as restored_by_name
    from publication_measure x join member h on h.id = x.hidden_by left join member r on r.id = x.restored_by
    where ${sql.ref(`x.${columns[kind]}`)} = ${id}::uuid order by x.hidden_at desc, x.id desc`;
  if (rows.length === 0) return [];
  const review = await sql<ReviewRow>`
    select v.*, display_name(s) as answered_by_name from publication_review v left join member s on s.id = v.answered_by
    where v.measure_id = any(${rows.map((row) => row.id)}::uuid[]) order by v.asked_at, v.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    reviews: review.rows.filter(({ measure_id }) => measure_id === row.id),
  }));
};

/** Owner of a publication; undefined if there is none with this id. With `holds`, locks it until the transaction ends. */
export const ownerOf = async (
  db: Db,
  kind: PublicationKind,
  id: string,
  { holds = false } = {},
): Promise<{ creator_id: string; hidden_at: Date | null } | undefined> => {
  const query = db.selectFrom(tables[kind]).select(['creator_id', 'hidden_at']).where('id', '=', id);
  return (holds ? query.forUpdate() : query).executeTakeFirst();
};

export const insertMeasure = async (
  db: Db,
  kind: PublicationKind,
  id: string,
  measure: Pick<
    Insertable<PublicationMeasureTable>,
    'hidden_at' | 'hidden_by' | 'ground' | 'origin' | 'facts' | 'basis' | 'report_id'
  >,
): Promise<string> => {
  const publicationColumns = { mission_id: null, job_id: null, [columns[kind]]: id };
  const inserted = await db
    .insertInto('publication_measure')
    .values({ ...measure, ...publicationColumns, restored_at: null, restored_by: null, restored_note: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
};

/** Locks the measure in force. The caller has locked the publication. */
export const currentMeasure = async (
  db: Db,
  kind: PublicationKind,
  id: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('publication_measure')
    .select('id')
    .where(columns[kind], '=', id)
    .where('restored_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
};

interface ReportMeasureRow {
  readonly kind: PublicationKind;
  readonly id: string;
  readonly measureId: string;
}

/** The measure of a report's decision, unless it was lifted. */
export const measureOfReport = (db: Db, reportId: string): Promise<ReportMeasureRow | undefined> =>
  rowOf<ReportMeasureRow>(db)`
    select case when mission_id is null then 'jobs' else 'missions' end as kind, coalesce(mission_id, job_id) as id,
      id as "measureId"
    from publication_measure where report_id = ${reportId}::uuid and restored_at is null`;

interface Answer {
  readonly by: string;
  readonly at: Date;
  readonly note: string;
}

export const liftMeasure = async (db: Db, id: string, { by, at, note }: Answer): Promise<void> => {
  await db
    .updateTable('publication_measure')
    .set({ restored_at: at, restored_by: by, restored_note: note })
    .where('id', '=', id)
    .execute();
};

export const insertReview = async (db: Db, measureId: string, text: string, at: Date): Promise<void> => {
  await db
    .insertInto('publication_review')
    .values({
      measure_id: measureId,
      asked_at: at,
      text,
      answered_at: null,
      answered_by: null,
      outcome: null,
      note: null,
    })
    .execute();
};

/** True if a request for review waits. */
export const reexaminationWaits = async (db: Db, measureId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('publication_review')
    .select('id')
    .where('measure_id', '=', measureId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** Answers the waiting request; false if there is none. */
export const answerReexamination = async (
  db: Db,
  measureId: string,
  outcome: 'RESTORED' | 'UPHELD',
  { by, at, note }: Answer,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('publication_review')
    .set({ answered_at: at, answered_by: by, outcome, note })
    .where('measure_id', '=', measureId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Facts for the creator's mail. */
export interface MailFactsRow extends Selectable<PublicationMeasureTable>, MailReader {
  readonly title: string;
  /** Latest answer to a request for review. */
  readonly note: string | null;
}

export const findMailFacts = (db: Db, measureId: string): Promise<MailFactsRow | undefined> =>
  rowOf<MailFactsRow>(db)`
    select x.*, coalesce(m.title, j.title) as title, r.email, r.name, r.firm_id,
      (select v.note from publication_review v where v.measure_id = x.id and v.answered_at is not null
        order by v.answered_at desc limit 1) as note
    from publication_measure x
    left join mission m on m.id = x.mission_id
    left join job_offer j on j.id = x.job_id
    join member c on c.id = coalesce(m.creator_id, j.creator_id)
    join ${readerOf('c', { mission: sql`m.id`, job: sql`j.id` })} r on true
    where x.id = ${measureId}::uuid`;

/** Erases the member's own words from their requests for review. */
export const eraseReviews = async (db: Db, memberId: string): Promise<void> => {
  await sql`
    update publication_review v set text = '' from publication_measure x
    where x.id = v.measure_id and v.text <> '' and (
      x.mission_id in (select id from mission where creator_id = ${memberId}::uuid)
      or x.job_id in (select id from job_offer where creator_id = ${memberId}::uuid))`.execute(db);
};
