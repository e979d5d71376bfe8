import { describe, expect, it } from 'vitest';
import { commentsOf, faultsOf } from './support/comments.ts';

const faultsIn = (path: string, text: string) =>
  commentsOf(path, text).flatMap((comment) => faultsOf(comment).map((fault) => `${comment.line} ${fault}`));

const refused = ['What', 'Who', 'Whom', 'Whose', 'Whoever', 'Of', 'Those', 'How far'];
const long = 'word '.repeat(48).trim();

describe('a comment', () => {
  it.each(refused)('that begins with "%s" is found, in every kind of file', (word) => {
    const fault = `begins with "${word}": begin with a verb or a noun`;
    expect(faultsIn('a.ts', `const a = 1;\n/**\n * ${word} it is.\n */\nconst b = 2;`)).toEqual([
      `2 ${fault}`,
    ]);
    expect(faultsIn('a.ts', `const a = 1; // ${word} it is.`)).toEqual([`1 ${fault}`]);
    expect(faultsIn('a.tsx', `const a = <p>\n{/* ${word} it is. */}\n// text</p>;`)).toEqual([`2 ${fault}`]);
    expect(faultsIn('a.css', `a {\n  /* ${word} it is. */\n}`)).toEqual([`2 ${fault}`]);
    expect(faultsIn('a.sql', `select 1;\n-- ${word} it is.`)).toEqual([`2 ${fault}`]);
  });

  it('may have such a word elsewhere, or a word that only begins like it', () => {
    expect(faultsIn('a.ts', '// Whole weeks.\n// Of these none.')).toEqual([]);
    expect(faultsIn('a.ts', '// Offers. What is left, and how far.')).toEqual([]);
  });

  it('is no longer than 240 characters in a paragraph', () => {
    const fault = (line: number) => `${line} has 241 characters, 240 are the most`;
    expect(faultsIn('a.ts', `// ${long}a`)).toEqual([]);
    expect(faultsIn('a.ts', `// ${long}ab`)).toEqual([fault(1)]);
    expect(faultsIn('a.ts', `/**\n * ${long.slice(0, 99)}\n * ${long.slice(100)}ab\n */`)).toEqual([
      fault(1),
    ]);
    expect(faultsIn('a.ts', `/**\n * ${long}\n *\n * ${long}\n * @param a ${long.slice(9)}\n */`)).toEqual(
      [],
    );
  });

  it('continues over lines that follow each other', () => {
    expect(faultsIn('a.ts', `// ${long.slice(0, 99)}\n// ${long.slice(100)}ab`)).toHaveLength(1);
    expect(commentsOf('a.ts', 'a(); // One.\nb(); // Two.\n\n// Three.')).toHaveLength(3);
  });

  it('is told from text, and from the lines that tools read', () => {
    const code =
      "const a = '// What';\nconst b = `\n// What\n`;\nconst c = /[/*] What/;\n// biome-ignore lint: What";
    expect(commentsOf('a.ts', code)).toEqual([]);
  });
});
