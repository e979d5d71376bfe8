import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runNode } from './support/command.ts';

/**
 * Runs TypeScript 7 on everything, after generating the web's route types: one project for all Node code, and
 * one thread for each project. A later run checks only files that a change affects.
 */

const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const router = join(root, 'node_modules/.bin/react-router');
const cache = join(root, 'node_modules/.cache/types');

const readJson = <Shape>(...path: string[]): Shape => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

const workspaces = (): string[] => {
  const manifest = readJson<{ workspaces: string[] }>('package.json');
  const manifests = globSync(
    manifest.workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  );
  return manifests.map((path) => join(path, '..')).sort();
};

const { include: ofRoot } = readJson<{ include: string[] }>('tsconfig.json');

/** True if a workspace has its own project or is included in the root's; no other is checked. */
const isChecked = (folder: string): boolean =>
  existsSync(join(root, folder, 'tsconfig.json')) || ofRoot.some((one) => one.startsWith(`${folder}/`));

const check = async (folder: string) => {
  const cwd = join(root, folder);
  const name = relative(root, cwd) || 'all that Node runs';
  if (existsSync(join(cwd, 'react-router.config.ts'))) {
    const generated = await runNode([router, 'typegen'], { cwd });
    if (!generated.ok) return { name, ...generated };
  }
  const buildInfo = join(cache, `${name.replaceAll(/\W+/g, '-')}.tsbuildinfo`);
  const options = ['--singleThreaded', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', buildInfo];
  const args = [compiler, '--project', cwd, ...options];
  return { name, ...(await runNode(args)) };
};

const forgotten = workspaces().filter((folder) => !isChecked(folder));
for (const folder of forgotten)
  console.error(`The types of ${folder} are not checked: give it a tsconfig.json, or add it to the root's.`);

const projects = ['', ...workspaces().filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))];
const results = await Promise.all(projects.map(check));
for (const { name, ok, output } of results) if (!ok) console.error(`${name}\n${output.trimEnd()}\n`);

const failed = results.filter(({ ok }) => !ok);
console.log(`${results.length - failed.length} of ${results.length} projects have sound types`);
if (failed.length + forgotten.length > 0) process.exitCode = 1;
