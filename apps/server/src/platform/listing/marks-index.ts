/** Query of the index of marks: any of these facets. */
export const anyFacet = (facets: readonly string[]): string =>
  `(${facets.map((facet) => `'f=${facet.replaceAll("'", "''")}'`).join(' | ')})`;

/** Query of the index of marks: all of these queries; null if there are none. */
export const allMarks = (queries: readonly string[]): string | null =>
  queries.length === 0 ? null : queries.join(' & ');
