const othersAtMost = 4;

/**
 * Up to four others, nearest first: what the first of these filters keeps, then the second, and so on (rules §2). `ask` gives the
 * first so many of a list under a filter.
 */
export const nearest = async <Filter, Row extends { readonly id: string }>(
  id: string,
  near: readonly Filter[],
  ask: (filter: Filter, limit: number) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const found = new Map<string, Row>();
  for (const filter of near) {
    // As many as are wanted, besides those that were found already and the one whose others they are.
    const rows = await ask(filter, othersAtMost + found.size + 1);
    for (const row of rows) if (row.id !== id) found.set(row.id, row);
    if (found.size >= othersAtMost) break;
  }
  return [...found.values()].slice(0, othersAtMost);
};
