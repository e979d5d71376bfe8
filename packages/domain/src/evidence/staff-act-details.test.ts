import { describe, expect, it } from 'vitest';
import { actWords } from './staff-act-content.ts';
import { detailTable, detailText } from './staff-act-details.ts';

const codes = Object.entries(detailTable).flatMap(([key, { says }]) =>
  typeof says === 'function' ? [] : Object.entries(says).map(([code, words]) => ({ key, code, words })),
);

describe('the details of an act', () => {
  it('have a label each, in French', () => {
    for (const [key, { label }] of Object.entries(detailTable)) {
      expect([key, label]).toEqual([key, expect.stringMatching(/^\p{Lu}/u)]);
      expect(label).not.toBe(key);
    }
  });

  it('are told in words, code by code, and no two codes of one list are told alike', () => {
    // More codes than acts: proves that the walk is not empty.
    expect(codes.length).toBeGreaterThan(Object.keys(actWords).length + 100);
    for (const { key, code, words } of codes) {
      expect(detailText({ [key]: code }).map(({ text }) => [key, code, text])).toEqual([[key, code, words]]);
      expect([key, code, words]).not.toEqual([key, code, code]);
      expect(words.trim()).toMatch(/\p{L}/u);
    }
    expect(new Set(codes.map(({ key, words }) => `${key} ${words}`)).size).toBe(codes.length);
  });

  it('tell several codes of one list one by one', () => {
    expect(detailText({ measures: 'warning other' })).toEqual([
      { label: 'Mesures', text: 'Avertissement, Autre mesure' },
    ]);
  });

  it('tell amounts in euros, days and instants as they are read in Paris', () => {
    expect(
      detailText({ candidateCents: 10_050, from: '2026-10-01', at: '2026-11-22T23:30:00.000Z', version: 3 }),
    ).toEqual([
      { label: 'Part du prestataire', text: '100,50\u00a0€' },
      { label: 'Du', text: '1ᵉʳ\u00a0octobre\u00a02026' },
      { label: 'Date', text: '23\u00a0novembre\u00a02026 à 00:30:00' },
      { label: 'Version', text: '3' },
    ]);
  });

  it('that are not known any more stay as they were written', () => {
    expect(detailText({ outcome: 'no-longer', other: 'code', constructor: 'x' })).toEqual([
      { label: 'Issue', text: 'no-longer' },
      { label: 'other', text: 'code' },
      { label: 'constructor', text: 'x' },
    ]);
    expect(detailText({})).toEqual([]);
  });
});
