import type { RichText, RichTextKind, Span } from './article.ts';

/** Layout of rich text: neighbours that form one list, and formatted parts of a text. */

export interface Group {
  readonly kind: RichTextKind;
  /** One paragraph, or the items of one list. */
  readonly nodes: readonly RichText[];
}

/** Groups neighbouring items of one kind into a list; each paragraph is a group of its own. */
export const groupNodes = (nodes: readonly RichText[]): Group[] => {
  const groups: { kind: RichTextKind; nodes: RichText[] }[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (last !== undefined && last.kind === node.type && node.type !== 'paragraph') last.nodes.push(node);
    else groups.push({ kind: node.type, nodes: [node] });
  }
  return groups;
};

export interface Segment {
  readonly text: string;
  readonly strong: boolean;
  readonly em: boolean;
  /** Target of the link; null if it is not a link. */
  readonly url: string | null;
}

/** Cuts a text wherever a span begins or ends; its pieces together are the whole text. */
export const segments = ({ text, spans }: Pick<RichText, 'text' | 'spans'>): Segment[] => {
  const inside = spans
    .map((span) => ({ span, start: Math.max(0, span.start), end: Math.min(text.length, span.end) }))
    .filter(({ start, end }) => start < end);
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].toSorted(
    (one, other) => one - other,
  );
  return cuts.slice(0, -1).flatMap((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const over = inside.filter((one) => one.start <= start && one.end >= end).map(({ span }) => span);
    const link = over.find((span): span is Extract<Span, { type: 'hyperlink' }> => span.type === 'hyperlink');
    return [
      {
        text: text.slice(start, end),
        strong: over.some(({ type }) => type === 'strong'),
        em: over.some(({ type }) => type === 'em'),
        url: link?.data.url ?? null,
      },
    ];
  });
};

/** True if a link may be followed: inside the site, or to a web or mail address; nothing executable. */
export const isSafeLink = (url: string): boolean =>
  /^(https?:\/\/[^\s/]|mailto:[^\s]+@)/i.test(url) || /^\/(?![/\\])/.test(url);
