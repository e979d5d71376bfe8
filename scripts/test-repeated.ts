import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runNode } from './support/command.ts';
import { machineSeconds } from './support/processor.ts';

/**
 * Runs the suite several times on the same tree, and prints a row for each run: a check that fails by chance
 * shows here. `--all` runs `npm run test:all`; `--busy` keeps every core busy meanwhile.
 */
const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    all: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
  },
});

const loops = options.busy
  ? Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  : [];

console.log('| run | result | minutes | processor minutes of the machine |\n|---|---|---|---|');
for (let run = 1; run <= Number(options.times); run += 1) {
  const spentBefore = machineSeconds();
  const { ok, output, seconds } = await runNode(['scripts/test.ts', ...(options.all ? ['--all'] : [])]);
  const spent = ((machineSeconds() - spentBefore) / 60).toFixed(1);
  console.log(
    `| ${run} | ${output.trimEnd().split('\n').at(-1)} | ${(seconds / 60).toFixed(1)} | ${spent} |`,
  );
  if (ok) continue;
  process.exitCode = 1;
  console.error(output);
}
for (const loop of loops) loop.kill();
