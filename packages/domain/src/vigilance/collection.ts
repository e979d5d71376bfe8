import { addMonths } from '../time/months.ts';
import type { Day } from '../time/paris.ts';
import { fileMonths } from './documents.ts';
import { type FileState, isComplete } from './file.ts';

/**
 * Days on which a client must collect the vigilance file: when the yearly sum is reached, then every six
 * months (code du travail, D. 8222-5).
 */

export interface Collection {
  /** Day from which the client must hold the documents (`heldFrom`). */
  readonly heldFrom: Day;
  /** Days on which the client downloaded the complete file. */
  readonly collectedOn: readonly Day[];
}

/** Day on which the file must be collected next. Downloads from before the sum was reached do not count. */
export const nextCollection = ({ heldFrom, collectedOn }: Collection): Day => {
  const last = collectedOn
    .filter((day) => day >= heldFrom)
    .sort()
    .at(-1);
  return last === undefined ? heldFrom : addMonths(last, fileMonths);
};

/**
 * `none`: nothing to hold; `awaited`: the candidate must complete the file; `due`: the client can download
 * it; `done`: they did.
 */
export const collectionStates = ['none', 'awaited', 'due', 'done'] as const;
export type CollectionState = (typeof collectionStates)[number];

/** State of a client's duty towards one prestataire on a day. */
export const collectionState = (
  collection: Omit<Collection, 'heldFrom'> & { readonly heldFrom: Day | null },
  file: FileState,
  day: Day,
): CollectionState => {
  const { heldFrom, collectedOn } = collection;
  if (heldFrom === null) return 'none';
  if (nextCollection({ heldFrom, collectedOn }) > day) return 'done';
  return isComplete(file) ? 'due' : 'awaited';
};
