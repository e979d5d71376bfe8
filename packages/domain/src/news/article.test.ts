import { describe, expect, it } from 'vitest';
import { type Article, type Block, bodyText, readingMinutes } from './article.ts';

const paragraph = (text: string) => ({ type: 'paragraph' as const, text, spans: [] });
const textBlock = (...lines: readonly string[]): Block => ({
  slice_type: 'texte',
  primary: { texte: lines.map(paragraph) },
});
const picture = (alt: string | null, caption: string | null): Block => ({
  slice_type: 'image',
  primary: { image: { url: '/actualites/bail.jpeg', alt, dimensions: null }, caption },
});

const articleOf = (...body: Block[]): Article => ({
  id: 'la-clause-penale',
  first_publication_date: '2026-11-21T09:00:00.000Z',
  last_publication_date: '2026-11-21T09:00:00.000Z',
  data: {
    author: null,
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
    body,
  },
});

describe('the words of an article', () => {
  it('are those of all its blocks, whatever their kind, and those of neighbours do not run together', () => {
    const article = articleOf(
      { slice_type: 'titre_de_section', primary: { titre: 'Le délai' } },
      textBlock('Deux mois.', 'Puis rien.'),
      picture('Un registre', 'Au greffe'),
      { slice_type: 'citation', primary: { quote_text: 'Le contrat fait loi', quote_author: 'Domat' } },
    );
    expect(bodyText(article)).toBe(
      'Le délai Deux mois. Puis rien. Un registre Au greffe Le contrat fait loi Domat',
    );
  });

  it('are none where a picture has no words and a quotation no author', () => {
    const quote = { quote_text: 'Nul n’est censé ignorer la loi', quote_author: null };
    const article = articleOf(picture(null, null), { slice_type: 'citation', primary: quote });
    expect(bodyText(article).trim()).toBe('Nul n’est censé ignorer la loi');
  });
});

describe('the time that an article takes to read', () => {
  it.each([
    [1, 1],
    [220, 1],
    [329, 1],
    [330, 2],
    [2_200, 10],
  ])('%d words: %d min', (count, minutes) => {
    expect(readingMinutes(articleOf(textBlock('mot '.repeat(count).trim())))).toBe(minutes);
    expect(readingMinutes(articleOf(textBlock('mot  \n'.repeat(count).trim())))).toBe(minutes);
  });

  it('is at least a minute, even without a word', () => {
    expect(readingMinutes(articleOf())).toBe(1);
  });
});
