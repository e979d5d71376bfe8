import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProse } from './prose.ts';

describe('a text as people type it', () => {
  it('is cut into paragraphs at its empty lines, and keeps the other line breaks', () => {
    expect(readProse('Bonjour,\nvoici.\n\n\nMerci.')).toEqual([
      { kind: 'paragraph', lines: ['Bonjour,', 'voici.'] },
      { kind: 'paragraph', lines: ['Merci.'] },
    ]);
  });

  it('has a list where lines start with a dash, of whatever length', () => {
    expect(readProse('À faire\u202f:\n- relire\n– annoter\n• conclure\nMerci.')).toEqual([
      { kind: 'paragraph', lines: ['À faire\u202f:'] },
      { kind: 'bullets', lines: ['relire', 'annoter', 'conclure'] },
      { kind: 'paragraph', lines: ['Merci.'] },
    ]);
  });

  it('has a numbered list where numbers follow one another from one', () => {
    expect(readProse('1. relire\n2) annoter\n\n3. conclure')).toEqual([
      { kind: 'numbers', lines: ['relire', 'annoter', 'conclure'] },
    ]);
    expect(readProse('12. rue de la Paix')).toEqual([{ kind: 'paragraph', lines: ['12. rue de la Paix'] }]);
  });

  it('goes on with an item on an indented line', () => {
    expect(readProse('- relire le bail\n  et ses annexes\n- conclure')).toEqual([
      { kind: 'bullets', lines: ['relire le bail et ses annexes', 'conclure'] },
    ]);
  });

  it('takes a dash inside a word or alone for what it is', () => {
    expect(readProse('-5 % sur le total\n-\nrendez-vous')).toEqual([
      { kind: 'paragraph', lines: ['-5 % sur le total', '-', 'rendez-vous'] },
    ]);
  });

  it('loses no word, whatever was typed', () => {
    const line = fc.constantFrom(
      '',
      '  ',
      '- mot',
      '  suite',
      '1. mot',
      '2. mot',
      '7) mot',
      'mot',
      '— ',
      '•  mot mot',
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const words = (text: string) => text.match(/[a-z]+/g) ?? [];
        const shown = readProse(lines.join('\n')).flatMap((block) => block.lines);
        expect(words(shown.join(' '))).toEqual(words(lines.join(' ')));
        expect(shown.every((one) => one.trim() !== '')).toBe(true);
      }),
    );
  });
});
