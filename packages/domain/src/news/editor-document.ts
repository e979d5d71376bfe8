import { type RichText, type RichTextKind, richTextKinds, type Span } from './article.ts';
import { isWritableLink } from './links.ts';
import { fieldsOf } from './read-blocks.ts';
import { groupNodes, segments } from './rich-text.ts';

/**
 * Converts rich text to the document of the editor (ProseMirror) and back: paragraphs, lists of one level,
 * strong, em and links. Nothing that readers see is lost in either direction.
 */

export type EditorMark =
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  | { readonly type: 'bold' | 'italic' };

export interface EditorText {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: EditorMark[];
}

interface EditorParagraph {
  readonly type: 'paragraph';
  readonly content?: EditorText[];
}

interface EditorList {
  readonly type: 'bulletList' | 'orderedList';
  readonly content: { readonly type: 'listItem'; readonly content: EditorParagraph[] }[];
}

export interface EditorDocument {
  readonly type: 'doc';
  readonly content: (EditorParagraph | EditorList)[];
}

/** Order of spans with the same start: outermost first. */
const spanOrder = ['hyperlink', 'strong', 'em'] as const;

const inOrder = (one: Span, other: Span): number =>
  one.start - other.start || spanOrder.indexOf(one.type) - spanOrder.indexOf(other.type);

type SpanMark = { readonly type: 'strong' | 'em' } | { readonly type: 'hyperlink'; readonly url: string };

const spanFrom = (mark: SpanMark, start: number, end: number): Span =>
  mark.type === 'hyperlink'
    ? { type: 'hyperlink', start, end, data: { link_type: 'Web', url: mark.url } }
    : { type: mark.type, start, end };

interface Stretch {
  readonly text: string;
  readonly strong: boolean;
  readonly em: boolean;
  readonly url: string | null;
}

const wantedOf = ({ strong, em, url }: Stretch): SpanMark[] => [
  ...(url === null ? [] : [{ type: 'hyperlink' as const, url }]),
  ...(strong ? [{ type: 'strong' as const }] : []),
  ...(em ? [{ type: 'em' as const }] : []),
];

const keyOf = (mark: SpanMark): string => (mark.type === 'hyperlink' ? `hyperlink ${mark.url}` : mark.type);

/** Joins neighbouring stretches with the same format into one span. */
const nodeFrom = (type: RichTextKind, stretches: readonly Stretch[]): RichText => {
  const open = new Map<string, { readonly wanted: SpanMark; readonly start: number }>();
  const spans: Span[] = [];
  let at = 0;
  for (const stretch of [...stretches, { text: '', strong: false, em: false, url: null }]) {
    const now = new Map(wantedOf(stretch).map((wanted) => [keyOf(wanted), wanted]));
    for (const [key, { wanted, start }] of open) {
      if (now.has(key)) continue;
      spans.push(spanFrom(wanted, start, at));
      open.delete(key);
    }
    for (const [key, wanted] of now) if (!open.has(key)) open.set(key, { wanted, start: at });
    at += stretch.text.length;
  }
  const text = stretches.map((stretch) => stretch.text).join('');
  return { type, text, spans: spans.toSorted(inOrder) };
};

/** A text of an article is one line: line ends become spaces. */
const oneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]/g, ' ');

const stretchesOf = ({ text, spans }: RichText): Stretch[] =>
  segments({ text: oneLine(text), spans }).map((segment) => ({
    ...segment,
    url: segment.url !== null && isWritableLink(segment.url) ? segment.url : null,
  }));

/**
 * Normal form of a rich text, in which it is stored: no blank nodes, no empty stretches, no forbidden links.
 */
export const normalRichText = (nodes: readonly RichText[]): RichText[] =>
  nodes.filter(({ text }) => text.trim() !== '').map((node) => nodeFrom(node.type, stretchesOf(node)));

const markOf = (mark: SpanMark): EditorMark => {
  if (mark.type === 'hyperlink') return { type: 'link', attrs: { href: mark.url } };
  return { type: mark.type === 'strong' ? 'bold' : 'italic' };
};

const paragraphFrom = (node: RichText): EditorParagraph => ({
  type: 'paragraph',
  content: stretchesOf(node).map((stretch) => {
    const marks = wantedOf(stretch).map(markOf);
    return { type: 'text', text: stretch.text, ...(marks.length > 0 ? { marks } : {}) };
  }),
});

/** The document that the editor opens. */
export const documentOf = (nodes: readonly RichText[]): EditorDocument => ({
  type: 'doc',
  content: groupNodes(normalRichText(nodes)).flatMap(({ kind, nodes: lines }): EditorDocument['content'] => {
    const paragraphs = lines.map(paragraphFrom);
    if (kind === 'paragraph') return paragraphs;
    return [
      {
        type: kind === 'list-item' ? ('bulletList' as const) : ('orderedList' as const),
        content: paragraphs.map((paragraph) => ({ type: 'listItem' as const, content: [paragraph] })),
      },
    ];
  }),
});

const partsOf = (node: unknown): readonly unknown[] => {
  const { content } = fieldsOf(node);
  return Array.isArray(content) ? content : [];
};

const stretchOf = (node: unknown): Stretch => {
  const { type, text, marks } = fieldsOf(node);
  const all = (Array.isArray(marks) ? marks : []).map(fieldsOf);
  const { href } = fieldsOf(all.find((mark) => mark.type === 'link')?.attrs);
  return {
    text: type === 'text' && typeof text === 'string' ? oneLine(text) : ' ',
    strong: all.some((mark) => mark.type === 'bold'),
    em: all.some((mark) => mark.type === 'italic'),
    url: typeof href === 'string' && isWritableLink(href) ? href : null,
  };
};

const kindOf: Readonly<Record<string, RichTextKind>> = {
  paragraph: richTextKinds[0],
  orderedList: richTextKinds[1],
  bulletList: richTextKinds[2],
};

/** Converts any document of the editor to the stored form; levels deeper than one are flattened. */
export const richTextOf = (document: unknown): RichText[] => {
  const linesOf = (node: unknown, kind: RichTextKind): RichText[] =>
    partsOf(node).flatMap((part) => {
      const { type } = fieldsOf(part);
      const ownKind = kindOf[String(type)];
      if (type === 'paragraph') return [nodeFrom(kind, partsOf(part).map(stretchOf))];
      return linesOf(part, ownKind ?? kind);
    });
  return normalRichText(linesOf(document, 'paragraph'));
};
