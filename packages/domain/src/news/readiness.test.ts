import { describe, expect, it } from 'vitest';
import { missingOf } from './readiness.ts';
import {
  type ArticleContent,
  emptyBlock,
  emptyContent,
  finished,
  isSameArticle,
  picturesOf,
} from './writing.ts';

const paragraph = (text: string) => ({ type: 'paragraph' as const, text, spans: [] });
const whole: ArticleContent = {
  ...emptyContent,
  title: 'La clause pénale',
  slug: 'la-clause-penale',
  authorID: 'camille-roy',
  subtitle: [paragraph('En deux mots.')],
  cover: { url: '/actualites/a.jpeg', alt: 'Un registre' },
  body: [{ slice_type: 'texte', primary: { texte: [paragraph('Le juge la modère.')] } }],
};
const pathsOf = (content: ArticleContent) => missingOf(content).map(({ path }) => path);

describe('an article that may come out', () => {
  it('lacks nothing; one with nothing in it says in order what it lacks', () => {
    expect(missingOf(whole)).toEqual([]);
    expect(pathsOf(emptyContent)).toEqual(['title', 'slug', 'subtitle', 'authorID', 'cover', 'body']);
    for (const { text } of missingOf(emptyContent)) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('describes each of its pictures, and has no empty block', () => {
    const image = { url: '/actualites/b.jpeg', alt: ' ', dimensions: null };
    const body = [
      emptyBlock('titre_de_section'),
      emptyBlock('texte'),
      emptyBlock('image'),
      { slice_type: 'image' as const, primary: { image, caption: null } },
      emptyBlock('citation'),
    ];
    expect(pathsOf({ ...whole, body, cover: { url: '/actualites/a.jpeg', alt: ' ' } })).toEqual([
      'cover.alt',
      'body.0.titre',
      'body.1.texte',
      'body.2.image',
      'body.3.alt',
      'body.4.quote_text',
    ]);
    expect(pathsOf({ ...whole, slug: 'Une Adresse' })).toEqual(['slug']);
  });
});

describe('the sentences of a list of what is missing', () => {
  const missingIn = (body: ArticleContent['body'], rest: Partial<ArticleContent> = {}) =>
    missingOf({ ...whole, ...rest, body: [...whole.body, ...body] }).map(({ text }) => text);
  const image = { url: '/actualites/b.jpeg', alt: null, dimensions: null };

  it.each([
    [emptyBlock('titre_de_section'), 'Le titre de section du bloc 2 est vide.'],
    [{ slice_type: 'titre_de_section', primary: { titre: ' ' } }, 'Le titre de section du bloc 2 est vide.'],
    [emptyBlock('texte'), 'Le texte du bloc 2 est vide.'],
    [
      { slice_type: 'texte', primary: { texte: [paragraph(' '), paragraph('')] } },
      'Le texte du bloc 2 est vide.',
    ],
    [emptyBlock('image'), 'Il manque l’image du bloc 2.'],
    [
      { slice_type: 'image', primary: { image, caption: null } },
      'Décrivez l’image du bloc 2 pour qui ne la voit pas.',
    ],
    [
      { slice_type: 'image', primary: { image: { ...image, alt: ' ' }, caption: null } },
      'Décrivez l’image du bloc 2 pour qui ne la voit pas.',
    ],
    [emptyBlock('citation'), 'La citation du bloc 2 est vide.'],
    [
      { slice_type: 'citation', primary: { quote_text: ' ', quote_author: 'Domat' } },
      'La citation du bloc 2 est vide.',
    ],
  ] as const)('%j: %s', (block, sentence) => {
    expect(missingIn([block as ArticleContent['body'][number]])).toEqual([sentence]);
  });

  it('are of nothing but what is missing', () => {
    const body: ArticleContent['body'] = [
      { slice_type: 'titre_de_section', primary: { titre: 'Le délai' } },
      { slice_type: 'image', primary: { image: { ...image, alt: 'Un registre' }, caption: null } },
      { slice_type: 'citation', primary: { quote_text: 'Le contrat fait loi', quote_author: null } },
    ];
    expect(missingIn(body)).toEqual([]);
    const titleOnly = { ...whole, body: body.slice(0, 1) };
    expect(missingOf(titleOnly).map(({ text }) => text)).toEqual(['L’article n’a pas encore de texte.']);
  });

  it.each([
    [{ title: ' ' }, 'Donnez un titre.'],
    [{ slug: '' }, 'Indiquez l’adresse de l’article.'],
    [{ subtitle: [paragraph(' ')] }, 'Résumez l’article en une ou deux phrases.'],
    [{ authorID: null }, 'Choisissez l’auteur.'],
    [{ cover: null }, 'Ajoutez l’image de couverture.'],
    [{ cover: { url: '/actualites/a.jpeg', alt: ' ' } }, 'Décrivez la couverture pour qui ne la voit pas.'],
  ])('%j: %s', (rest, sentence) => {
    expect(missingIn([], rest)).toEqual([sentence]);
  });
});

describe('a finished article', () => {
  it('is what readers see, and nothing else', () => {
    const link = {
      type: 'hyperlink' as const,
      start: 3,
      end: 7,
      data: { link_type: 'Web' as const, url: 'http://a.test' },
    };
    const strong = { type: 'strong' as const, start: 3, end: 7 };
    const title = { slice_type: 'titre_de_section' as const, primary: { titre: 'Le délai' } };
    const texte = [{ ...paragraph('Le juge la modère.'), spans: [link, strong] }, paragraph(' ')];
    expect(
      finished({
        ...whole,
        title: ' La clause pénale ',
        category: ' Procédure ',
        cover: { url: '/actualites/a.jpeg', alt: ' Un registre ' },
        body: [title, { slice_type: 'texte', primary: { texte } }],
      }),
    ).toEqual({
      title: 'La clause pénale',
      slug: 'la-clause-penale',
      category: 'Procédure',
      authorID: 'camille-roy',
      universityID: null,
      subtitle: [paragraph('En deux mots.')],
      cover: { url: '/actualites/a.jpeg', alt: 'Un registre' },
      body: [
        title,
        {
          slice_type: 'texte',
          primary: { texte: [{ ...paragraph('Le juge la modère.'), spans: [strong] }] },
        },
      ],
    });
    expect(finished(emptyContent)).toMatchObject({ cover: null, body: [], subtitle: [] });
  });

  it('is without what nobody sees: blanks around, and empty texts', () => {
    const body = [...whole.body, emptyBlock('image'), emptyBlock('texte')];
    expect(isSameArticle(whole, { ...whole, title: ' La clause pénale ', body })).toBe(true);
    expect(isSameArticle(whole, { ...whole, title: 'La clause' })).toBe(false);
    expect(finished({ ...whole, category: ' ' }).category).toBeNull();
  });

  it('names the pictures that it shows', () => {
    const image = { url: '/actualites/b.jpeg', alt: null, dimensions: null };
    const body = [
      ...whole.body,
      emptyBlock('image'),
      { slice_type: 'image' as const, primary: { image, caption: null } },
    ];
    expect(picturesOf({ ...whole, body })).toEqual(['/actualites/a.jpeg', '/actualites/b.jpeg']);
    expect(picturesOf(emptyContent)).toEqual([]);
  });
});
