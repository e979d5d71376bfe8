import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, summary } from './summary.ts';

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

describe('the summary of a description', () => {
  it('leaves a short description as it is', () => {
    expect(summary('Une note.')).toBe('Une note.');
    expect(summary('x'.repeat(250))).toBe('x'.repeat(250));
  });

  it('is cut at 250 characters, wherever they end, and followed by three dots', () => {
    const text = 'Une note sur le bail commercial. '.repeat(10);
    expect(summary(text)).toBe(`${text.slice(0, 250)}...`);
    expect(summary('x'.repeat(251))).toBe(`${'x'.repeat(250)}...`);
    expect(summary('😀'.repeat(251))).toBe(`${'😀'.repeat(250)}...`);
  });

  it('makes one line of several', () => {
    expect(summary('Une note\n\n  sur le bail ')).toBe('Une note sur le bail');
  });

  it('begins as the description does, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'grapheme' }), (text) => {
        const whole = oneLine(text);
        const isCut = Array.from(whole).length > 250;
        expect(summary(text)).toBe(isCut ? `${Array.from(whole).slice(0, 250).join('')}...` : whole);
      }),
    );
  });
});

describe('an excerpt', () => {
  it('is cut at the end of a word and followed by three dots', () => {
    expect(excerpt('Une note sur le bail commercial', 15)).toBe('Une note sur le...');
    expect(excerpt('Une note sur le bail commercial', 16)).toBe('Une note sur le...');
    expect(excerpt('Une note sur le bail commercial', 14)).toBe('Une note sur...');
    expect(excerpt('Une note, sur le bail', 10)).toBe('Une note...');
  });

  it('cuts inside a word longer than the limit, never inside a character', () => {
    expect(excerpt('x'.repeat(300), 250)).toBe(`${'x'.repeat(250)}...`);
    expect(excerpt('⚖️'.repeat(3) + '👩‍⚖️'.repeat(2), 1)).not.toMatch(/[\ud800-\udbff]\.\.\.$/);
    expect(excerpt('😀😀😀', 2)).toBe('😀😀...');
  });

  it('never has more characters than asked before the dots, and begins as the text does', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 600, unit: 'grapheme' }),
        fc.integer({ min: 1, max: 300 }),
        (text, length) => {
          const cut = excerpt(text, length);
          const body = cut.endsWith('...') ? cut.slice(0, -3) : cut;
          expect(Array.from(body).length).toBeLessThanOrEqual(length);
          expect(oneLine(text).startsWith(body)).toBe(true);
        },
      ),
    );
  });
});

it('an excerpt leaves whole what fits, and no mark before its dots', () => {
  expect(excerpt('Une note sur le bail', 20)).toBe('Une note sur le bail');
  expect(excerpt('Une note.', 20)).toBe('Une note.');
  expect(excerpt('Une note !', 10)).toBe('Une note !');
  expect(excerpt('Une note\u00a0: « le bail', 12)).toBe('Une note...');
  expect(excerpt('Une note ; (le bail)', 13)).toBe('Une note...');
});
