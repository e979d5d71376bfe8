import { describe, expect, it } from 'vitest';
import { frenchRules } from './support/french-rules.ts';
import { textsOf } from './support/french-texts.ts';
import { read, sources } from './support/sources.ts';

/** Checks the typography of the French texts that people read. */

const paths = sources.filter(
  (path) =>
    /^(?:apps|packages)\/.*\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|\.d\.ts$|^apps\/server\/test\/|\/scripts\//.test(path),
);

/** Texts that break a rule, each with its reason. */
const exceptions: readonly (readonly [place: RegExp, rules: RegExp, text: RegExp, reason: string])[] = [
  [/terms\/(?:terms|data-charter)-|threads\/confidentiality\.ts/, /./, /./, 'its SHA-256 was accepted'],
  [/jobs\/wording-rules\.ts/, /./, /\(\?|\?(?:\||$)/, 'a pattern of normalised text'],
  [/seed\/content\//, /space|quotes/, /./, '`typeset` of the seed adds the spaces'],
  [/seed\/content\/communes/, /./, /Olonne/, 'a name of the official list of communes'],
  [/typography\.ts|marks\.ts|french\.ts/, /./, /./, 'the functions that set typography'],
  [/options\/experience-levels/, /apostrophe/, /d'1 an/, 'a value that is stored'],
  [/./, /ordinal/, /309e/, 'a number of a legal reference'],
  [/./, /ellipsis/, /une erreur\.\. Merci/, 'a sentence of the specification'],
];

const isExcepted = (path: string, rule: string, text: string): boolean =>
  exceptions.some(([place, rules, words]) => place.test(path) && rules.test(rule) && words.test(text));

const faultsOf = (path: string, source: string): string[] =>
  textsOf(path, source).flatMap(({ line, text }) =>
    Object.entries(frenchRules).flatMap(([rule, check]) =>
      isExcepted(path, rule, text)
        ? []
        : check(text).map((fault) => `${path}:${line} ${rule}: ${fault} in ${text}`),
    ),
  );

describe('French texts', () => {
  it('follow the typography', () => {
    expect(paths.length).toBeGreaterThan(1_000);
    expect(paths.flatMap((path) => faultsOf(path, read(path)))).toEqual([]);
  });

  it.each([
    ['apostrophe', 'const a = "l\'offre";'],
    ['apostrophe', "const a = `Il est temps d'$" + '{what}`;'],
    ['space', "const a = 'Le prix : 100';"],
    ['space', "const a = 'Êtes-vous sûr?';"],
    ['space', 'const a = <p>Le prix <b>est</b>: {price}</p>;'],
    ['quotes', "const a = 'la mission « Bail »';"],
    ['capital', "const a = 'Etudiant';"],
    ['capital', "const a = 'A propos';"],
    ['ordinal', "const a = 'le 1er décembre';"],
    ['ellipsis', "const a = 'Plus...';"],
  ])('a fault is seen: %s in %s', (rule, source) => {
    expect(faultsOf('apps/a.tsx', source).join()).toContain(`${rule}: `);
  });

  it.each(["const a = 'a: b; c';", "import a from './l\\'a.ts';", "const a = sql`select 'a : b' from la`;"])(
    'code is no text: %s',
    (source) => {
      expect(faultsOf('apps/a.ts', source)).toEqual([]);
    },
  );
});
