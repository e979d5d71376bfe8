import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runNode } from './command.ts';

/** The built screens, and whether they match their present sources. */

const web = join(root, 'apps/web');
const stamp = join(web, 'build/sources.sha256');
const parts = ['build/client', 'build/server/index.js'].map((part) => join(web, part));

/** Everything that a build reads, including the versions of its libraries. */
const sources = [
  'apps/web/*.{ts,json}',
  'apps/web/{app,public,scripts}/**/*',
  'packages/{domain,contract}/{src/**/*,package.json}',
  'package-lock.json',
];

const digestOfSources = async (): Promise<string> => {
  const entries = globSync(sources, { cwd: root, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
  const hash = createHash('sha256');
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(path.slice(root.length)).update('\0');
    hash.update(await readFile(path)).update('\0');
  }
  return hash.digest('hex');
};

export const isWebFresh = async (): Promise<boolean> => {
  if (!existsSync(stamp) || !parts.every((part) => existsSync(part))) return false;
  return (await readFile(stamp, 'utf8')) === (await digestOfSources());
};

/** False after `npm ci --omit=dev`, which does not install the builder. */
export const canBuildWeb = (): boolean =>
  existsSync(web) && existsSync(join(root, 'node_modules/@react-router/dev'));

export const buildWeb = async () => {
  const digest = await digestOfSources();
  const router = join(root, 'node_modules/.bin/react-router');
  const env = { NODE_ENV: 'production' };
  const built = await runNode([router, 'build'], { cwd: web, env });
  if (!built.ok) return built;
  const compressed = await runNode(['scripts/compress.ts'], { cwd: web, env });
  if (compressed.ok) await writeFile(stamp, digest);
  return {
    ok: compressed.ok,
    output: built.output + compressed.output,
    seconds: built.seconds + compressed.seconds,
  };
};
