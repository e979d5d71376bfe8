/** Rows that one statement of a task changes: few enough for the statement timeout. */
const rowsAtOnce = 500;

/** Calls `change` until nothing is left. `change` changes at most `limit` rows and returns their number. */
export const inBatches = async (
  change: (limit: number) => Promise<number>,
  limit = rowsAtOnce,
): Promise<void> => {
  while ((await change(limit)) === limit);
};
