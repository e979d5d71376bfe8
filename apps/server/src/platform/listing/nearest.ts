const othersAtMost = 4;

/**
 * Up to four other publications, nearest first: those of the first filter, then of the second, and so on (rules §2).
 * `ask` returns the first `limit` rows of a list under a filter.
 */
export const nearest = async <Filter, Row extends { readonly id: string }>(
  id: string,
  near: readonly Filter[],
  ask: (filter: Filter, limit: number) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const found = new Map<string, Row>();
  for (const filter of near) {
    // Asks for enough rows even if the list repeats those already found and the publication itself.
    const rows = await ask(filter, othersAtMost + found.size + 1);
    for (const row of rows) if (row.id !== id) found.set(row.id, row);
    if (found.size >= othersAtMost) break;
  }
  return [...found.values()].slice(0, othersAtMost);
};
