/** Number of parallel tasks, about that of the program's connections: more would wait for each other. */
const width = 8;

/** Runs `work` for each item, several in parallel. Results are in the order of the items. */
export const sideBySide = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const left = items.entries();
  const runner = async () => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, runner));
  return results;
};
