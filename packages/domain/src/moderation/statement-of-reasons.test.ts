import { describe, expect, it } from 'vitest';
import { valuesOf } from '../options/option.ts';
import { hidingGrounds, publicationKinds, publicationState, usualBasis } from './grounds.ts';
import { statementParts } from './statement-of-reasons.ts';

describe('a statement of reasons', () => {
  it.each(
    publicationKinds.flatMap((kind) => valuesOf(hidingGrounds).map((ground) => [kind, ground] as const)),
  )(
    'of %s for %s says the facts, the ground, its basis, that a person decided, and the ways to appeal',
    (kind, ground) => {
      const parts = statementParts({
        kind,
        ground,
        origin: 'OWN',
        facts: 'Le texte vise un âge.',
        basis: 'Code du travail, art. L. 1132-1',
      });
      const all = parts.map(({ text }) => text).join(' ');
      for (const said of [
        'Le texte vise un âge.',
        'Code du travail, art. L. 1132-1',
        'aucun moyen automatisé n’a servi',
        'sans limite de durée',
        'demandez un nouvel examen',
        'règlement extrajudiciaire',
        'le juge',
      ]) {
        expect(all).toContain(said);
      }
      expect(parts.every(({ title, text }) => title !== '' && text !== '')).toBe(true);
      expect(typeof usualBasis[ground]).toBe('string');
    },
  );

  it('says whether somebody had reported it', () => {
    const of = (origin: 'OWN' | 'REPORT') =>
      JSON.stringify(statementParts({ kind: 'jobs', ground: 'SPAM', origin, facts: 'x', basis: 'y' }));
    expect(of('REPORT')).toContain('signalement');
    expect(of('OWN')).not.toContain('signalement');
  });
});

describe('where a publication stands', () => {
  it('is hidden whatever its creator did with it', () => {
    const of = (isArchived: boolean, isHidden: boolean, isReviewAsked: boolean) =>
      publicationState({ isArchived, isHidden, isReviewAsked });
    expect([of(false, false, false), of(true, false, false)]).toEqual(['published', 'archived']);
    expect([of(false, true, false), of(true, true, false)]).toEqual(['hidden', 'hidden']);
    expect([of(false, true, true), of(true, true, true)]).toEqual(['review', 'review']);
  });
});
