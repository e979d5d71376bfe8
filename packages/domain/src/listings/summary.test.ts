import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summary } from './summary.ts';

describe('the summary of a description', () => {
  it('leaves a short description as it is', () => {
    expect(summary('Une note.')).toBe('Une note.');
    expect(summary('x'.repeat(250))).toBe('x'.repeat(250));
  });

  it('is cut at the end of a word and followed by three dots', () => {
    expect(summary('Une note sur le bail commercial', 15)).toBe('Une note sur le...');
    expect(summary('Une note sur le bail commercial', 16)).toBe('Une note sur le...');
    expect(summary('Une note sur le bail commercial', 14)).toBe('Une note sur...');
    expect(summary('Une note, sur le bail', 10)).toBe('Une note...');
  });

  it('cuts inside a word longer than the limit, never inside a character', () => {
    expect(summary('x'.repeat(300))).toBe(`${'x'.repeat(250)}...`);
    expect(summary('⚖️'.repeat(3) + '👩‍⚖️'.repeat(2), 1)).not.toMatch(/[\ud800-\udbff]\.\.\.$/);
    expect(summary('😀😀😀', 2)).toBe('😀😀...');
  });

  it('makes one line of several', () => {
    expect(summary('Une note\n\n  sur le bail ')).toBe('Une note sur le bail');
  });

  it('never has more than 250 characters before the dots, and begins as the description does', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'grapheme' }), (text) => {
        const cut = summary(text);
        const body = cut.endsWith('...') ? cut.slice(0, -3) : cut;
        expect(Array.from(body).length).toBeLessThanOrEqual(250);
        expect(text.replace(/\s+/gu, ' ').trim().startsWith(body)).toBe(true);
      }),
    );
  });
});
