import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './support/command.ts';
import { type MutantReport, readExplanations, unexplained } from './support/mutants.ts';
import { installOnce } from './support/own-package.ts';

/**
 * Mutates the domain in thousands of small ways, and lists the mutants that no test notices: `npm run mutants`, `npm
 * run mutants -- threads` for a folder, `-- threads/unread-digest.ts` for a file.
 *
 * Fails if too few are noticed. Installs StrykerJS at the first run, in mutants/, so that the project does not depend
 * on it.
 */

const folder = join(root, 'mutants');
const result = join(folder, '.result/mutants.json');
const [part = ''] = process.argv.slice(2);

installOnce('mutants');
rmSync(result, { force: true });
const { status } = spawnSync(
  process.execPath,
  [join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', 'mutants/stryker.config.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, MUTANTS_OF: part } },
);
process.exitCode = status ?? 1;

if (existsSync(result)) {
  const report: MutantReport = JSON.parse(readFileSync(result, 'utf8'));
  const explained = readExplanations(readFileSync(join(folder, 'explained.txt'), 'utf8'));
  const { survivors, stale } = unexplained(report, explained);
  const tell = (title: string, lines: readonly string[]) =>
    lines.length > 0 && console.log(`${title}\n${lines.join('\n')}`);
  tell('Noticed by no test, and not explained in mutants/explained.txt:', survivors);
  tell('Explained in mutants/explained.txt, and noticed or gone:', stale);
}
