/** Texts of a row with the words that were searched between U+0001 and U+0002; their apostrophes may differ from the row's own. */
export interface Marked {
  readonly marked_title?: string;
  readonly marked_summary?: string;
}

/** Ranges of the words between U+0001 and U+0002, in the text without them. */
const rangesOf = (marked: string): [number, number][] => {
  const [before = '', ...parts] = marked.split('\u0001');
  let length = before.length;
  return parts.map((part) => {
    const [word = '', after = ''] = part.split('\u0002');
    const start = length;
    length += word.length + after.length;
    return [start, start + word.length];
  });
};

/** Where the words stand in a title and a summary; null where none were searched. */
export const presentMarks = ({ marked_title: title, marked_summary: summary }: Marked) =>
  title === undefined || summary === undefined
    ? null
    : { title: rangesOf(title), summary: rangesOf(summary) };

/** Any of these facets, as a query of marks. */
export const anyFacet = (facets: readonly string[]): string =>
  `(${facets.map((facet) => `'f=${facet.replaceAll("'", "''")}'`).join(' | ')})`;

/** All of these queries of marks; null where there is none. */
export const allMarks = (queries: readonly string[]): string | null =>
  queries.length === 0 ? null : queries.join(' & ');
