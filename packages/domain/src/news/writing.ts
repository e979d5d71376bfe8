import type { ArticleImage, Block, RichText } from './article.ts';
import { normalRichText } from './editor-document.ts';
import { readBlocks } from './read-blocks.ts';

/** An article while it is written: everything may still be missing. */

export type DraftBlock =
  | Exclude<Block, { readonly slice_type: 'image' }>
  | {
      readonly slice_type: 'image';
      /** Null while there is none yet. */
      readonly primary: { readonly image: ArticleImage | null; readonly caption: string | null };
    };

export interface ArticleContent {
  readonly title: string;
  /** The end of its address. */
  readonly slug: string;
  readonly category: string;
  readonly authorID: string | null;
  readonly universityID: string | null;
  readonly subtitle: RichText[];
  readonly cover: { readonly url: string; readonly alt: string } | null;
  readonly body: DraftBlock[];
}

/** Longest texts, in characters; how many blocks an article has, and lines one text. */
export const articleLimits = {
  title: 160,
  category: 60,
  line: 4_000,
  lines: 200,
  spans: 200,
  alt: 300,
  caption: 300,
  quote: 1_000,
  quoteAuthor: 150,
  section: 160,
  correction: 300,
  blocks: 100,
  pictures: 60,
} as const;

export const emptyContent: ArticleContent = {
  title: '',
  slug: '',
  category: '',
  authorID: null,
  universityID: null,
  subtitle: [],
  cover: null,
  body: [],
};

/** A new block of a kind, with nothing in it. */
export const emptyBlock = (kind: DraftBlock['slice_type']): DraftBlock => {
  switch (kind) {
    case 'titre_de_section':
      return { slice_type: kind, primary: { titre: '' } };
    case 'texte':
      return { slice_type: kind, primary: { texte: [] } };
    case 'image':
      return { slice_type: kind, primary: { image: null, caption: null } };
    case 'citation':
      return { slice_type: kind, primary: { quote_text: '', quote_author: null } };
  }
};

/** An article as it comes out: without what nobody sees of it. */
export interface FinishedContent extends Omit<ArticleContent, 'body' | 'category'> {
  readonly category: string | null;
  readonly body: Block[];
}

const finishedBlock = (block: Block): Block[] => {
  if (block.slice_type !== 'texte') return [block];
  const texte = normalRichText(block.primary.texte);
  return texte.length === 0 ? [] : [{ slice_type: 'texte', primary: { texte } }];
};

export const finished = (content: ArticleContent): FinishedContent => ({
  title: content.title.trim(),
  slug: content.slug,
  category: content.category.trim() || null,
  authorID: content.authorID,
  universityID: content.universityID,
  subtitle: normalRichText(content.subtitle),
  cover: content.cover && { url: content.cover.url, alt: content.cover.alt.trim() },
  body: readBlocks(content.body, () => undefined).flatMap(finishedBlock),
});

/** Whether a reader would see the same. */
export const isSameArticle = (one: ArticleContent, other: ArticleContent): boolean =>
  JSON.stringify(finished(one)) === JSON.stringify(finished(other));

/** The addresses of the pictures that it shows. */
export const picturesOf = ({ cover, body }: Pick<ArticleContent, 'cover' | 'body'>): string[] => [
  ...(cover === null ? [] : [cover.url]),
  ...body.flatMap((block) =>
    block.slice_type === 'image' && block.primary.image !== null ? [block.primary.image.url] : [],
  ),
];
