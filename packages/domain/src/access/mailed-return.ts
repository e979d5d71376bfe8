/** The way back that the mail of a confirmation carries. */

/** Names and ids of screens. Nothing that somebody wrote can stand in it, for it goes into a mail to whoever was registered. */
const screenPath = /^(?:\/[a-z][a-z-]{0,39}){1,3}(?:\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i;

/** Characters of the longest such path. */
const returnPathLength = 200;

/** Whether the confirmation's mail may carry this path back. */
export const isMailedReturn = (path: string): boolean =>
  path.length <= returnPathLength && screenPath.test(path);

/** The part of a way back that the confirmation's mail carries: its screen, without filters; null where it carries none. */
export const mailedReturn = (way: string | null): string | null => {
  const [path = ''] = (way ?? '').split(/[?#]/);
  return isMailedReturn(path) ? path : null;
};
