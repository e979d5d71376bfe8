/** Older programs that run on the tables after a migration (docs/decisions/0099-an-older-program-on-newer-tables.md). */

/** Number of the newest migration before the rule: no older program runs on the tables after one of those. */
export const lastWithoutRule = 74;

/**
 * The migration since which programs do without what this one drops, or keep to what it forbids, from the first line of
 * its file; null where it only adds.
 */
export const contractedSince = (sql: string): number | null => {
  const [, since] = /^-- contract: (?:unused|kept) since (\d{4})\b/.exec(sql) ?? [];
  return since === undefined ? null : Number(since);
};

/** Number of the oldest migration whose program runs on the tables after this one. */
export const survivedFrom = (version: number, sql: string): number =>
  version <= lastWithoutRule ? version : (contractedSince(sql) ?? lastWithoutRule);
