import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './support/command.ts';
import { installOnce } from './support/own-package.ts';

/**
 * Changes the domain in thousands of small ways and tells which of them no test notices: `npm run mutants`, or `npm run mutants -- threads`
 * for one of its folders. StrykerJS is installed at the first run, in mutants/: the project itself does without it.
 */

const folder = join(root, 'mutants');
installOnce('mutants');
const [part] = process.argv.slice(2);
const files =
  part === undefined
    ? []
    : ['--mutate', `packages/domain/src/${part}/**/*.ts,!packages/domain/src/**/*.test.ts`];
const { status } = spawnSync(
  process.execPath,
  [
    join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    'mutants/stryker.config.json',
    ...files,
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
