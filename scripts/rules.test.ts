import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from './support/command.ts';
import { onOneLine, read, sources } from './support/sources.ts';

/** Checks docs/rules.md, which comments cite: citations lead to a section, and its statements agree with the code. */

const rules = read('docs/rules.md');

/** Without the page itself, and without this file, whose citations are test data. */
const cites = sources.filter((path) => !['scripts/rules.test.ts', 'docs/rules.md'].includes(path));

interface Citation {
  readonly document: string;
  readonly section: string;
  /** The quoted words after the citation. */
  readonly topic?: string;
}

const cited = /\b(rules|first document|second document),? ((?:(?:, | and | to )?§\d+)+)(?:,? "([^"]+)")?/gi;
const citationsIn = (text: string): Citation[] =>
  [...onOneLine(text).matchAll(cited)].flatMap(([, document = '', sections = '', topic]) =>
    [...sections.matchAll(/§(\d+)/g)].map(([, section = '']) => ({
      document: document.toLowerCase(),
      section,
      ...(topic === undefined ? {} : { topic }),
    })),
  );

/** The text of each section, by its number. */
const sections = new Map(
  rules
    .split(/^## /m)
    .slice(1)
    .flatMap((text) => {
      const number = /^(\d+)\. /.exec(text)?.[1];
      return number === undefined ? [] : [[number, text] as const];
    }),
);

/** The error of a citation; null if it is correct. */
const wrongWith = ({ document, section, topic }: Citation): string | null => {
  if (document !== 'rules')
    return rules.includes(`| ${document}, §${section} |`) ? null : 'no such line of Sources';
  const text = sections.get(section);
  if (text === undefined) return `no section ${section}`;
  return topic === undefined || text.toLowerCase().includes(topic.toLowerCase())
    ? null
    : `nothing of "${topic}"`;
};

/** True for a citation of the specification's documents. Migrations keep theirs, as they are never edited. */
const isElsewhere = ({ path, document }: Citation & { readonly path: string }): boolean =>
  document !== 'rules' && !path.startsWith('apps/server/migrations/');

const found = cites.flatMap((path) => citationsIn(read(path)).map((citation) => ({ path, ...citation })));

describe('a citation of the rules', () => {
  it('leads to a section, and to the words that it quotes', () => {
    expect(found.length).toBeGreaterThan(300);
    const wrong = found.flatMap((citation) => {
      const problem = isElsewhere(citation) ? 'cites what the repository does not hold' : wrongWith(citation);
      return problem === null ? [] : [`${citation.path}: ${problem}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['rules §99', 'no section 99'],
    ['(rules §1 and\n * §98)', 'no section 98'],
    ['rules §3, "A word of no rule"', 'nothing of "A word of no rule"'],
    ['First document, §42.', 'no such line of Sources'],
  ])('that leads nowhere is seen: %s', (text, problem) => {
    expect(citationsIn(text).map(wrongWith)).toContain(problem);
  });
});

it('what the repository does not hold is cited by migrations alone', () => {
  const [citation] = citationsIn('First document, §2.').map((one) => ({ ...one, path: 'apps/web/app/a.ts' }));
  expect(citation && isElsewhere(citation)).toBe(true);
});

describe('a section of the rules', () => {
  /** Sections that no test cites, each with its reason. */
  const uncited: Readonly<Record<string, string>> = {};
  const isTest = (path: string) => /\.(?:test|spec)\.tsx?$|^apps\/server\/test\//.test(path);
  const tested = new Set(
    found.filter(({ path, document }) => document === 'rules' && isTest(path)).map(({ section }) => section),
  );

  it('is cited by a test, or says why not', () => {
    expect([...sections.keys()].filter((section) => !tested.has(section))).toEqual(Object.keys(uncited));
  });
});

describe('the page of the rules', () => {
  const numbers = [...rules.matchAll(/^\| .+ \| ([\d, ]+) \| `([\w/-]+\.ts)` `([\w.]+)` \|$/gm)];

  it.each(numbers.map(([, value = '', file = '', name = '']) => [name, value, file]))(
    'gives %s as it is: %s',
    async (name, value, file) => {
      const module: unknown = await import(pathToFileURL(join(root, 'packages/domain/src', file)).href);
      const constant = name.split('.').reduce<unknown>((held, key) => Object(held)[key], module);
      expect(String(constant)).toBe(value.replaceAll(' ', ''));
    },
  );

  it('leaves no number of a table without its constant', () => {
    expect(
      rules
        .split('\n| number | value | constant |\n')
        .slice(1)
        .flatMap((after) => after.split('\n\n')[0]?.split('\n').slice(1) ?? []),
    ).toHaveLength(numbers.length);
  });

  it('names files that are there', () => {
    const named = [...rules.matchAll(/`([\w/.-]+\/[\w.-]+\.ts)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(20);
    expect(
      named.filter(
        (path) => !existsSync(join(root, path)) && !existsSync(join(root, 'packages/domain/src', path)),
      ),
    ).toEqual([]);
  });

  it('names codes that a refusal may have', () => {
    const known = [
      'packages/contract/src/problem.ts',
      'packages/contract/src/account-problems.ts',
      'packages/contract/src/firm-problems.ts',
      'packages/contract/src/feature-problems.ts',
      'packages/domain/src/threads/refusals.ts',
      'packages/domain/src/hearings/take.ts',
    ]
      .map(read)
      .join('\n');
    const codes = new Set([...rules.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map(([, code = '']) => code));
    const isVariable = (code: string) => read('docs/configuration.md').includes(`\`${code}\``);
    expect(
      [...codes].filter((code) => !isVariable(code) && !new RegExp(`\\b${code}\\b`).test(known)),
    ).toEqual([]);
  });
});

describe('the promise of 72 hours', () => {
  it('is written once: the accepted terms keep their own words, and tests quote it', () => {
    const written = sources.filter(
      (path) =>
        /^(apps\/(server\/src|web\/app)|packages)\/.*(?<!\.test)\.tsx?$/.test(path) &&
        /72.{0,8}heures/.test(read(path)),
    );
    expect(written.filter((path) => !path.includes('/terms/'))).toEqual([
      'packages/domain/src/payments/release-times.ts',
    ]);
  });
});
