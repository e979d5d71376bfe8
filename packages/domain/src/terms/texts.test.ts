import { describe, expect, it } from 'vitest';
import type { TextBlock } from './text.ts';
import { fullText, fullTexts } from './texts.ts';
import { legalTexts, textVersions, versionInForce } from './versions.ts';

const wordsOf = (block: TextBlock): string =>
  typeof block === 'string' ? block : JSON.stringify(block.items);

describe('the texts that members accept', () => {
  it('are there whole for every version that is listed, and for no other', () => {
    expect(fullTexts.map(({ text, version }) => `${text} ${version}`).sort()).toEqual(
      textVersions.map(({ text, version }) => `${text} ${version}`).sort(),
    );
    expect(() => fullText({ text: 'TERMS', version: '1999-01-01' })).toThrow(RangeError);
  });

  it('have a title for each article, and an anchor of its own over both texts, which stand on one page', () => {
    const current = legalTexts.map((text) => fullText(versionInForce(text, '2026-11-21')));
    const anchors = current.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { articles } of fullTexts) {
      for (const { id, title, blocks } of articles) {
        expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(title).not.toBe('');
        expect(blocks.map(wordsOf).join(' ').length).toBeGreaterThan(100);
      }
    }
  });

  it('say what the specification sums up: who, in how long, in which modes, for how much', () => {
    const [terms, charter] = legalTexts.map((text) => {
      const { preamble, articles } = fullText(versionInForce(text, '2026-11-21'));
      return [preamble, ...articles.flatMap(({ blocks }) => blocks.map(wordsOf))].join('\n');
    });
    for (const said of [
      "titulaires d'un Master 1 de droit validé",
      'dans les 24 heures',
      'les services réservés aux membres ne sont pas accessibles',
      'messagerie confidentielle',
      'publiques ou anonymes',
      'Relation directe',
      'tiers de confiance',
      'au plus tard dans les 72 heures',
      'Portage salarial',
      'le créateur soit une personne morale',
      'la nature de la mission ne soit pas exclue',
      '250 euros hors taxes',
      'dans les 48 heures',
      'dans les 48 heures ouvrées',
      'dans les 14 jours du dépôt',
      '(/NDA)',
    ]) {
      expect(terms).toContain(said);
    }
    expect(charter).toContain('conservées 5 ans après la désinscription ou la libération des fonds');
  });
});
