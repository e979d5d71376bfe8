import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runNode } from './support/command.ts';
import {
  add,
  honest,
  lineOf,
  nothing,
  type Tally,
  tallyOfPlaywright,
  tallyOfVitest,
} from './support/tally.ts';

/**
 * `npm test`: every check there is, each to its end even when one before it failed, and the sum in one last line. What reads the
 * sources runs at once; what measures and waits runs alone. A check of the whole tree counts as one test.
 */

interface Part {
  readonly name: string;
  run(folder: string): Promise<{ readonly tally: Tally; readonly output: string }>;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

const check = (name: string, ...command: string[]): Part => ({
  name,
  run: async () => {
    const { ok, output } = await runNode(command);
    return { tally: { ...nothing, [ok ? 'passed' : 'failed']: 1 }, output };
  },
});

const runner = <Report>(
  name: string,
  tallyOf: (report: Report) => Tally,
  command: (report: string) => { args: string[]; env?: NodeJS.ProcessEnv },
): Part => ({
  name,
  run: async (folder) => {
    const path = join(folder, `${name}.json`);
    const { args, env = {} } = command(path);
    const { ok, output } = await runNode(args, { env });
    const report = await readFile(path, 'utf8').catch(() => undefined);
    const counted = report === undefined ? nothing : tallyOf(JSON.parse(report));
    return { tally: honest(counted, ok), output };
  },
});

const readers: readonly Part[] = [
  check('types', 'scripts/types.ts'),
  check('lint', bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=40'),
  check('boundaries', 'scripts/boundaries.ts'),
  check('unused', bin('knip')),
];

const runners: readonly Part[] = [
  check('build', 'scripts/build.ts'),
  runner('vitest', tallyOfVitest, (report) => ({
    args: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  })),
  runner('journeys', tallyOfPlaywright, (report) => ({
    args: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })),
];

/** What runs at once, one group after the other. */
const groups: readonly (readonly Part[])[] = [readers, ...runners.map((part) => [part])];
const parts = groups.flat();

const shownLines = 400;

const lastLines = (output: string): string => {
  const lines = output.trimEnd().split('\n');
  return lines.length > shownLines ? ['…', ...lines.slice(-shownLines)].join('\n') : lines.join('\n');
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. There are ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'basoche-test-'));
// The programs that the tests and the journeys start are compiled once.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
let total = nothing;
for (const group of groups) {
  const started = performance.now();
  const running = group
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .map(async (part) => {
      const { tally, output } = await part.run(folder);
      total = add(total, tally);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.log(`${tally.failed > 0 ? '✗' : '✓'} ${part.name.padEnd(10)} ${lineOf(tally)} (${seconds} s)`);
      if (tally.failed > 0) console.log(`\n${lastLines(output)}\n`);
    });
  await Promise.all(running);
}
await rm(folder, { recursive: true, force: true });

console.log(lineOf(total));
if (total.failed > 0) process.exitCode = 1;
