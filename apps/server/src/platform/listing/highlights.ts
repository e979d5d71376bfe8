/**
 * Texts of a row with the searched words between U+0001 and U+0002. Their apostrophes may differ from those of the
 * row.
 */
export interface WithHighlights {
  readonly marked_title?: string;
  readonly marked_summary?: string;
}

/** Positions of the words between U+0001 and U+0002, in the text without these characters. */
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

/** Positions of the words in a title and a summary; null if no words were searched. */
export const presentHighlights = ({ marked_title: title, marked_summary: summary }: WithHighlights) =>
  title === undefined || summary === undefined
    ? null
    : { title: rangesOf(title), summary: rangesOf(summary) };
