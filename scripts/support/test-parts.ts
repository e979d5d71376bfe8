import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Failure,
  type FailuresOf,
  failedJourneys,
  failedPages,
  failedTests,
  type PlaywrightResults,
  pageWithin,
  reasonOf,
  type VitestResults,
} from './alone.ts';
import { root, runNode } from './command.ts';
import {
  emptyTally,
  type PlaywrightReport,
  type Tally,
  tallyOfPlaywright,
  tallyOfVitest,
  type VitestReport,
  withRunnerFailure,
} from './tally.ts';

/** One of the checks that `npm test` runs. */
export interface Part {
  readonly name: string;
  /** Runs it to its end; `folder` receives its report. */
  run(folder: string): Promise<Outcome>;
}

interface Outcome {
  readonly tally: Tally;
  readonly output: string;
  readonly failures: readonly Failure[];
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** A check of the whole tree, which counts as one test. */
const check = (name: string, ...command: string[]): Part => ({
  name,
  run: async () => {
    const { ok, output } = await runNode(command);
    const tally = { ...emptyTally, [ok ? 'passed' : 'failed']: 1 };
    return {
      tally,
      output,
      failures: ok ? [] : [{ command: `npm test -- ${name}`, reason: reasonOf([output]) }],
    };
  },
});

const runner = <Report>(
  name: string,
  tallyOf: (report: Report) => Tally,
  failuresOf: FailuresOf<Report>,
  command: (report: string) => { args: string[]; env?: NodeJS.ProcessEnv },
  explain: (report: Report) => Promise<string> = async () => '',
): Part => ({
  name,
  run: async (folder) => {
    const path = join(folder, `${name}.json`);
    const { args, env = {} } = command(path);
    const { ok, output } = await runNode(args, { env });
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) return { tally: withRunnerFailure(emptyTally, ok), output, failures: [] };
    const report: Report = JSON.parse(text);
    return {
      tally: withRunnerFailure(tallyOf(report), ok),
      output: (await explain(report)) + output,
      failures: failuresOf(report),
    };
  },
});

/** Tests of these projects of `vitest.config.ts`, in files whose path contains one of the words. */
export const tests = (
  name: string,
  projects: readonly string[],
  { words = [], named }: { words?: readonly string[]; named?: string | undefined } = {},
): Part =>
  runner<VitestReport & VitestResults>(name, tallyOfVitest, failedTests, (report) => ({
    args: [
      bin('vitest'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...words,
      ...(named === undefined ? [] : ['--testNamePattern', named]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  }));

/** Describes the page of each failed journey, so that the log contains the cause of a random failure. */
const pagesOf = async (report: PlaywrightResults): Promise<string> => {
  const pages = await Promise.all(failedPages(report).map((path) => readFile(path, 'utf8')));
  return pages
    .map(pageWithin)
    .filter((page) => page !== '')
    .map((page) => `The page at the failure:\n${page}\n`)
    .join('');
};

/** Journeys of these projects of `e2e/playwright.config.ts`. */
const journeys = (name: string, ...projects: string[]): Part =>
  runner<PlaywrightReport & PlaywrightResults>(
    name,
    tallyOfPlaywright,
    failedJourneys,
    (report) => ({
      args: [
        bin('playwright'),
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=list,json',
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    pagesOf,
  );

const checks: readonly Part[] = [
  check('types', 'scripts/types.ts'),
  check('lint', bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=40'),
  check('comments', 'scripts/comments.ts'),
  check('boundaries', 'scripts/boundaries.ts'),
  check('unused', bin('knip'), '--cache'),
];

const quickProjects = ['scripts', 'domain', 'contract', 'payment-sandbox', 'web', 'bench', 'server'];

const allProjects = [...quickProjects, 'proofs'];

/** Projects in which these words of `npm test -- threads` are sought: the proofs are found by their path alone. */
export const projectsFor = (words: readonly string[]): readonly string[] =>
  words.some((word) => word.endsWith('.test.ts')) ? allProjects : quickProjects;

const built: readonly (readonly Part[])[] = [checks, [check('build', 'scripts/build.ts')]];

/** `npm test`: groups run one after the other, the parts of a group in parallel. */
export const quick: readonly (readonly Part[])[] = [
  ...built,
  [tests('tests', quickProjects)],
  [journeys('journeys', 'main')],
];

/** `npm run test:all`. Starts each runner only once, which saves a minute of its end on a single core. */
export const whole: readonly (readonly Part[])[] = [
  ...built,
  [tests('tests', allProjects)],
  [journeys('journeys', 'main', 'more')],
];

/** Parts that only `npm run test:all` has; each can be run by its name. */
export const further: readonly Part[] = [tests('proofs', ['proofs']), journeys('more-journeys', 'more')];
