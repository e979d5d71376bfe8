import type { WrittenReport } from '../hearings/report.ts';
import type { Independence } from '../threads/independence.ts';
import type { Day } from '../time/paris.ts';
import type { RecordedAction, RecordedCommand, RecordedSheet } from './thread-record.ts';

/**
 * Work of a thread as its record tells it (rules §13, "What staff read"): only what the
 * parties gave each other. Drafts and names of a list of parties are in no entry.
 */
export interface RecordedWork {
  /** The last price that was proposed. */
  readonly price: (Omit<RecordedAction, 'type' | 'result'> & { readonly isAccepted: boolean }) | null;
  /** The sheet that was last sent for the instalment. `returned`: the client gave it back since. */
  readonly sheet: (RecordedSheet & { readonly at: string; readonly returned: string | null }) | null;
  readonly report: (WrittenReport & { readonly at: string }) | null;
  /** The candidate's last statement about their independence. */
  readonly independence: (Omit<Independence, 'at'> & { readonly at: string }) | null;
}

/** An entry as stored; fields of later versions may be absent. */
export type StoredCommand = Pick<RecordedCommand, 'at' | 'command'> & Partial<RecordedCommand>;

/** A retainer that was agreed after its first day counts from `startsOn` (rules §13). */
const beginningOn = (price: NonNullable<RecordedWork['price']>, startsOn: Day): RecordedWork['price'] =>
  price.pricing?.kind === 'retainer' ? { ...price, pricing: { ...price.pricing, startsOn } } : price;

const priceAfter = (
  before: RecordedWork['price'],
  { opened = [], closed = [], startsOn }: StoredCommand,
): RecordedWork['price'] => {
  const isClosedAccepted = closed.some(({ type, result }) => type === 'PRICE' && result === 'ACCEPTED');
  const asked = before && startsOn !== undefined ? beginningOn(before, startsOn) : before;
  const known = asked && isClosedAccepted ? { ...asked, isAccepted: true } : asked;
  const proposed = opened.findLast(({ type }) => type === 'PRICE');
  if (proposed === undefined) return known;
  const { type: _, result, ...price } = proposed;
  return { ...price, isAccepted: result === 'ACCEPTED' };
};

const sheetAfter = (
  before: RecordedWork['sheet'],
  { at, command, instalment, reason, sheet }: StoredCommand,
  current: number,
): RecordedWork['sheet'] => {
  if ((instalment?.position ?? 0) !== current) return before;
  if (command === 'sheet/return') return before && { ...before, returned: reason ?? '' };
  return sheet ? { ...sheet, at, returned: null } : before;
};

/** The work of a thread whose current instalment is `current` (zero-based), from the commands of its record in order. */
export const recordedWork = (commands: readonly StoredCommand[], current: number): RecordedWork =>
  commands.reduce<RecordedWork>(
    ({ price, sheet, report, independence }, entry) => ({
      price: priceAfter(price, entry),
      sheet: sheetAfter(sheet, entry, current),
      report: entry.report ? { ...entry.report, at: entry.at } : report,
      independence: entry.independence ? { ...entry.independence, at: entry.at } : independence,
    }),
    { price: null, sheet: null, report: null, independence: null },
  );
