import { expect, it } from 'vitest';
import type { Article } from './article.ts';
import { shelfOf } from './article-index.ts';

const anArticle = (id: string, author: string): Article => ({
  id,
  first_publication_date: '2026-11-21T09:00:00.000Z',
  last_publication_date: '2026-11-21T09:00:00.000Z',
  data: {
    author,
    avatar: { url: null },
    role_auteur: null,
    lien_auteur: null,
    categorie: null,
    miniature: { url: null, alt: null },
    title: [{ type: 'heading1', text: 'La clause pénale', spans: [] }],
    subtitle: [],
    nom_universite: null,
    logo_universite: { url: null, alt: null },
    lien_universite: null,
    correction: null,
    body: [],
  },
});

it('holds each article once, under its id, and of two with one id the last', () => {
  const { articles, searchables } = shelfOf([
    anArticle('a', 'Anne'),
    anArticle('b', 'Bruno'),
    anArticle('a', 'Éloïse'),
  ]);
  expect([...articles.keys()]).toEqual(['a', 'b']);
  expect(articles.get('a')?.data.author).toBe('Éloïse');
  expect(searchables.map(({ card }) => [card.id, card.data.author])).toEqual([
    ['a', 'Éloïse'],
    ['b', 'Bruno'],
  ]);
});
