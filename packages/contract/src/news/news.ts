import { pageSize } from '@basoche/domain/limits';
import { richTextKinds } from '@basoche/domain/news/article';
import { newsPageSize } from '@basoche/domain/news/pagination';
import { newsSorts } from '@basoche/domain/options/news-sorts';
import { searchAtMost } from '@basoche/domain/searches/search-terms';
import { textLimits } from '@basoche/domain/text-limits';
import { code, instant, searched } from '../fields.ts';
import { anyone, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/**
 * News in the format of a content service (rules §5): the same from the database and from
 * Prismic. Additional fields of a source are left out.
 */

/** A slug from the database, or an id of the content service. */
const articleId = z
  .string()
  .max(120, 'Cet identifiant n’est pas valide.')
  .regex(/^[A-Za-z0-9_-]+$/, 'Cet identifiant n’est pas valide.');

const range = { start: z.int().min(0), end: z.int().min(0) };
const spanSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal(['strong', 'em']), ...range }),
  z.object({
    type: z.literal('hyperlink'),
    ...range,
    data: z.object({ link_type: z.literal('Web'), url: z.string() }),
  }),
]);

const richTextSchema = z
  .object({ type: z.enum(richTextKinds), text: z.string(), spans: z.array(spanSchema) })
  .meta({ id: 'RichText' });

const titleSchema = z.object({ type: z.literal('heading1'), text: z.string(), spans: z.array(spanSchema) });

const slice = <Kind extends string, Primary extends z.ZodObject>(kind: Kind, primary: Primary) =>
  z.object({ slice_type: z.literal(kind), primary });

const blockSchema = z
  .discriminatedUnion('slice_type', [
    slice('titre_de_section', z.object({ titre: z.string() })),
    slice('texte', z.object({ texte: z.array(richTextSchema) })),
    slice(
      'image',
      z.object({
        image: z.object({
          url: z.string(),
          alt: z.string().nullable(),
          dimensions: z.object({ width: z.int(), height: z.int() }).nullable(),
        }),
        caption: z.string().nullable(),
      }),
    ),
    slice('citation', z.object({ quote_text: z.string(), quote_author: z.string().nullable() })),
  ])
  .meta({ id: 'ArticleBlock' });

const cardData = z.object({
  author: z.string().nullable(),
  avatar: z.object({ url: z.string().nullable() }),
  /** The author's occupation and page; null without them. */
  role_auteur: z.string().nullable(),
  lien_auteur: z.string().nullable(),
  categorie: z.string().nullable(),
  miniature: z.object({ url: z.string().nullable(), alt: z.string().nullable() }),
  title: z.array(titleSchema),
  subtitle: z.array(richTextSchema),
  nom_universite: z.string().nullable(),
  logo_universite: z.object({ url: z.string().nullable(), alt: z.string().nullable() }),
  lien_universite: z.string().nullable(),
});

const dates = { first_publication_date: instant, last_publication_date: instant };

export const articleCardSchema = z
  .object({ id: z.string(), ...dates, data: cardData })
  .meta({ id: 'ArticleCard' });
export type ArticleCard = z.infer<typeof articleCardSchema>;

export const articleSchema = z
  .object({
    id: z.string(),
    ...dates,
    data: cardData.extend({ body: z.array(blockSchema), correction: z.string().nullable() }),
  })
  .meta({ id: 'Article' });
export type Article = z.infer<typeof articleSchema>;

const name = z.string().trim().max(textLimits.companyName).optional();

export const listNews = defineRoute({
  name: 'news.list',
  summary: 'Articles without their bodies, newest first, with the total',
  method: 'GET',
  path: '/news',
  access: anyone,
  mayLag: true,
  query: z.object({
    /** Search words; all must be found, in any field. */
    q: searched(searchAtMost),
    sort: code(newsSorts, 'un ordre des articles').default('newest'),
    author: name,
    university: name,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(pageSize.max).default(newsPageSize),
  }),
  answer: z.array(articleCardSchema),
  paged: true,
});

export const listNewsNames = defineRoute({
  name: 'news.names',
  summary: 'Authors and universities of articles, in alphabetical order',
  method: 'GET',
  path: '/news/names',
  access: anyone,
  mayLag: true,
  answer: z.object({ authors: z.array(z.string()), universities: z.array(z.string()) }),
});

export const readArticle = defineRoute({
  name: 'news.read',
  summary: 'An article with its body',
  method: 'GET',
  path: '/news/:id',
  access: anyone,
  mayLag: true,
  params: z.object({ id: articleId }),
  answer: articleSchema,
  problems: ['NOT_FOUND', 'GONE'],
});

export const listNextReads = defineRoute({
  name: 'news.next',
  summary: 'Up to three other articles, the nearest to this one first',
  method: 'GET',
  path: '/news/:id/next',
  access: anyone,
  mayLag: true,
  params: z.object({ id: articleId }),
  answer: z.array(articleCardSchema),
  problems: ['NOT_FOUND', 'GONE'],
});
