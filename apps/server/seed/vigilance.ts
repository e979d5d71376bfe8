import { createHash } from 'node:crypto';
import { labelOf } from '@basoche/domain/options/option';
import { addDays, type Day, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import { foreignWorkersDeclaration } from '@basoche/domain/vigilance/content';
import { type VigilanceDocument, vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { sql } from 'kysely';
import type { Trx } from '../src/platform/database/database.ts';
import type { DemoMember } from './members.ts';
import { type Random, uuidAt } from './random.ts';
import { smallPdf } from './small-pdf.ts';

/** Vigilance files of the demonstration: one complete, one whose insurance ends soon, one out of date. */

interface Submitted {
  readonly kind: VigilanceDocument;
  /** Age in days of its date or, for an insurance, of its first day. */
  readonly before: number;
  /** Days from today until the last day of an insurance. */
  readonly endsIn?: number;
}

const submitted: readonly { readonly by: string; readonly documents: readonly Submitted[] }[] = [
  {
    by: 'thomas',
    documents: [
      { kind: 'contributions', before: 20 },
      { kind: 'registration', before: 20 },
      { kind: 'foreignWorkers', before: 20 },
    ],
  },
  {
    by: 'yasmine',
    documents: [
      { kind: 'contributions', before: 45 },
      { kind: 'registration', before: 45 },
      { kind: 'foreignWorkers', before: 45 },
      { kind: 'insurance', before: 344, endsIn: 21 },
    ],
  },
  {
    by: 'hugo',
    documents: [
      { kind: 'contributions', before: 200 },
      { kind: 'registration', before: 200 },
    ],
  },
];

/** Number with the form of a SIRET that no business has. */
const businessNumber = '73282932000074';

const rowOf = (memberId: string, { kind, before, endsIn }: Submitted, today: Day, random: Random) => {
  const from_day = addDays(today, -before);
  const created_at = startOfParisDay(from_day);
  const isCertificate = kind === 'contributions';
  const isInsurance = kind === 'insurance';
  return {
    id: uuidAt(random, created_at),
    member_id: memberId,
    kind,
    from_day,
    until_day: endsIn === undefined ? null : addDays(today, endsIn),
    security_code: isCertificate ? 'DEMO2026BASOCHE' : null,
    business_number: isCertificate ? businessNumber : null,
    declaration_version: kind === 'foreignWorkers' ? foreignWorkersDeclaration.version : null,
    insurer: isInsurance ? 'Mutuelle de démonstration' : null,
    contract_number: isInsurance ? 'DEMO-2044' : null,
    claim_ceiling_cents: isInsurance ? 200_000_000 : null,
    year_ceiling_cents: isInsurance ? 400_000_000 : null,
    created_at,
  };
};

const fileOf = (
  { id, kind, member_id, created_at }: ReturnType<typeof rowOf>,
  name: string,
  random: Random,
) => {
  const label = labelOf(vigilanceDocuments, kind);
  const bytes = smallPdf([
    { text: label, size: 22 },
    { text: '' },
    { text: name, size: 14 },
    { text: '' },
    { text: 'Document de démonstration.', size: 9 },
  ]);
  const file_id = uuidAt(random, created_at);
  return {
    file: {
      row: { id: file_id, kind: 'pdf' as const, bytes: bytes.length, created_at },
      content: new Blob([bytes]),
    },
    row: {
      id: uuidAt(random, created_at),
      member_id,
      document_id: id,
      file_id,
      name: `${label}.pdf`,
      // In PostgreSQL's text form of bytes.
      sha256: `\\x${createHash('sha256').update(bytes).digest('hex')}`,
      position: 0,
      created_at,
    },
  };
};

export const demoVigilance = (random: Random, now: Date, members: readonly DemoMember[]) => {
  const made = submitted.flatMap(({ by, documents }) => {
    const member = members.find(({ persona }) => persona?.key === by);
    if (member === undefined) return [];
    const name = `${member.row.first_name} ${member.row.last_name}`;
    return documents.map((one) => {
      const document = rowOf(member.row.id, one, parisDay(now), random);
      const isDeclaration = document.declaration_version !== null;
      return { document, sent: isDeclaration ? null : fileOf(document, name, random) };
    });
  });
  return {
    documents: made.map(({ document }) => document),
    sent: made.flatMap(({ sent }) => sent?.row ?? []),
    files: made.flatMap(({ sent }) => sent?.file ?? []),
  };
};

/**
 * Writes into each certificate the number in its owner's billing details, since a certificate for another
 * business does not count.
 */
export const nameOwnBusinesses = async (trx: Trx): Promise<void> => {
  await sql`
    update vigilance_document d set business_number = b.business_number from billing_details b
    where b.member_id = d.member_id and d.business_number is not null and b.business_number is not null`.execute(
    trx,
  );
};
