import { delayDays } from '@basoche/domain/limits';
import { refusals } from '@basoche/domain/threads/refusals';

/**
 * Result of reading a typed delay: whole days, null if empty, or a French sentence that says how to correct
 * it.
 */
export type TypedDelay =
  | { readonly ok: true; readonly days: number | null }
  | { readonly ok: false; readonly message: string };

/** Reads « 5 », « 5 jours ». */
export const parseDelay = (typed: string): TypedDelay => {
  const text = typed.trim();
  if (text === '') return { ok: true, days: null };
  const days = Number(/^(\d{1,4})\s*(?:j|jours?)?$/iu.exec(text)?.[1] ?? Number.NaN);
  return days >= delayDays.min && days <= delayDays.max
    ? { ok: true, days }
    : { ok: false, message: refusals.INVALID_DELAY.title };
};
