/** The folder or file of the domain that is changed (`threads`, `threads/unread-digest.ts`); all of it where none is named. */
const part = process.env.MUTANTS_OF ?? '';

/** Percent of the changes that tests must notice: more where threads are decided and money is counted. */
const bound = /^(threads|payments)(\/|$)/.test(part) ? 95 : 90;

const source = 'packages/domain/src';
const changed = part.endsWith('.ts') ? `${source}/${part}` : `${source}/${part}/**/*.ts`;

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [changed.replaceAll('//', '/'), `!${source}/**/*.test.ts`, `!${source}/**/fixtures.ts`],
  ignorePatterns: ['mutants/.result', 'apps', 'bench', 'e2e', 'docs', 'data'],
  thresholds: { high: bound, low: bound, break: bound },
  // MUTANTS_AT_ONCE=1 leaves a core to others.
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
  // Constants of a module are looked at when it is loaded: each would take all the tests, some of them for a word of French.
  ignoreStatic: true,
  incremental: false,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { reportMutants: false, reportTests: false },
  jsonReporter: { fileName: 'mutants/.result/mutants.json' },
  tempDirName: 'mutants/.result/sandbox',
};
