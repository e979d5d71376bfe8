import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** Installs a package outside the workspaces at its first use: `npm ci` does not install it. */
export const installOnce = (folder: string): void => {
  const cwd = join(root, folder);
  if (existsSync(join(cwd, 'node_modules'))) return;
  const { status } = spawnSync('npm', ['ci'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The libraries of ${folder} could not be installed.`);
};
