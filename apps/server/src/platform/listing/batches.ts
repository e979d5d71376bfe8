/** Rows that one statement of a task changes: far below what the time limit of a statement allows. */
const rowsAtOnce = 500;

/** Calls `change`, which changes so many rows at most and returns how many, until nothing is left to change. */
export const inBatches = async (
  change: (limit: number) => Promise<number>,
  limit = rowsAtOnce,
): Promise<void> => {
  while ((await change(limit)) === limit);
};
