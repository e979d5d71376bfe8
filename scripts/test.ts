import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Failure } from './support/alone.ts';
import { costsAt, dearest, machineSeconds } from './support/processor.ts';
import { add, emptyTally, summaryLine } from './support/tally.ts';
import { further, type Part, projectsFor, quick, tests, whole } from './support/test-parts.ts';

/**
 * `npm test`: runs checks, tests and main journeys, each to its end even after a failure, with the total in
 * the last line. `--all` adds the proofs and the other journeys. Words select parts by name, or test files by
 * a part of their path.
 */
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    /** Runs only tests whose whole name matches this pattern. */
    named: { type: 'string', short: 't' },
  },
});

const chosenParts = (): readonly (readonly Part[])[] => {
  if (words.length === 0) return options.all ? whole : quick;
  const parts = [...quick.flat(), ...further].filter(({ name }) => words.includes(name));
  const pieces = words.filter((word) => !parts.some(({ name }) => name === word));
  const searched = tests('tests', projectsFor(pieces), { words: pieces, named: options.named });
  return [...parts.map((part) => [part]), ...(pieces.length > 0 ? [[searched]] : [])];
};

const shownLines = 400;

const lastLines = (output: string): string => {
  const lines = output.trimEnd().split('\n');
  return lines.length > shownLines ? ['…', ...lines.slice(-shownLines)].join('\n') : lines.join('\n');
};

const folder = await mkdtemp(join(tmpdir(), 'basoche-test-'));
const costs = join(folder, 'costs.tsv');
Object.assign(process.env, costsAt(costs));
// Node's compile cache, shared by the programs that tests and journeys start.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');

const spentBefore = machineSeconds();
let total = emptyTally;
const failures: Failure[] = [];

const runPart = async (part: Part): Promise<void> => {
  const started = performance.now();
  const { tally, output, failures: ofPart } = await part.run(folder);
  total = add(total, tally);
  failures.push(...ofPart);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${part.name.padEnd(13)} ${summaryLine(tally)} (${seconds} s)`);
  if (tally.failed > 0) console.log(`\n${lastLines(output)}\n`);
};

for (const group of chosenParts()) await Promise.all(group.map(runPart));

const table = dearest(costs, 15);
if (table.length > 0) {
  console.log('\nProcessor seconds, the dearest first:');
  for (const [name, seconds] of table) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  const minutes = (machineSeconds() - spentBefore) / 60;
  console.log(`The machine spent ${minutes.toFixed(1)} minutes of processor meanwhile.`);
}
await rm(folder, { recursive: true, force: true });

if (failures.length > 0) console.log('\nTo run alone what failed:');
for (const { command, reason } of failures)
  console.log(`  ${command}\n${reason.replaceAll(/^/gm, '      ')}`);
console.log(`\n${summaryLine(total)}`);
if (total.failed > 0) process.exitCode = 1;
