/**
 * Drafts of forms, kept on this device until they are sent: a reload, an error or an expired session loses
 * nothing. Each account has its own drafts; `firm` defaults to the account that the tab acts for.
 */

import { readActing } from './acting.ts';
import { draftPrefix } from './whose-drafts.ts';

/** Key prefix of an account's drafts; keys of the person's own drafts name no account. */
const draftPrefixOf = (firm: string | null): string =>
  firm === null ? draftPrefix : `${draftPrefix}${firm}:`;

export const readFormDraft = <Values extends Record<string, unknown>>(
  key: string,
  firm = readActing(),
): Partial<Values> => {
  try {
    const storedValues: unknown = JSON.parse(localStorage.getItem(draftPrefixOf(firm) + key) ?? '{}');
    return typeof storedValues === 'object' && storedValues !== null ? (storedValues as Partial<Values>) : {};
  } catch {
    return {};
  }
};

/** Keeps all values except the secret ones: a password is never stored. */
export const writeFormDraft = <Values extends Record<string, unknown>>(
  key: string,
  values: Values,
  { secret = [], firm = readActing() }: { secret?: readonly (keyof Values)[]; firm?: string | null } = {},
): void => {
  const storedValues = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));
  try {
    localStorage.setItem(draftPrefixOf(firm) + key, JSON.stringify(storedValues));
  } catch {
    // Storage may be forbidden: the form works without a draft.
  }
};

export const clearFormDraft = (key: string, firm = readActing()): void => {
  try {
    localStorage.removeItem(draftPrefixOf(firm) + key);
  } catch {
    // Storage is forbidden: there was no draft.
  }
};

/** Reads the drafts whose key starts with `beginning`, by the rest of their keys. */
export const readFormDrafts = <Values extends Record<string, unknown>>(
  beginning: string,
): ReadonlyMap<string, Partial<Values>> => {
  try {
    const prefix = draftPrefixOf(readActing());
    const start = prefix + beginning;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return new Map(
      keys.map((key) => [key.slice(start.length), readFormDraft<Values>(key.slice(prefix.length))] as const),
    );
  } catch {
    return new Map();
  }
};
