import { createHash } from 'node:crypto';
import { linkedHash } from '@basoche/domain/evidence/hash-chain';
import { type RecordedWork, recordedWork, type StoredCommand } from '@basoche/domain/evidence/recorded-work';
import {
  bodyOf,
  changesOf,
  type RecordedActor,
  type RecordedEntry,
} from '@basoche/domain/evidence/thread-record';
import type { StagedPrice } from '@basoche/domain/pricing/kinds';
import { personOf, type ThreadActor } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import { closingReason } from '@basoche/domain/threads/closing-reason';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { maskContacts } from '@basoche/domain/threads/contacts';
import type { Decision, ThreadChanges } from '@basoche/domain/threads/effects';
import { bothConsented, trimmedOrNull } from '@basoche/domain/threads/party-texts';
import type { Db } from '../../../platform/database/database.ts';
import * as store from './store.ts';

/** The record of a thread: commands and messages, each hashed with the entry before (rules §3, "hash"). */

/** Hexadecimal SHA-256 of a text. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const recordedActor = (actor: ThreadActor): RecordedActor => ({
  role: actor.role,
  memberId: 'memberId' in actor ? actor.memberId : null,
  personId: personOf(actor),
});

/** Hash of an entry after the previous hash, both as bytes. */
const linked = (previous: Buffer | null, body: string): Buffer =>
  Buffer.from(linkedHash(previous?.toString('hex') ?? null, body, sha256), 'hex');

interface RecordedMessage {
  readonly position: number;
  readonly at: Date;
  readonly by: ThreadActor;
  readonly content: string;
  /** SHA-256 of each attached file, in hexadecimal. */
  readonly files: readonly string[];
}

/** Canonical text of a message's entry: derived from the message, not stored. */
export const messageBodyOf = ({ position, at, by, content, files }: RecordedMessage): string =>
  bodyOf({
    kind: 'message',
    position,
    at: at.toISOString(),
    by: recordedActor(by),
    sha256: sha256(content),
    files,
  });

/** Hash of a message, after the last hash of its thread. */
export const hashOfMessage = (previous: Buffer | null, message: RecordedMessage): Buffer =>
  linked(previous, messageBodyOf(message));

interface Done {
  readonly applicationId: string;
  /** Position of the thread after the command. */
  readonly position: number;
  readonly at: Date;
  readonly by: ThreadActor;
  readonly command: ThreadCommand;
  readonly decision: Extract<Decision, { ok: true }>;
  /** The instalment that was decided on; null before the work begins and for a flat price. May be absent. */
  readonly instalment?: Application['instalment'];
}

/** Decision and reason of staff: on a contest, or on money left over once a mission is over. */
const settledWords = ({ contest, closedNote }: Application): string | null =>
  contest?.end?.kind === 'settled' ? `${contest.end.decision} ${contest.end.reason}` : closedNote;

/**
 * Words given with a command, or the decision of staff. Contact details are masked because both parties
 * export the record; not in a hearing, whose parties have accepted the agreement. The `why` of
 * `hearing/giveBack` is never recorded.
 */
const reasonOf = (command: ThreadCommand, { application }: Done['decision']): string | null => {
  if (command.type === 'settle') return settledWords(application);
  const { reason } = closingReason(command);
  const isMasked = command.type === 'sheet/return' && !bothConsented(application);
  if (isMasked || command.type === 'price/refuse') return reason && maskContacts(reason);
  if (command.type === 'hearing/giveBack') return trimmedOrNull(command.text);
  return command.type === 'refuseCandidate' ? masked(command.text) : reason;
};

const masked = (text: string | null | undefined): string | null => {
  const recordedText = trimmedOrNull(text);
  return recordedText && maskContacts(recordedText);
};

/** Details of an offer: the suggested price of a refusal, or the presentation and delay of an application. */
const offerOf = (command: ThreadCommand) => {
  if (command.type === 'price/refuse') return { suggestionCents: closingReason(command).suggestionCents };
  if (command.type !== 'apply') return {};
  return { presentation: masked(command.presentation), delayDays: command.delayDays ?? null };
};

const maskedPricing = (pricing: StagedPrice): StagedPrice => {
  if (pricing.kind === 'instalments') {
    const instalments = pricing.instalments.map((one) => ({ ...one, title: maskContacts(one.title) }));
    return { ...pricing, instalments };
  }
  return pricing.kind === 'retainer' ? { ...pricing, services: maskContacts(pricing.services) } : pricing;
};

/** The changes with contact details masked in the titles and services of prices. */
const maskedTitles = (changes: ThreadChanges): ThreadChanges => ({
  ...changes,
  opened: changes.opened.map(({ pricing, ...action }) => ({
    ...action,
    ...(pricing === undefined ? {} : { pricing: maskedPricing(pricing) }),
  })),
});

const consentOf = (command: ThreadCommand) => {
  if (command.type === 'apply' || command.type === 'take') return command.consent ?? null;
  return command.type === 'nda' ? { version: command.version, sha256: command.sha256 } : null;
};

/** Independence after a command about it, or the list version that a command shows: numbers and digests, no name. */
const conflictsIn = (command: ThreadCommand, { application }: Done['decision']) => {
  if (command.type === 'parties/disclose') return { parties: command };
  const isOfIndependence =
    command.type === 'apply' || command.type === 'take' || command.type.startsWith('independence/');
  return isOfIndependence ? { independence: application.independence } : {};
};

/** The report or sheet that a delivery sends. */
const deliveredWith = ({ application }: Done['decision']) => {
  const { report, sheet, instalment } = application;
  const kind = instalment?.month?.pricing.kind;
  if (sheet === null || kind === undefined) return { report, sheet: null };
  const entries = bothConsented(application)
    ? sheet.entries
    : sheet.entries.map((entry) => ({ ...entry, text: maskContacts(entry.text) }));
  return { report, sheet: { ...sheet, kind, entries } };
};

/** Canonical text of a command's entry. */
export const commandBodyOf = ({
  position,
  at,
  by,
  command,
  decision,
  instalment = null,
}: Omit<Done, 'applicationId'>): string =>
  bodyOf({
    kind: 'command',
    position,
    at: at.toISOString(),
    by: recordedActor(by),
    command: command.type,
    state: decision.application.state,
    ...changesOf(maskedTitles(decision.changes)),
    instalment,
    reason: reasonOf(command, decision),
    consent: consentOf(command),
    ...(command.type === 'take' ? { creatorConsent: decision.application.consents.creator } : {}),
    ...offerOf(command),
    ...(command.type === 'deliver' ? deliveredWith(decision) : {}),
    ...conflictsIn(command, decision),
  });

/** Records a command that changed the thread; returns the hash of its entry. */
export const recordCommand = async (trx: Db, previous: Buffer | null, done: Done): Promise<Buffer> => {
  const body = commandBodyOf(done);
  const hash = linked(previous, body);
  await store.insertEntry(trx, { application_id: done.applicationId, position: done.position, body, hash });
  return hash;
};

/** The work of a thread as its record tells it, with the sheet of the current instalment (zero-based). */
export const readWork = async (db: Db, applicationId: string, instalment: number): Promise<RecordedWork> => {
  // Safe to cast: the program itself wrote these entries of the record.
  const entries = (await store.bodiesOf(db, applicationId)).map(
    (body) => JSON.parse(body) as Partial<RecordedEntry> & StoredCommand,
  );
  return recordedWork(
    entries.filter(({ kind }) => kind === 'command'),
    instalment,
  );
};
