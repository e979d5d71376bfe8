import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsSorts } from '../options/news-sorts.ts';
import { valuesOf } from '../options/option.ts';
import type { Article } from './article.ts';
import { chooseNews, newsNames, nextReads, searchable } from './article-search.ts';

interface Wish {
  readonly id: string;
  readonly title?: string;
  readonly author?: string | null;
  readonly university?: string | null;
  readonly category?: string | null;
  readonly last?: string;
  readonly text?: string;
}

const anArticle = ({
  id,
  title = 'Titre',
  author = null,
  university = null,
  category = null,
  last,
  text,
}: Wish): Article => ({
  id,
  first_publication_date: '2026-01-01T08:00:00.000Z',
  last_publication_date: last ?? '2026-01-01T08:00:00.000Z',
  data: {
    author,
    avatar: { url: null },
    role_auteur: null,
    lien_auteur: null,
    categorie: category,
    miniature: { url: null, alt: null },
    title: [{ type: 'heading1', text: title, spans: [] }],
    subtitle: [],
    nom_universite: university,
    logo_universite: { url: null, alt: null },
    lien_universite: null,
    correction: null,
    body: [
      {
        slice_type: 'texte',
        primary: { texte: [{ type: 'paragraph', text: text ?? 'Un paragraphe.', spans: [] }] },
      },
      { slice_type: 'citation', primary: { quote_text: 'Le contrat fait loi', quote_author: 'Domat' } },
      {
        slice_type: 'image',
        primary: {
          image: { url: 'https://a.test/1.png', alt: 'Un registre', dimensions: null },
          caption: 'Greffe',
        },
      },
      { slice_type: 'titre_de_section', primary: { titre: 'Le délai' } },
    ],
  },
});

const all = () =>
  [
    anArticle({
      id: 'a',
      title: 'La clause pénale',
      author: 'Éloïse Brun',
      university: 'Université B',
      last: '2026-03-01T00:00:00Z',
    }),
    anArticle({ id: 'b', author: 'alain Cœur', category: 'Procédure', last: '2026-05-01T00:00:00Z' }),
    anArticle({ id: 'c', author: 'Éloïse Brun', category: 'Procédure', last: '2026-04-01T00:00:00Z' }),
    anArticle({
      id: 'd',
      university: 'Université A',
      last: '2026-02-01T00:00:00Z',
      text: 'Saisie conservatoire',
    }),
  ].map(searchable);

const ids = (wish: Partial<Parameters<typeof chooseNews>[1]>) =>
  chooseNews(all(), { sort: 'newest', ...wish }).map(({ id }) => id);

describe('the order of the news', () => {
  it.each([
    ['newest', 'b c a d'],
    ['oldest', 'd a c b'],
    ['authorAsc', 'b c a d'],
    ['authorDesc', 'c a b d'],
    ['universityAsc', 'd a b c'],
    ['universityDesc', 'a d b c'],
  ] as const)('%s: what bears no name comes last, and of one name the newest first', (sort, expected) => {
    expect(ids({ sort }).join(' ')).toBe(expected);
  });

  it('compares instants, whatever zone they are written in', () => {
    const two = [
      anArticle({ id: 'later', last: '2026-01-01T09:00:00+00:00' }),
      anArticle({ id: 'earlier', last: '2026-01-01T09:30:00+02:00' }),
    ].map(searchable);
    expect(chooseNews(two, { sort: 'newest' }).map(({ id }) => id)).toEqual(['later', 'earlier']);
  });

  it('is that of their ids where they came out at the same time', () => {
    const three = ['b', 'c', 'a'].map((id) => searchable(anArticle({ id })));
    expect(chooseNews(three, { sort: 'newest' }).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(chooseNews(three, { sort: 'oldest' }).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('is one order of the same articles, however they came', () => {
    const article = fc.record({
      id: fc.uuid(),
      author: fc.option(fc.constantFrom('Anne', 'anne', 'Bruno', 'Érika')),
      university: fc.option(fc.constantFrom('Lyon', 'Nantes')),
      last: fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(article, { selector: ({ id }) => id, maxLength: 12 }),
        fc.constantFrom(...valuesOf(newsSorts)),
        (wishes, sort) => {
          const found = wishes.map(anArticle).map(searchable);
          const sorted = chooseNews(found, { sort }).map(({ id }) => id);
          expect(chooseNews(found.toReversed(), { sort }).map(({ id }) => id)).toEqual(sorted);
          expect(sorted.toSorted()).toEqual(wishes.map(({ id }) => id).toSorted());
        },
      ),
    );
  });
});

describe('what is searched', () => {
  it.each([
    ['CLAUSE PENALE', 'a'],
    ['coeur', 'b'],
    ['saisie', 'd'],
    ['eloise penale', 'a'],
    ['UNIVERSITE', 'a d'],
    ['domat', 'b c a d'],
    ['GREFFE registre', 'b c a d'],
    ['délai', 'b c a d'],
    ['introuvable', ''],
    ['   ', 'b c a d'],
  ])('«\u00a0%s\u00a0» is found in every field, whatever its case: %s', (q, expected) => {
    expect(ids({ q }).join(' ')).toBe(expected);
  });

  it.each([
    ["l'œuvre", 'L’œuvre'],
    ['L’OEUVRE', "l'œuvre"],
    ['ex aequo', 'Ex æquo'],
    ['nghiệm', 'NGHIỆM'],
    ['penale domat', 'La clause pénale'],
  ])('«\u00a0%s\u00a0» finds «\u00a0%s\u00a0»', (q, title) => {
    const found = chooseNews([searchable(anArticle({ id: 'a', title }))], { q, sort: 'newest' });
    expect(found).toHaveLength(1);
  });

  it('never joins the end of a field with the beginning of the next', () => {
    const one = [searchable(anArticle({ id: 'a', title: 'Bail', author: 'Leur', category: 'Prêt' }))];
    for (const q of ['bailleur', 'leurpret', 'null', 'undefined']) {
      expect(chooseNews(one, { q, sort: 'newest' })).toEqual([]);
    }
  });

  it('is narrowed by an author or a university, and by both', () => {
    expect(ids({ author: 'Éloïse Brun' })).toEqual(['c', 'a']);
    expect(ids({ university: 'université a' })).toEqual(['d']);
    expect(ids({ author: 'Éloïse Brun', university: 'Université B' })).toEqual(['a']);
    expect(ids({ author: 'Personne' })).toEqual([]);
  });
});

describe('whom news are filtered by', () => {
  it('are the authors and the universities, each once, in the order of the alphabet', () => {
    expect(newsNames(all())).toEqual({
      authors: ['alain Cœur', 'Éloïse Brun'],
      universities: ['Université A', 'Université B'],
    });
  });
});

describe('what is read next', () => {
  it('is of the same category first, then by the same author, then the newest; never the article itself', () => {
    expect(nextReads(all(), 'c', 3).map(({ id }) => id)).toEqual(['b', 'a', 'd']);
    expect(nextReads(all(), 'd', 2).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(nextReads(all(), 'unknown', 9).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd']);
  });

  it('is nearer by its category than by its author, and by either than by its date', () => {
    const shelf = (category: string | null, author: string | null) =>
      [
        anArticle({
          id: 'newest',
          category: 'Fiscalité',
          author: 'Anne Petit',
          last: '2026-06-01T00:00:00Z',
        }),
        anArticle({ id: 'read', category, author }),
        anArticle({ id: 'author', author: 'Éloïse Brun', last: '2026-03-01T00:00:00Z' }),
        anArticle({ id: 'category', category: 'Procédure', last: '2026-02-01T00:00:00Z' }),
      ].map(searchable);
    const reads = (category: string | null, author: string | null) =>
      nextReads(shelf(category, author), 'read', 3).map(({ id }) => id);
    expect(reads('Procédure', 'Éloïse Brun')).toEqual(['category', 'author', 'newest']);
    expect(reads('procedure', null)).toEqual(['category', 'newest', 'author']);
    expect(reads(null, 'eloise brun')).toEqual(['author', 'newest', 'category']);
    expect(reads(null, null)).toEqual(['newest', 'author', 'category']);
  });
});
