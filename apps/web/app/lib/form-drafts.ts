/**
 * Drafts of forms, kept on this device until they are sent: a reload, an error or an expired session loses
 * nothing.
 */

import { draftPrefix as prefix } from './whose-drafts.ts';

export const readFormDraft = <Values extends Record<string, unknown>>(key: string): Partial<Values> => {
  try {
    const storedValues: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? '{}');
    return typeof storedValues === 'object' && storedValues !== null ? (storedValues as Partial<Values>) : {};
  } catch {
    return {};
  }
};

/** Keeps all values except the secret ones: a password is never stored. */
export const writeFormDraft = <Values extends Record<string, unknown>>(
  key: string,
  values: Values,
  secret: readonly (keyof Values)[] = [],
): void => {
  const storedValues = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));
  try {
    localStorage.setItem(prefix + key, JSON.stringify(storedValues));
  } catch {
    // Storage may be forbidden: the form works without a draft.
  }
};

export const clearFormDraft = (key: string): void => {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Storage is forbidden: there was no draft.
  }
};

/** Reads the drafts whose key starts with `beginning`, by the rest of their keys. */
export const readFormDrafts = <Values extends Record<string, unknown>>(
  beginning: string,
): ReadonlyMap<string, Partial<Values>> => {
  try {
    const start = prefix + beginning;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return new Map(
      keys.map((key) => [key.slice(start.length), readFormDraft<Values>(key.slice(prefix.length))] as const),
    );
  } catch {
    return new Map();
  }
};
