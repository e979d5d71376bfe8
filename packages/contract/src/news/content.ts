import { richTextKinds } from '@basoche/domain/news/article';
import { isWritableLink } from '@basoche/domain/news/links';
import { newsImageIdOf } from '@basoche/domain/news/pictures';
import { slugLength } from '@basoche/domain/news/slug';
import { articleLimits as limits } from '@basoche/domain/news/writing';
import { lineTyped, unfinishedText } from '../fields.ts';
import { z } from '../zod.ts';

/** An article being written: missing fields may be empty, and given ones are validated (trust, "Input"). */

/** Id of an author or of a university. */
export const signatureId = z
  .string()
  .max(80, 'Cet identifiant n’est pas valide.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Cet identifiant n’est pas valide.');

const place = z.int().min(0).max(limits.line);
const range = { start: place, end: place };
const badLinkText = 'Ce lien ne peut pas être gardé. Donnez une adresse https:// ou une adresse email.';
const span = z.discriminatedUnion('type', [
  z.object({ type: z.literal(['strong', 'em']), ...range }),
  z.object({
    type: z.literal('hyperlink'),
    ...range,
    data: z.object({ link_type: z.literal('Web'), url: z.string().refine(isWritableLink, badLinkText) }),
  }),
]);

const richText = z
  .array(
    z.object({
      type: z.enum(richTextKinds),
      text: unfinishedText(limits.line),
      spans: z.array(span).max(limits.spans, 'Ce texte a trop de mises en forme.'),
    }),
  )
  .max(limits.lines, `${limits.lines} paragraphes au plus par texte. Coupez-le en plusieurs blocs.`);

/** A picture of the initial set, or one uploaded for this article. */
const picture = z
  .string()
  .refine(
    (url) => newsImageIdOf(url) !== undefined || /^\/actualites\/[a-z0-9-]+\.jpeg$/.test(url),
    'Cette image ne peut pas être gardée. Envoyez-la ici.',
  );
const side = z.int().min(1).max(20_000);

export const articleImageSchema = z.object({
  url: picture,
  alt: unfinishedText(limits.alt).nullable(),
  dimensions: z.object({ width: side, height: side }).nullable(),
});

const slice = <Kind extends string, Primary extends z.ZodObject>(kind: Kind, primary: Primary) =>
  z.object({ slice_type: z.literal(kind), primary });

const block = z.discriminatedUnion('slice_type', [
  slice('titre_de_section', z.object({ titre: lineTyped(limits.section) })),
  slice('texte', z.object({ texte: richText })),
  slice(
    'image',
    z.object({ image: articleImageSchema.nullable(), caption: lineTyped(limits.caption).nullable() }),
  ),
  slice(
    'citation',
    z.object({
      quote_text: unfinishedText(limits.quote),
      quote_author: lineTyped(limits.quoteAuthor).nullable(),
    }),
  ),
]);

export const articleContentSchema = z
  .object({
    title: lineTyped(limits.title),
    slug: lineTyped(slugLength),
    category: lineTyped(limits.category),
    authorID: signatureId.nullable(),
    universityID: signatureId.nullable(),
    subtitle: richText,
    cover: z.object({ url: picture, alt: lineTyped(limits.alt) }).nullable(),
    body: z.array(block).max(limits.blocks, `${limits.blocks} blocs au plus par article.`),
  })
  .meta({ id: 'ArticleContent' });
