import { join } from 'node:path';

/** Compares the classes of the web's style sheets with those that its screens use. */

/** Contents of files by their paths. */
export type Files = ReadonlyMap<string, string>;

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Classes of the selectors of a sheet, without those of a library (`:global`) and decimal numbers. */
const classesOf = (sheet: string): Set<string> => {
  const selectors = [...withoutComments(sheet).matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const own = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .map((selector) => selector.replaceAll(/:global\([^)]*\)/g, ''));
  return new Set(
    own.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  );
};

const importOfSheet = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Classes of a module sheet that a screen uses; null if it passes the object on or indexes it. */
const usedBy = (text: string, name: string): string[] | null => {
  const uses = [
    ...text
      .replaceAll(importOfSheet, '')
      .matchAll(new RegExp(`(?<![\\w.'-])${name}(\\.\\w+|\\b(?!['=:-]))`, 'g')),
  ];
  if (uses.some(([, use = '']) => !use.startsWith('.'))) return null;
  return uses.map(([, use = '']) => use.slice(1));
};

/** Words of `className="…"`: classes of the common sheet. */
const commonIn = (text: string): string[] =>
  [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, words = '']) => words.split(' '));

/** Classes of sheets that no screen uses, and classes of screens that no sheet has. */
export const strayClasses = (files: Files, common: string): { unused: string[]; missing: string[] } => {
  const used = new Map<string, Set<string> | null>();
  const missing: string[] = [];
  const everywhere = classesOf(files.get(common) ?? '');
  for (const [path, text] of files) {
    if (!path.endsWith('.tsx')) continue;
    missing.push(
      ...commonIn(text)
        .filter((word) => !everywhere.has(word))
        .map((word) => `${path}: ${word}`),
    );
    for (const [, name = '', place = ''] of text.matchAll(importOfSheet)) {
      const sheet = join(path, '..', place);
      const found = usedBy(text, name);
      const classes = classesOf(files.get(sheet) ?? '');
      missing.push(
        ...(found ?? []).filter((one) => !classes.has(one)).map((one) => `${path}: ${name}.${one}`),
      );
      const before = used.get(sheet);
      used.set(sheet, found === null || before === null ? null : new Set([...(before ?? []), ...found]));
    }
  }
  const sheets = [...files].filter(([path]) => path.endsWith('.module.css'));
  const unused = sheets.flatMap(([path, text]) => {
    const uses = used.get(path);
    return uses === null
      ? []
      : [...classesOf(text)].filter((one) => !uses?.has(one)).map((one) => `${path}: .${one}`);
  });
  return { unused, missing };
};
