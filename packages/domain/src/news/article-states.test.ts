import { describe, expect, it } from 'vitest';
import { articleStates, articleVisibility } from './article-states.ts';

const now = new Date('2026-11-21T10:00:00Z');
const past = new Date('2026-11-20T10:00:00Z');
const future = new Date('2026-11-22T10:00:00Z');

describe('what everybody sees of an article', () => {
  it.each([
    ['draft', null, 'hidden'],
    ['draft', past, 'hidden'],
    ['scheduled', future, 'hidden'],
    ['scheduled', now, 'shown'],
    ['published', past, 'shown'],
    ['published', future, 'hidden'],
    ['withdrawn', past, 'gone'],
    ['withdrawn', future, 'hidden'],
  ] as const)('%s, out at %s: %s', (state, firstPublishedAt, expected) => {
    expect(articleVisibility({ state, firstPublishedAt }, now)).toBe(expected);
  });

  it('is nothing where nobody has said when it comes out', () => {
    for (const state of articleStates)
      expect(articleVisibility({ state, firstPublishedAt: null }, now)).toBe('hidden');
  });
});
