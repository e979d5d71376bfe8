import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './support/command.ts';

/**
 * Changes the domain in thousands of small ways and tells which of them no test notices: `npm run mutants`, or `npm run mutants -- threads`
 * for one of its folders. StrykerJS is installed at the first run, in mutants/: the project itself does without it.
 */

const folder = join(root, 'mutants');
const run = (command: string, args: readonly string[], cwd: string): void => {
  const { status } = spawnSync(command, [...args], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync(join(folder, 'node_modules'))) run('npm', ['ci'], folder);
const [part] = process.argv.slice(2);
const files =
  part === undefined
    ? []
    : ['--mutate', `packages/domain/src/${part}/**/*.ts,!packages/domain/src/**/*.test.ts`];
run(
  process.execPath,
  [
    join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    'mutants/stryker.config.json',
    ...files,
  ],
  root,
);
