import type { UserType } from '@basoche/domain/members/kinds';
import type { Day } from '@basoche/domain/time/paris';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { Pair } from '../relations/store.ts';

export interface PairRow {
  creator_id: string;
  candidate_id: string;
}

/** Both parties of a thread about a mission. */
export const findPair = (db: Db, applicationId: string): Promise<PairRow | undefined> =>
  rowOf<PairRow>(db)`
    select creator_id, candidate_id from application
    where id = ${applicationId}::uuid and mission_id is not null`;

export interface HeldRow {
  candidate_id: string;
  kind: UserType;
  name: string;
  picture_url: string | null;
  /** The last download of the client. */
  collected_at: Date | null;
  sha256: Buffer | null;
}

/** Prestataires of a client, each with the client's last download of the file. */
export const listHeld = (db: Db, creatorId: string, candidateIds: readonly string[]): Promise<HeldRow[]> =>
  rowsOf<HeldRow>(db)`
    select m.id as candidate_id, m.kind, display_name(m) as name, m.picture_url, c.collected_at, c.sha256
    from member m
    left join lateral (
      select v.collected_at, v.sha256 from vigilance_collection v
      where v.creator_id = ${creatorId}::uuid and v.candidate_id = m.id order by v.collected_at desc, v.id desc limit 1
    ) c on true
    where m.id = any(${[...candidateIds]}::uuid[])`;

export interface WithdrawnRow {
  candidate_id: string;
  kind: VigilanceDocument;
  from_day: Day;
  until_day: Day | null;
  withdrawn_at: Date;
}

/** Withdrawn documents from a client's last downloads of these prestataires' files. */
export const listWithdrawn = (
  db: Db,
  creatorId: string,
  candidateIds: readonly string[],
): Promise<WithdrawnRow[]> =>
  rowsOf<WithdrawnRow>(db)`
    select c.candidate_id, d.kind, d.from_day, d.until_day, d.withdrawn_at
    from (
      select distinct on (candidate_id) candidate_id, document_ids from vigilance_collection
      where creator_id = ${creatorId}::uuid and candidate_id = any(${[...candidateIds]}::uuid[])
      order by candidate_id, collected_at desc, id desc
    ) c join vigilance_document d on d.id = any(c.document_ids)
    where d.withdrawn_at is not null`;

export interface CertificateRow {
  id: string;
  security_code: string;
  business_number: string | null;
  /** Time at which this client confirmed the verification of the code. */
  checked_at: Date | null;
}

/** Certificates with a security code, among these documents. */
export const listCertificates = (
  db: Db,
  creatorId: string,
  documentIds: readonly string[],
): Promise<CertificateRow[]> =>
  rowsOf<CertificateRow>(db)`
    select d.id, d.security_code, d.business_number, c.checked_at
    from vigilance_document d
    left join vigilance_code_check c on c.document_id = d.id and c.creator_id = ${creatorId}::uuid
    where d.id = any(${[...documentIds]}::uuid[]) and d.security_code is not null`;

/** Locks documents until the transaction ends; false if one was withdrawn. */
export const lockDocuments = async (trx: Trx, ids: readonly string[]): Promise<boolean> => {
  const rows = await rowsOf(trx)`
    select from vigilance_document where id = any(${[...ids]}::uuid[]) and withdrawn_at is null order by id for share`;
  return rows.length === ids.length;
};

interface NewCollection extends Pair {
  /** Person who downloads for a firm; null if it is the client. */
  readonly personId: string | null;
  readonly at: Date;
  readonly sha256: string;
  readonly indexCsv: string;
  readonly documentIds: readonly string[];
}

/** Inserts a collection and returns its id. */
export const insertCollection = async (trx: Trx, collection: NewCollection): Promise<string> => {
  const { id } = await trx
    .insertInto('vigilance_collection')
    .values({
      creator_id: collection.creatorId,
      candidate_id: collection.candidateId,
      person_id: collection.personId,
      collected_at: collection.at,
      sha256: Buffer.from(collection.sha256, 'hex'),
      index_csv: collection.indexCsv,
      document_ids: [...collection.documentIds],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export interface CollectionRow {
  collected_at: Date;
  sha256: Buffer;
}

export const findCollection = (db: Db, id: string): Promise<CollectionRow> =>
  db
    .selectFrom('vigilance_collection')
    .select(['collected_at', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

interface NewCheck {
  readonly documentId: string;
  readonly creatorId: string;
  readonly personId: string | null;
  readonly at: Date;
}

/** Stores a client's confirmation about a certificate; the first one counts. */
export const insertCheck = async (
  trx: Trx,
  { documentId, creatorId, personId, at }: NewCheck,
): Promise<void> => {
  await sql`
    insert into vigilance_code_check (document_id, creator_id, person_id, checked_at)
    values (${documentId}::uuid, ${creatorId}::uuid, ${personId}::uuid, ${at}) on conflict do nothing`.execute(
    trx,
  );
};
