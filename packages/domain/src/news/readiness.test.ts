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

describe('a finished article', () => {
  it('is without what nobody sees: blanks around, and empty texts', () => {
    const body = [...whole.body, emptyBlock('image'), emptyBlock('texte')];
    expect(isSameArticle(whole, { ...whole, title: ' La clause pénale ', body })).toBe(true);
    expect(isSameArticle(whole, { ...whole, title: 'La clause' })).toBe(false);
    expect(finished({ ...whole, category: ' ' }).category).toBeNull();
  });

  it('names the pictures that it shows', () => {
    const image = { url: '/actualites/b.jpeg', alt: null, dimensions: null };
    const body = [emptyBlock('image'), { slice_type: 'image' as const, primary: { image, caption: null } }];
    expect(picturesOf({ ...whole, body })).toEqual(['/actualites/a.jpeg', '/actualites/b.jpeg']);
    expect(picturesOf(emptyContent)).toEqual([]);
  });
});
