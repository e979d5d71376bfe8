import { createHash } from 'node:crypto';
import type { DocumentSlot } from '@basoche/domain/members/verification-request';
import { requiredDocuments } from '@basoche/domain/members/verification-request';
import type {
  StoredFileTable,
  VerificationDocumentTable,
  VerificationRequestTable,
} from '../src/platform/database/schema/tables.ts';
import type { DemoMember } from './members.ts';
import { type Random, uuidAt } from './random.ts';
import { smallPdf } from './small-pdf.ts';

/** Documents that wait in the queue of verifications, and documents that staff refused. */
export interface DemoVerificationDocuments {
  readonly requests: readonly (Omit<VerificationRequestTable, 'id'> & { readonly id: string })[];
  readonly documents: readonly (Omit<VerificationDocumentTable, 'id' | 'sha256'> & {
    readonly id: string;
    /** In PostgreSQL's text form of bytes. */
    readonly sha256: string;
  })[];
  readonly files: readonly { readonly row: StoredFileTable; readonly content: Blob }[];
}

const hour = 3_600_000;

/** Ages of the waiting documents, in hours: one is overdue, one past half of its time. */
const waitingSince = [31, 15, 7, 3, 1] as const;
const refusedSince = [70, 130, 210] as const;

const reasons = [
  'Le certificat est celui de l’année passée. Envoyez celui de l’année en cours.',
  'Le document est coupé en haut de page\u202f: le nom ne se lit pas. Envoyez-en une copie entière.',
  'Le diplôme est une licence. Il nous faut un Master\u00a01 ou 2 de droit validé, ou un titre équivalent.',
] as const;

const names: Readonly<Record<DocumentSlot, string>> = {
  enrolment: 'Certificat de scolarité.pdf',
  diploma: 'Diplôme de Master.pdf',
  employment: 'Attestation employeur.pdf',
  registration: 'Kbis.pdf',
};

const pdfOf = (slot: DocumentSlot, { row }: DemoMember) =>
  smallPdf([
    { text: names[slot].replace('.pdf', ''), size: 22 },
    { text: '' },
    { text: row.company_name ?? `${row.first_name} ${row.last_name}`, size: 14 },
    { text: '' },
    { text: 'Document de démonstration.', size: 9 },
  ]);

const documentOf = (random: Random, slot: DocumentSlot, member: DemoMember, requestId: string, at: Date) => {
  const bytes = pdfOf(slot, member);
  const file_id = uuidAt(random, at);
  const sha256 = `\\x${createHash('sha256').update(bytes).digest('hex')}`;
  return {
    document: {
      id: uuidAt(random, at),
      request_id: requestId,
      slot,
      file_id,
      name: names[slot],
      sha256,
      created_at: at,
    },
    file: {
      row: { id: file_id, kind: 'pdf' as const, bytes: bytes.length, created_at: at },
      content: new Blob([bytes]),
    },
  };
};

/** Documents of unverified members. Personas have none, so that a reader can send some. */
export const demoVerificationDocuments = (
  random: Random,
  now: Date,
  members: readonly DemoMember[],
): DemoVerificationDocuments => {
  const unverified = members.filter(
    ({ isVerified, persona, row }) =>
      !isVerified && persona === null && requiredDocuments(row.kind).length > 0,
  );
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  const sent = [
    ...waitingSince.map((hours) => ({ sentAt: before(hours), reason: null })),
    ...refusedSince.map((hours, index) => ({ sentAt: before(hours), reason: reasons[index] ?? reasons[0] })),
  ];
  const made = sent.flatMap(({ sentAt, reason }, index) => {
    const member = unverified[index];
    if (member === undefined) return [];
    const id = uuidAt(random, sentAt);
    const request = {
      id,
      member_id: member.row.id,
      state: reason === null ? ('SENT' as const) : ('REFUSED' as const),
      created_at: sentAt,
      sent_at: sentAt,
      decided_at: reason === null ? null : new Date(sentAt.getTime() + random.between(3, 20) * hour),
      decided_by: null,
      reason,
      asked_slots: null,
      proved_by: null,
    };
    return [
      {
        request,
        brought: requiredDocuments(member.row.kind).map((slot) =>
          documentOf(random, slot, member, id, sentAt),
        ),
      },
    ];
  });
  return {
    requests: made.map(({ request }) => request),
    documents: made.flatMap(({ brought }) => brought.map(({ document }) => document)),
    files: made.flatMap(({ brought }) => brought.map(({ file }) => file)),
  };
};
