import type { WrittenReport } from '../hearings/report.ts';
import type { MonthlyPrice, PlannedInstalment, StagedPrice } from '../pricing/kinds.ts';
import type { SentSheet } from '../pricing/sheets.ts';
import type { ThreadRole } from '../threads/actors.ts';
import type { AgreedText, Application } from '../threads/application.ts';
import type { ThreadCommandType } from '../threads/commands.ts';
import type { OpenedAction, ThreadChanges } from '../threads/effects.ts';
import type { Independence } from '../threads/independence.ts';
import type { ActionResult, ActionType, ApplicationState } from '../threads/states.ts';
import type { Day } from '../time/paris.ts';

/**
 * The record of a thread (rules §3): one entry for each command that changed it and for each message, chained
 * by hashes. An entry holds the digest of a message, not its text.
 */

/** The author; `memberId` is set for the two parties only, `personId` for a person who acted for a firm only. */
export interface RecordedActor {
  readonly role: ThreadRole;
  readonly memberId: string | null;
  readonly personId?: string | null;
}

interface EntryToRecord {
  /** The thread's position after the entry. */
  readonly position: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: RecordedActor;
}

/** An action that was opened. Fields are recorded in this order. */
export interface RecordedAction extends Pick<OpenedAction, 'type' | 'offerCents' | 'result'> {
  readonly instalments?: readonly PlannedInstalment[];
  readonly pricing?: MonthlyPrice;
}

/** A sheet as it was sent; `kind` of its price gives the unit of its entries. */
export interface RecordedSheet extends Pick<SentSheet, 'period' | 'entries' | 'isLast'> {
  readonly kind: MonthlyPrice['kind'];
}

/** A command that changed the thread: the actions that it closed and opened, and the resulting state. */
export interface RecordedCommand extends EntryToRecord {
  readonly kind: 'command';
  readonly command: ThreadCommandType;
  readonly state: ApplicationState;
  readonly closed: readonly { readonly type: ActionType; readonly result: ActionResult }[];
  /**
   * The current instalment, with a zero-based position and the number of instalments; absent before the work
   * begins, and for a flat price.
   */
  readonly instalment?: Application['instalment'];
  /** Amounts are integer cents, excluding tax. */
  readonly opened: readonly RecordedAction[];
  /** First day of a retainer that was agreed after the proposed one; absent otherwise. */
  readonly startsOn?: Day;
  readonly reason: string | null;
  readonly consent: AgreedText | null;
  /** The creator's own consent, if they gave it before the thread began; absent otherwise. */
  readonly creatorConsent?: AgreedText | null;
  /**
   * The candidate's words with their price, and the price that a creator suggested, in cents; absent if there
   * are none. Contact details in these words and in `reason` are masked, because both parties download the
   * file.
   */
  readonly presentation?: string | null;
  readonly delayDays?: number | null;
  readonly suggestionCents?: number | null;
  /** The candidate's statement about their independence; absent without one. It contains no names. */
  readonly independence?: Omit<Independence, 'at'> | null;
  /**
   * The report of a hearing; absent without one. Nothing in it is masked, because both parties have accepted
   * the agreement.
   */
  readonly report?: WrittenReport | null;
  /**
   * The sheet of a month, with the command that sent it; absent without one. Contact details in it are masked
   * until both parties accepted the agreement.
   */
  readonly sheet?: RecordedSheet | null;
  /**
   * The list of parties that the creator showed: its version, and the digest that commits the creator to its
   * names.
   */
  readonly parties?: Pick<Independence, 'listVersion' | 'commitment'> | null;
}

/** A message: hexadecimal SHA-256 of its text (UTF-8) and of each attached file, in their order. */
export interface RecordedMessage extends EntryToRecord {
  readonly kind: 'message';
  readonly sha256: string;
  readonly files: readonly string[];
}

/**
 * State of the thread when its record began: all earlier events are digested together, not chained
 * separately.
 */
export interface RecordedOpening extends Omit<EntryToRecord, 'by'> {
  readonly kind: 'opening';
  readonly state: ApplicationState;
  readonly actions: readonly { readonly type: ActionType; readonly result: ActionResult }[];
  readonly messages: readonly { readonly position: number; readonly sha256: string }[];
}

export type RecordedEntry = RecordedCommand | RecordedMessage | RecordedOpening;

const independenceBody = ({
  kind,
  version,
  sha256,
  listVersion,
  commitment,
}: Omit<Independence, 'at'>): object => ({ kind, version, sha256, listVersion, commitment });

const textBody = ({ version, sha256 }: AgreedText): object => ({ version, sha256 });

const ordered = ({ type, offerCents, instalments, pricing, result }: RecordedAction): RecordedAction => ({
  type,
  offerCents,
  ...(instalments === undefined ? {} : { instalments }),
  ...(pricing === undefined ? {} : { pricing }),
  ...(result === undefined ? {} : { result }),
});

const sheetBody = ({ kind, period, entries, isLast }: RecordedSheet): object => ({
  kind,
  period: { from: period.from, until: period.until },
  entries: entries.map(({ day, units, text }) => ({ day, units, text })),
  isLast,
});

const pricingBody = (pricing: StagedPrice): Pick<RecordedAction, 'instalments' | 'pricing'> => {
  switch (pricing.kind) {
    case 'instalments':
      return { instalments: pricing.instalments.map(({ title, cents, days }) => ({ title, cents, days })) };
    case 'day':
    case 'hour': {
      const { kind, rateCents, monthUnits, ceilingUnits } = pricing;
      return { pricing: { kind, rateCents, monthUnits, ceilingUnits } };
    }
    case 'retainer': {
      const { kind, monthCents, months, startsOn, services } = pricing;
      return { pricing: { kind, monthCents, months, startsOn, services } };
    }
  }
};

/**
 * Entries of flat prices, and of actions opened as ongoing, leave out the newer fields, so that their bytes
 * and hashes stay the same as before these fields existed.
 */
const recordedAction = ({ type, offerCents, pricing, result }: OpenedAction): RecordedAction => ({
  type,
  offerCents,
  ...(pricing === undefined ? {} : pricingBody(pricing)),
  ...(result === undefined ? {} : { result }),
});

/** The canonical text of an entry, whose bytes (UTF-8) are hashed. The order of its fields is fixed. */
export const bodyOf = (entry: RecordedCommand | RecordedMessage): string => {
  const { kind, position, at, by } = entry;
  // Entries without a person leave `personId` out, so that their bytes and hashes stay the same as before
  // firms had people.
  const person = by.personId ? { personId: by.personId } : {};
  const head = { kind, position, at, by: { role: by.role, memberId: by.memberId, ...person } };
  if (entry.kind === 'message') {
    return JSON.stringify({ ...head, sha256: entry.sha256, files: entry.files });
  }
  const { command, state, closed, opened, reason, consent } = entry;
  const { presentation = null, delayDays = null, suggestionCents = null } = entry;
  const { independence = null, parties = null, creatorConsent = null, report = null } = entry;
  const { instalment = null, sheet = null, startsOn } = entry;
  return JSON.stringify({
    ...head,
    command,
    state,
    closed: closed.map(({ type, result }) => ({ type, result })),
    opened: opened.map(ordered),
    ...(startsOn === undefined ? {} : { startsOn }),
    ...(instalment === null
      ? {}
      : { instalment: { position: instalment.position, count: instalment.count } }),
    reason,
    consent: consent && textBody(consent),
    ...(creatorConsent === null ? {} : { creatorConsent: textBody(creatorConsent) }),
    ...(presentation === null ? {} : { presentation }),
    ...(delayDays === null ? {} : { delayDays }),
    ...(suggestionCents === null ? {} : { suggestionCents }),
    ...(independence === null ? {} : { independence: independenceBody(independence) }),
    ...(parties === null
      ? {}
      : { parties: { listVersion: parties.listVersion, commitment: parties.commitment } }),
    ...(report === null
      ? {}
      : { report: { outcome: report.outcome, text: report.text, nextDay: report.nextDay } }),
    ...(sheet === null ? {} : { sheet: sheetBody(sheet) }),
  });
};

/** Changes of a decision, as recorded in a command's entry. */
export const changesOf = ({
  closed,
  opened,
  startsOn,
}: ThreadChanges): Pick<RecordedCommand, 'closed' | 'opened' | 'startsOn'> => ({
  closed: closed.map(({ type, result }) => ({ type, result })),
  opened: opened.map(recordedAction),
  ...(startsOn === undefined ? {} : { startsOn }),
});
