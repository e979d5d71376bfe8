import { describe, expect, it } from 'vitest';
import { authors, universities } from './authors.ts';
import { articles } from './index.ts';
import type { WrittenArticle, WrittenBlock } from './written.ts';

const today = '2026-11-21';
const categories: readonly string[] = [
  'Exercice professionnel',
  'Contrats',
  'Droit du travail',
  'Procédure',
  'Données personnelles',
  'Études et carrière',
];

const textsOfBlock = (block: WrittenBlock): readonly string[] => {
  switch (block.kind) {
    case 'titre_de_section':
      return [block.text];
    case 'texte':
      return block.texts.map(({ text }) => text);
    case 'citation':
      return [block.quote, block.author];
    case 'image':
      return [block.alt, block.caption];
  }
};
const textsOf = ({ body, title, subtitle, category }: WrittenArticle) => [
  category,
  title,
  subtitle,
  ...body.flatMap(textsOfBlock),
];
const wordsOf = ({ body }: WrittenArticle) =>
  body
    .flatMap(textsOfBlock)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
const sectionsOf = ({ body }: WrittenArticle) => body.filter(({ kind }) => kind === 'titre_de_section');
const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

describe('the first set of the news', () => {
  it('has fourteen articles, each at an address of its own, newest first', () => {
    expect(articles).toHaveLength(14);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(14);
    expect(new Set(articles.map(({ title }) => title)).size).toBe(14);
    const published = articles.map(({ lastPublished }) => lastPublished);
    expect(published).toEqual([...published].sort().reverse());
  });

  it('has every author and every university write at least once', () => {
    expect(new Set(articles.map(({ author }) => author))).toEqual(new Set(Object.keys(authors)));
    const written = articles.flatMap(({ university }) => university ?? []);
    expect(new Set(written)).toEqual(new Set(Object.keys(universities)));
  });

  it('has a list in half of its articles at least', () => {
    const withList = articles.filter(({ body }) =>
      body.some((block) => block.kind === 'texte' && block.texts.some(({ type }) => type !== 'paragraph')),
    );
    expect(withList.length * 2).toBeGreaterThanOrEqual(articles.length);
  });
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
  it('has a well-formed address and days that exist, in order and not to come', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const { firstPublished, lastPublished } = article;
    expect([firstPublished, lastPublished].filter((day) => !isDay(day))).toEqual([]);
    expect(firstPublished >= '2025-01-15').toBe(true);
    expect(lastPublished >= firstPublished).toBe(true);
    expect(lastPublished <= today).toBe(true);
  });

  it("is by an author of the list, of the author's university, in a shared category", () => {
    const author = authors[article.author];
    expect(author).toBeDefined();
    expect(article.university).toBe(author?.memberOf ?? null);
    expect(categories).toContain(article.category);
  });

  it('is as long as it ought to be, opens with a section and has three to six of them', () => {
    expect(wordsOf(article)).toBeGreaterThanOrEqual(450);
    expect(wordsOf(article)).toBeLessThanOrEqual(1100);
    expect(article.title.length).toBeLessThanOrEqual(90);
    expect(article.subtitle.length).toBeLessThanOrEqual(180);
    expect(article.body[0]?.kind).toBe('titre_de_section');
    expect(sectionsOf(article).length).toBeGreaterThanOrEqual(3);
    expect(sectionsOf(article).length).toBeLessThanOrEqual(6);
  });

  it('ends with what to do on Monday morning', () => {
    expect(sectionsOf(article).at(-1)).toEqual({ kind: 'titre_de_section', text: 'Lundi matin' });
  });

  it('has no text that is empty, spaced twice or spaced at its ends', () => {
    expect(textsOf(article).filter((text) => text === '' || text !== text.trim())).toEqual([]);
    expect(textsOf(article).filter((text) => /\s{2}/.test(text))).toEqual([]);
  });

  it('follows French typography', () => {
    const faults = [
      // An ordinary space, or none, before a high mark; the narrow one otherwise.
      /[^\u202f][;!?]/,
      /[^\u202f]:/,
      /«[^\u00a0]|[^\u00a0]»/,
      // A number parted from its sign or its thousands, a reference from its number.
      /\d [€%]/,
      /\d \d{3}(?!\d)/,
      /n° /,
      /\b[LRD]\. \d/,
      /['"…]|\.\.\./,
      // Capitals keep their accents.
      /(^|[.:;!?]\s)(A [a-z]|Etat|Etud|Ecri|Eval|Etre|Ca )/,
    ];
    const found = textsOf(article).flatMap((text) => faults.flatMap((fault) => text.match(fault)?.[0] ?? []));
    expect(found).toEqual([]);
  });
});
