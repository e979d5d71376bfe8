/** Older programs that run on the tables after a migration (docs/decisions/0099-an-older-program-on-newer-tables.md). */

/**
 * Newest migration from before the rule: older programs cannot run on the tables after it or an earlier one.
 */
export const lastWithoutRule = 74;

/**
 * Reads the first line of a migration that drops or forbids something: the migration since which programs no
 * longer need it. Null if the migration only adds.
 */
export const contractedSince = (sql: string): number | null => {
  const [, since] = /^-- contract: (?:unused|kept) since (\d{4})\b/.exec(sql) ?? [];
  return since === undefined ? null : Number(since);
};

/** Oldest migration whose program can still run on the tables after this one. */
export const survivedFrom = (version: number, sql: string): number =>
  version <= lastWithoutRule ? version : (contractedSince(sql) ?? lastWithoutRule);
