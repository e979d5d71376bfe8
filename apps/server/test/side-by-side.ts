/** As many at once as the program has connections, about: more would wait for each other. */
const width = 8;

/** Runs `work` for each item, some of them at once; the results in the order of the items. */
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
