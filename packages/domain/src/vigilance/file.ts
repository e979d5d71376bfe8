import { valuesOf } from '../options/option.ts';
import { addDays, type Day } from '../time/paris.ts';
import type { Demand, Demands } from './demands.ts';
import {
  coveredUntil,
  type DocumentDates,
  lastDayOf,
  type VigilanceDocument,
  vigilanceDocuments,
} from './documents.ts';

/** State of a prestataire's file on a day, under the demands of one client. */

/** Days before the last day of a document from which it should be renewed. */
export const renewalDays = 30;

/** States from the worst to the best. `missing`: no document was submitted, or none has begun. */
export const documentStates = ['missing', 'outOfDate', 'toRenew', 'current'] as const;
export type DocumentState = (typeof documentStates)[number];

export const fileStates = ['incomplete', 'outOfDate', 'toRenew', 'complete'] as const;
export type FileState = (typeof fileStates)[number];

export interface FileItem {
  readonly kind: VigilanceDocument;
  readonly demand: Demand;
  readonly state: DocumentState;
  /** Last day covered, including documents that follow without a gap; null while it is missing. */
  readonly lastDay: Day | null;
}

export interface VigilanceFile {
  readonly state: FileState;
  /** Last day on which the file is complete; null if it is not, or if nothing is required. */
  readonly lastDay: Day | null;
  /** One item for each document, in the order of the list. */
  readonly items: readonly FileItem[];
}

const stateUntil = (lastDay: Day, day: Day): DocumentState => {
  if (lastDay < day) return 'outOfDate';
  return lastDay <= addDays(day, renewalDays) ? 'toRenew' : 'current';
};

const itemOf = (documents: readonly DocumentDates[], day: Day): Pick<FileItem, 'state' | 'lastDay'> => {
  const current = documents.filter(({ from }) => from <= day);
  const lastDay = coveredUntil(documents, day) ?? current.map(lastDayOf).sort().at(-1) ?? null;
  return lastDay === null ? { state: 'missing', lastDay } : { state: stateUntil(lastDay, day), lastDay };
};

/** The best item: by its state, then by its last day. */
const best = (items: readonly FileItem[]): FileItem | undefined =>
  items
    .toSorted(
      (a, b) =>
        documentStates.indexOf(a.state) - documentStates.indexOf(b.state) ||
        (a.lastDay ?? '').localeCompare(b.lastDay ?? ''),
    )
    .at(-1);

const worst = (states: readonly DocumentState[]): DocumentState =>
  documentStates.find((state) => states.includes(state)) ?? 'current';

const stateOfFile: Readonly<Record<DocumentState, FileState>> = {
  missing: 'incomplete',
  outOfDate: 'outOfDate',
  toRenew: 'toRenew',
  current: 'complete',
};

/** Items that decide the state of a file: all required ones, and the best of those of which one is enough. */
const countedOf = (items: readonly FileItem[]): FileItem[] => {
  const either = best(items.filter(({ demand }) => demand === 'either'));
  return [...items.filter(({ demand }) => demand === 'asked'), ...(either ? [either] : [])];
};

/**
 * Last day on which a file is or was complete; null if a required document was never submitted, or if nothing
 * is required.
 */
export const endOf = ({ items }: Pick<VigilanceFile, 'items'>): Day | null => {
  const counted = countedOf(items);
  if (counted.some(({ state }) => state === 'missing')) return null;
  return counted.flatMap(({ lastDay }) => lastDay ?? []).sort()[0] ?? null;
};

/** True if a file in this state lets a mode be accepted. */
export const isComplete = (state: FileState): boolean => state === 'complete' || state === 'toRenew';

/** The file on a day, under these demands. The caller leaves out withdrawn documents. */
export const fileOn = (documents: readonly DocumentDates[], demands: Demands, day: Day): VigilanceFile => {
  const items = valuesOf(vigilanceDocuments).map(
    (kind): FileItem => ({
      kind,
      demand: demands[kind],
      ...itemOf(
        documents.filter((one) => one.kind === kind),
        day,
      ),
    }),
  );
  const state = stateOfFile[worst(countedOf(items).map((item) => item.state))];
  return { state, lastDay: isComplete(state) ? endOf({ items }) : null, items };
};

/**
 * Documents that a file still lacks: all of `each`, and one of `oneOf`. Both are empty if it lacks nothing.
 */
export interface LackingItems {
  readonly each: readonly FileItem[];
  readonly oneOf: readonly FileItem[];
}

const isLacking = ({ state }: FileItem): boolean => state === 'missing' || state === 'outOfDate';

/** Returns the documents that a file lacks before a mode can be accepted on it. */
export const lackingOf = ({ items }: Pick<VigilanceFile, 'items'>): LackingItems => {
  const either = items.filter(({ demand }) => demand === 'either');
  return {
    each: items.filter((item) => item.demand === 'asked' && isLacking(item)),
    oneOf: either.every(isLacking) ? either : [],
  };
};
