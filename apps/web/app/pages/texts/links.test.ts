import { fullTexts } from '@basoche/domain/terms/texts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { textAnchors } from '../../features/terms/content.ts';
import routes from '../../routes.ts';
import type { DocumentArticle, DocumentBlock } from '../../ui/document.tsx';
import { linksOf } from '../../ui/inline-text.tsx';
import { find, themesOf } from '../help/find.ts';
import { accessibility } from './accessibility-content.ts';
import { cookies } from './cookies-content.ts';
import { legalNotice } from './legal-notice-content.ts';
import { ranking } from './ranking-content.ts';
import type { PageText } from './text-page.tsx';

const themes = themesOf({
  firms: true,
  conflicts: true,
  hearings: true,
  vigilance: true,
  instalments: true,
  months: true,
  identity: null,
});
const pages: readonly PageText[] = [legalNotice, cookies, accessibility, ranking];

const wordsOf = (block: DocumentBlock): string[] =>
  typeof block === 'string'
    ? [block]
    : block.items.flatMap((item) => (typeof item === 'string' ? [item] : [item.term, item.text]));

const linksIn = (articles: readonly DocumentArticle[], preamble = '') =>
  [preamble, ...articles.flatMap(({ blocks }) => blocks.flatMap(wordsOf))].flatMap(linksOf);

const pathsOf = (entries: readonly RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, children, index }) => {
    const own = path === undefined ? base : `${base}/${path}`;
    return [
      ...(index ? [base || '/'] : []),
      ...(path === undefined ? [] : [own]),
      ...pathsOf(children ?? [], own),
    ];
  });

const sources: readonly (readonly [name: string, links: readonly string[]])[] = [
  ...fullTexts.map(
    ({ text, version, preamble, articles }) => [`${text} ${version}`, linksIn(articles, preamble)] as const,
  ),
  ...pages.map(({ path, articles }) => [path, linksIn(articles)] as const),
  ...themes.map(
    ({ id, questions }) =>
      [`help ${id}`, questions.flatMap(({ answer }) => answer.flatMap(linksOf))] as const,
  ),
];

describe('the links of the texts', () => {
  it.each(sources)('of %s lead to screens that exist, to secure sites, or to the mailbox', (_name, links) => {
    const paths = new Set(pathsOf(Array.isArray(routes) ? routes : []));
    const anchors: readonly string[] = Object.values(textAnchors);
    for (const link of links) {
      if (/^(https:\/\/|mailto:)/.test(link)) continue;
      const { pathname, hash } = new URL(link, 'https://basoche.example');
      expect(paths, link).toContain(pathname);
      if (hash !== '')
        expect([link, pathname === '/chartes' && anchors.includes(hash.slice(1))]).toEqual([link, true]);
    }
  });

  it('are found in each of the pages that has some, and none is left half written', () => {
    expect(sources.flatMap(([, links]) => links).length).toBeGreaterThan(40);
    for (const { articles } of [...pages, ...fullTexts]) {
      for (const words of articles.flatMap(({ blocks }) => blocks.flatMap(wordsOf))) {
        expect(words.replace(/\[[^\]]+\]\([^)]+\)/g, '')).not.toMatch(/[[\]]|\]\(/);
      }
    }
  });
});

describe('the pages of texts', () => {
  it('say what they are in 70 to 160 characters, each its own', () => {
    for (const { meta } of pages) {
      expect([meta, meta.length >= 70 && meta.length <= 160]).toEqual([meta, true]);
    }
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });

  it('have anchors of their own', () => {
    for (const { articles } of pages) {
      expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    }
  });
});

describe('the help', () => {
  const ids = (typed: string) =>
    find(typed, themes).flatMap(({ questions }) => questions.map(({ id }) => id));
  const all = themes.flatMap(({ questions }) => questions.map(({ id }) => id));

  it('shows every question, each with an anchor of its own, while nothing is typed', () => {
    expect(ids('')).toEqual(all);
    const anchors = [...all, ...themes.map(({ id }) => id)];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('finds questions by the beginnings of words, without accents, in what is asked and in what is answered', () => {
    expect(ids('depot')).toContain('annuler-un-depot');
    expect(ids('VERIF étud')).toContain('verification-des-etudiants');
    expect(ids('factur-x')).toEqual(['factures']);
    expect(ids('tarifs')).toContain('combien-coute-une-mission');
    expect(ids('mot de passe\u202f?')).toContain('mot-de-passe-oublie');
  });

  it('finds a role of a team by what it may do', () => {
    expect(ids('émettre une facture responsable')).toEqual(['roles-d-une-equipe']);
  });

  it.each([
    [
      {
        firms: false,
        conflicts: true,
        hearings: true,
        vigilance: true,
        instalments: true,
        months: true,
        identity: null,
      },
      'equipe',
    ],
    [
      {
        firms: true,
        conflicts: false,
        hearings: true,
        vigilance: true,
        instalments: true,
        months: true,
        identity: null,
      },
      'conflits',
    ],
    [
      {
        firms: true,
        conflicts: true,
        hearings: false,
        vigilance: true,
        instalments: true,
        months: true,
        identity: null,
      },
      'audiences',
    ],
    [
      {
        firms: true,
        conflicts: true,
        hearings: true,
        vigilance: true,
        instalments: false,
        months: true,
        identity: null,
      },
      'tranches',
    ],
    [
      {
        firms: true,
        conflicts: true,
        hearings: true,
        vigilance: true,
        instalments: true,
        months: false,
        identity: null,
      },
      'mois',
    ],
  ])('says nothing of teams, of the conflict check or of hearings while %o', (settings, theme) => {
    const without = themesOf(settings).map(({ id }) => id);
    expect(themes.map(({ id }) => id).filter((id) => !without.includes(id))).toEqual([theme]);
  });

  it('finds nothing where no answer has all the words', () => {
    expect(ids('licorne')).toEqual([]);
    expect(ids('facture licorne')).toEqual([]);
  });
});
