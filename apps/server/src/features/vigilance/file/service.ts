import type { Day } from '@basoche/domain/time/paris';
import { type DemandRule, demandsOn } from '@basoche/domain/vigilance/demands';
import type { DocumentDates } from '@basoche/domain/vigilance/documents';
import { fileOn, type VigilanceFile } from '@basoche/domain/vigilance/file';
import { handedOver } from '@basoche/domain/vigilance/handed-over';
import {
  type CandidateKind,
  candidateKindOf,
  type VigilanceClient,
  vigilanceClientOf,
} from '@basoche/domain/vigilance/parties';
import { isStillOwn } from '@basoche/domain/vigilance/submission';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { demandRulesOf } from '../rules/service.ts';
import * as store from './store.ts';

/** State of prestataires' files on a day, for one kind of client (rules §12). */

/** A submitted document, by its id. */
export interface DatedDocument extends DocumentDates {
  readonly id: string;
  readonly submittedAt: Date;
}

const documentOf = ({ id, kind, from_day, until_day, created_at }: store.DatesRow): DatedDocument => ({
  id,
  submittedAt: created_at,
  kind,
  from: from_day,
  until: until_day,
});

/** A prestataire with their valid documents, independent of a client's demands. */
export interface FileFacts {
  readonly candidate: CandidateKind;
  readonly documents: readonly DatedDocument[];
}

/**
 * Facts about the files of prestataires, by member. Leaves out documents that were withdrawn, or no longer
 * apply to them.
 */
export const fileFactsOf = async (
  db: Db,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, FileFacts>> => {
  const rows = Map.groupBy(await store.listDates(db, memberIds), ({ member_id }) => member_id);
  return new Map(
    (await store.listParties(db, memberIds)).map(({ id, kind, job_name, country, business_number }) => {
      const candidate = candidateKindOf({ kind, profession: job_name, country });
      const isOwn = (row: store.DatesRow) =>
        isStillOwn(
          { kind: row.kind, submittedAs: row.candidate, businessNumber: row.business_number },
          { candidate, ownNumber: business_number },
        );
      return [id, { candidate, documents: (rows.get(id) ?? []).filter(isOwn).map(documentOf) }] as const;
    }),
  );
};

export const fileWith = (
  { candidate, documents }: FileFacts,
  rules: readonly DemandRule[],
  client: VigilanceClient,
  day: Day,
): VigilanceFile => fileOn(documents, demandsOn(rules, { candidate, client }), day);

const partyOf = async (db: Db, memberId: string): Promise<store.PartyRow> =>
  (await store.listParties(db, [memberId]))[0] ?? refuse('NOT_FOUND');

export interface Candidate {
  readonly kind: CandidateKind;
  readonly profession: string | null;
  /** SIREN or SIRET of the billing details; null without one. */
  readonly businessNumber: string | null;
}

/** Facts about a prestataire that decide which documents are required and accepted. */
export const candidateOf = async (db: Db, memberId: string): Promise<Candidate> => {
  const { kind, job_name, country, business_number } = await partyOf(db, memberId);
  return {
    kind: candidateKindOf({ kind, profession: job_name, country }),
    profession: job_name,
    businessNumber: business_number,
  };
};

/** Kinds of clients, by member. */
export const clientKindsOf = async (
  db: Db,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, VigilanceClient>> => {
  const rows = await store.listParties(db, memberIds);
  return new Map(
    rows.map(({ id, kind, is_moral }) => [id, vigilanceClientOf({ kind, isMoral: is_moral })] as const),
  );
};

export const clientKindOf = async (db: Db, memberId: string): Promise<VigilanceClient> =>
  (await clientKindsOf(db, [memberId])).get(memberId) ?? refuse('NOT_FOUND');

/** A file as required by one kind of client. */
export interface FileForClient extends VigilanceFile {
  readonly candidate: CandidateKind;
  /** Documents that such a client receives if they must hold them. */
  readonly given: readonly DatedDocument[];
}

/** Files of prestataires as required by one kind of client, by member. */
export const filesFor = async (
  db: Db,
  memberIds: readonly string[],
  client: VigilanceClient,
  day: Day,
): Promise<ReadonlyMap<string, FileForClient>> => {
  const rules = await demandRulesOf(db);
  const facts = await fileFactsOf(db, memberIds);
  return new Map(
    [...facts].map(([id, { candidate, documents }]) => {
      const demands = demandsOn(rules, { candidate, client });
      const documentsToGive = handedOver(documents, demands, day);
      return [id, { ...fileOn(documents, demands, day), candidate, given: documentsToGive }];
    }),
  );
};

/** The same for one prestataire. */
export const fileFor = async (
  db: Db,
  memberId: string,
  client: VigilanceClient,
  day: Day,
): Promise<FileForClient> =>
  (await filesFor(db, [memberId], client, day)).get(memberId) ?? refuse('NOT_FOUND');
