import type { HeldFile } from '@basoche/contract/vigilance/collections';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { collectionState, nextCollection } from '@basoche/domain/vigilance/collection';
import { vigilanceDocumentContent } from '@basoche/domain/vigilance/content';
import { countsOn, lastDayOf } from '@basoche/domain/vigilance/documents';
import { isComplete } from '@basoche/domain/vigilance/file';
import type { FileForClient } from '../file/service.ts';
import type { HeldRelation } from '../relations/service.ts';
import type { CertificateRow, HeldRow, WithdrawnRow } from './store.ts';

export interface HeldFileFacts {
  readonly relation: HeldRelation;
  readonly row: HeldRow;
  readonly file: Pick<FileForClient, 'state' | 'lastDay' | 'candidate' | 'given'>;
  /** Documents of the last download that were withdrawn. */
  readonly withdrawn: readonly WithdrawnRow[];
  readonly certificate: CertificateRow | null;
}

/** The last download; null if it is from before the day on which the duty began. */
const lastOf = ({ relation, row: { collected_at, sha256 } }: HeldFileFacts): HeldFile['lastCollection'] =>
  collected_at === null || sha256 === null || parisDay(collected_at) < relation.heldFrom
    ? null
    : { at: collected_at.toISOString(), sha256: sha256.toString('hex') };

/** Time of the last withdrawal among them. A document that had expired by then was invalid anyway. */
const withdrawnAt = (facts: HeldFileFacts): string | null => {
  if (lastOf(facts) === null) return null;
  const early = facts.withdrawn.filter(({ kind, from_day: from, until_day: until, withdrawn_at }) =>
    countsOn({ kind, from, until }, parisDay(withdrawn_at)),
  );
  const last = Math.max(...early.map(({ withdrawn_at }) => withdrawn_at.getTime()));
  return early.length === 0 ? null : new Date(last).toISOString();
};

/** Documents in the download; those of an incomplete file are visible to its owner only. */
const documentsOf = ({ file }: HeldFileFacts): HeldFile['documents'] =>
  (isComplete(file.state) ? file.given : []).map((document) => ({
    kind: document.kind,
    title: vigilanceDocumentContent(document.kind, file.candidate).title,
    lastDay: lastDayOf(document),
  }));

/** Null if no document must be held. */
export const presentHeld = (facts: HeldFileFacts, today: Day): HeldFile | null => {
  const { relation, row, file, certificate } = facts;
  const { heldFrom } = relation;
  const collectedOn = row.collected_at === null ? [] : [parisDay(row.collected_at)];
  const state = collectionState({ heldFrom, collectedOn }, file.state, today);
  if (state === 'none') return null;
  return {
    postulationID: relation.applicationId,
    candidate: { id: row.candidate_id, userType: row.kind, name: row.name, pictureURL: row.picture_url },
    yearSum: centsToEuros(relation.yearCents),
    heldFrom,
    state,
    file: { state: file.state, lastDay: file.lastDay },
    documents: documentsOf(facts),
    nextCollection: nextCollection({ heldFrom, collectedOn }),
    lastCollection: lastOf(facts),
    withdrawnAt: withdrawnAt(facts),
    certificate: certificate && {
      documentID: certificate.id,
      securityCode: certificate.security_code,
      businessNumber: certificate.business_number,
      verifiedAt: certificate.checked_at?.toISOString() ?? null,
    },
  };
};
