import { call, type Member } from './personas.ts';
import type { Product } from './product.ts';

/** An SQL string literal. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const node = (type: string, text: string) => ({ type, text, spans: [] });

/** Adds an article with each kind of block and unbreakable words; returns its id. */
export const makeUnbrokenArticle = async (product: Product): Promise<string> => {
  const word = 'Anticonstitutionnellement';
  const body = [
    { slice_type: 'titre_de_section', primary: { titre: word.repeat(4) } },
    {
      slice_type: 'texte',
      primary: {
        texte: [
          node('paragraph', word.repeat(6)),
          node('list-item', word.repeat(3)),
          node('o-list-item', word.repeat(3)),
        ],
      },
    },
    { slice_type: 'citation', primary: { quote_text: word.repeat(4), quote_author: word.repeat(3) } },
    {
      slice_type: 'image',
      primary: {
        image: {
          url: '/actualites/clause-de-non-concurrence.jpeg',
          alt: 'Une sortie',
          dimensions: { width: 1440, height: 960 },
        },
        caption: word.repeat(3),
      },
    },
  ];
  await product.sql(
    `insert into news_author (id, name, role) values ('nom-long', ${quoted('Maximilien'.repeat(8))}, ${quoted(word.repeat(3))})
      on conflict do nothing`,
  );
  await product.sql(
    `insert into news_university (id, name) values ('nom-long', ${quoted('Université'.repeat(8))}) on conflict do nothing`,
  );
  await product.sql(`
    insert into article (id, state, author_id, university_id, category, title, subtitle, body, first_published_at, last_published_at,
      created_at, updated_at)
    values ('mots-longs', 'published', 'nom-long', 'nom-long', ${quoted(word.repeat(2))}, ${quoted(word.repeat(3))},
      ${quoted(JSON.stringify([node('paragraph', word.repeat(6))]))}, ${quoted(JSON.stringify(body))},
      '2024-05-01', '2024-06-01', now(), now()) on conflict do nothing`);
  return 'mots-longs';
};

/** Adds this number of articles in one category, older than all others. */
export const makeArticles = (product: Product, number: number, category: string): Promise<void> =>
  product.sql(`
    insert into article (id, state, category, title, first_published_at, last_published_at, created_at, updated_at)
    select 'numero-' || n, 'published', ${quoted(category)}, 'Numéro ' || n, '2020-01-01'::timestamptz + n * interval '1 day',
      '2020-01-01'::timestamptz + n * interval '1 day', now(), now() from generate_series(1, ${number}) n
    on conflict do nothing`);

/** Adds a draft with each kind of block, some empty; returns its id. */
export const makeWrittenArticle = async (product: Product, { token }: Member): Promise<string> => {
  const word = 'Anticonstitutionnellement';
  const url = '/actualites/clause-de-non-concurrence.jpeg';
  const image = { url, alt: word, dimensions: { width: 1440, height: 960 } };
  const content = {
    title: word.repeat(3),
    slug: 'en-cours',
    category: '',
    authorID: null,
    universityID: null,
    subtitle: [node('paragraph', word.repeat(4))],
    cover: { url, alt: 'Une sortie' },
    body: [
      { slice_type: 'titre_de_section', primary: { titre: word } },
      { slice_type: 'texte', primary: { texte: [node('list-item', word.repeat(3))] } },
      { slice_type: 'image', primary: { image, caption: word.repeat(2) } },
      { slice_type: 'image', primary: { image: null, caption: null } },
      { slice_type: 'citation', primary: { quote_text: word.repeat(3), quote_author: null } },
    ],
  };
  const { id } = await call<{ id: string }>(product, 'POST', '/admin/articles', { token, body: { content } });
  return id;
};
