import {
  type ArticleImage,
  type Block,
  isBlockKind,
  type RichText,
  richTextKinds,
  type Span,
} from './article.ts';
import { isSafeLink } from './rich-text.ts';

/**
 * Reads stored or received articles of any form into the form that screens draw. Unknown parts are left out,
 * and a malformed part does not affect the others.
 */

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A line of text, or the texts of a rich text; null if nothing of it is visible. */
export const lineOf = (value: unknown): string | null => {
  const text = Array.isArray(value)
    ? value.map((node) => textOf(fieldsOf(node).text)).join(' ')
    : textOf(value);
  return text.trim() || null;
};

/** An address on this site, or an https address; null for anything else. */
export const addressOf = (value: unknown): string | null =>
  typeof value === 'string' && /^(https:\/\/[^\s/]|\/(?![/\\]))/.test(value) ? value : null;

const spanOf = (value: unknown): Span[] => {
  const { type, start, end, data } = fieldsOf(value);
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end)) return [];
  const range = { start: Math.max(0, Number(start)), end: Math.max(0, Number(end)) };
  if (type === 'strong' || type === 'em') return [{ type, ...range }];
  const { url } = fieldsOf(data);
  if (type !== 'hyperlink' || typeof url !== 'string' || !isSafeLink(url)) return [];
  return [{ type, ...range, data: { link_type: 'Web', url } }];
};

/** Nodes of a rich text: paragraphs and list items. */
export const readRichText = (value: unknown, unknown: (kind: string) => void): RichText[] =>
  listOf(value).flatMap((node) => {
    const { type, text, spans } = fieldsOf(node);
    const kind = richTextKinds.find((one) => one === type);
    if (kind === undefined) unknown(textOf(type));
    if (kind === undefined || typeof text !== 'string' || text.trim() === '') return [];
    return [{ type: kind, text, spans: listOf(spans).flatMap(spanOf) }];
  });

const imageOf = (value: unknown): ArticleImage | null => {
  const { url, alt, dimensions } = fieldsOf(value);
  const address = addressOf(url);
  if (address === null) return null;
  const { width, height } = fieldsOf(dimensions);
  const isKnown = [width, height].every((side) => Number.isSafeInteger(side) && Number(side) > 0);
  return {
    url: address,
    alt: lineOf(alt),
    dimensions: isKnown ? { width: Number(width), height: Number(height) } : null,
  };
};

type ReadPart = (part: Fields, unknown: (kind: string) => void) => Block[];

const parts: Readonly<Record<Block['slice_type'], ReadPart>> = {
  titre_de_section: ({ titre, title }) => {
    const text = lineOf(titre ?? title);
    return text === null ? [] : [{ slice_type: 'titre_de_section', primary: { titre: text } }];
  },
  texte: ({ texte, text }, unknown) => {
    const nodes = readRichText(texte ?? text, unknown);
    return nodes.length === 0 ? [] : [{ slice_type: 'texte', primary: { texte: nodes } }];
  },
  image: ({ image: given, caption }) => {
    const image = imageOf(given);
    return image === null ? [] : [{ slice_type: 'image', primary: { image, caption: lineOf(caption) } }];
  },
  citation: ({ quote_text, quote_author }) => {
    const text = lineOf(quote_text);
    if (text === null) return [];
    return [{ slice_type: 'citation', primary: { quote_text: text, quote_author: lineOf(quote_author) } }];
  },
};

/**
 * Blocks of a body; `unknown` is called with each unknown kind. A block has a main part and possibly repeated
 * ones; each becomes a block.
 */
export const readBlocks = (body: unknown, unknown: (kind: string) => void): Block[] =>
  listOf(body).flatMap((block) => {
    const { slice_type, primary, items } = fieldsOf(block);
    const kind = textOf(slice_type);
    if (!isBlockKind(kind)) {
      unknown(kind);
      return [];
    }
    return [primary, ...listOf(items)].flatMap((part) => parts[kind](fieldsOf(part), unknown));
  });
