import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cut, files, folder, rangeOf } from './fonts.ts';

const styles = readFileSync(new URL('../fonts.css', folder), 'utf8').replaceAll(/\s+/g, ' ');
const read = (name: string) => readFileSync(new URL(name, folder));

describe('a file of a typeface', () => {
  it.each(files)('is the one that its package and its characters give: $name', async (file) => {
    expect(read(file.name).equals(await cut(file))).toBe(true);
    expect(styles).toContain(
      `src: url("./fonts/${file.name}") format("woff2"); unicode-range: ${rangeOf(file)};`,
    );
  });

  it('of French has its letters, marks, figures and spaces, and a first visit loads no other', () => {
    const [serif, ...others] = files.filter(({ name }) => name.includes('french'));
    for (const character of 'Où l’âme d’un « cœur naïf » ; ÉÈÊÀÇŒ ç ÿ 1 250,50 €\u202f!\u00a0? – n° 3 § 2 …')
      expect(serif?.points, character).toContain(character.codePointAt(0));
    expect([serif, ...others].reduce((sum, file) => sum + read(file?.name ?? '').length, 0)).toBeLessThan(
      45_000,
    );
  });
});
