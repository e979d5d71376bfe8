import type { JournalEntry, JournalEntryInFull } from '@basoche/contract/back-office/journal';
import { csvRow } from '@basoche/domain/csv';
import { chainStart } from '@basoche/domain/evidence/hash-chain';
import { actTitle, subjectName } from '@basoche/domain/evidence/staff-act-content';
import { detailText } from '@basoche/domain/evidence/staff-act-details';
import type { WrittenAct } from '@basoche/domain/evidence/staff-journal';
import { officeNames } from '@basoche/domain/members/offices';
import { frenchInstant } from '@basoche/domain/time/french-dates';
import type { ChainedRow, EntryRow } from './store.ts';

/** The act of an entry, parsed from its hashed text. */
const actOf = (body: string): WrittenAct => JSON.parse(body);

export const presentEntry = ({ body, hash, name, subject_name }: EntryRow): JournalEntry => {
  const { number, at, by, act, on, details } = actOf(body);
  return {
    number,
    at,
    by: { id: by.memberId, name, role: by.role },
    act,
    on: { kind: on.kind, id: on.id, name: subject_name },
    details,
    hash: hash.toString('hex'),
  };
};

const hex = (hash: Buffer | null): string => hash?.toString('hex') ?? chainStart;

export const presentEntryInFull = (row: EntryRow, previous: Buffer | null): JournalEntryInFull => ({
  ...presentEntry(row),
  body: row.body,
  previous: hex(previous),
});

const csvHeader = csvRow([
  'Numéro',
  'Date (Paris)',
  'Personne',
  'Rôle',
  'Acte',
  'Objet',
  'Identifiant',
  'Détails',
  'Empreinte',
]);

const csvLine = ({ number, body, hash, name }: ChainedRow): string => {
  const { at, by, act, on, details } = actOf(body);
  return csvRow([
    String(number),
    frenchInstant(new Date(at)),
    name,
    officeNames[by.role],
    actTitle(act),
    subjectName(on.kind),
    on.id,
    detailText(details)
      .map(({ label, text }) => `${label} : ${text}`)
      .join(', '),
    hash.toString('hex'),
  ]);
};

/**
 * One line per entry. `hash` is the SHA-256 of `previous`, a line feed and `body`, so that a reader can check
 * each line and the whole chain.
 */
const jsonLine = ({ number, body, hash, previous }: ChainedRow): string =>
  `${JSON.stringify({ number, previous: hex(previous), body, hash: hex(hash) })}\n`;

export const journalFiles = {
  csv: { header: csvHeader, line: csvLine },
  jsonl: { header: '', line: jsonLine },
} as const;
