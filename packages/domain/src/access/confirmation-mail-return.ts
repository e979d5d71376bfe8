/** The return path in the confirmation mail. */

/**
 * Names and ids of screens only. No text written by a person may be in it, because the mail goes to an
 * address that is not confirmed yet.
 */
const screenPath = /^(?:\/[a-z][a-z-]{0,39}){1,3}(?:\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i;

/** Longest such path, in characters. */
const returnPathLength = 200;

/** True if the confirmation mail may contain this return path. */
export const isMailedReturn = (path: string): boolean =>
  path.length <= returnPathLength && screenPath.test(path);

/**
 * The part of a return path that the confirmation mail may contain: its screen, without filters; null if
 * there is none.
 */
export const mailedReturn = (way: string | null): string | null => {
  const [path = ''] = (way ?? '').split(/[?#]/);
  return isMailedReturn(path) ? path : null;
};
