import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runNode } from './support/command.ts';

/** TypeScript 7 over the scripts and every workspace; the web's generated route types first. */

const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const router = join(root, 'node_modules/.bin/react-router');

const projectFolders = (): string[] => {
  const manifest: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = globSync(
    manifest.workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  );
  return [root, ...manifests.map((path) => join(root, path, '..')).sort()];
};

const check = async (folder: string) => {
  const name = relative(root, folder) || 'scripts';
  if (!existsSync(join(folder, 'tsconfig.json'))) {
    return {
      name,
      ok: false,
      output: `${name} has no tsconfig.json: its types are not checked.`,
      seconds: 0,
    };
  }
  if (existsSync(join(folder, 'react-router.config.ts'))) {
    const generated = await runNode([router, 'typegen'], { cwd: folder });
    if (!generated.ok) return { name, ...generated };
  }
  return { name, ...(await runNode([compiler, '--project', folder, '--pretty', 'false'])) };
};

const results = await Promise.all(projectFolders().map(check));
for (const { name, ok, output } of results) if (!ok) console.error(`${name}\n${output.trimEnd()}\n`);

const failed = results.filter(({ ok }) => !ok);
console.log(`${results.length - failed.length} of ${results.length} workspaces have sound types`);
if (failed.length > 0) process.exitCode = 1;
