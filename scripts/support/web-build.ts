import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runNode } from './command.ts';

/** The built screens, and whether they match their present sources. */

const web = join(root, 'apps/web');
const stampFile = join(web, 'build/sources.json');
const parts = ['build/client', 'build/server/index.js'].map((part) => join(web, part));

/** All inputs of a build, including the versions of its libraries. */
const sources = [
  'apps/web/*.{ts,json}',
  'apps/web/{app,public,scripts}/**/*',
  'packages/{domain,contract}/{src/**/*,package.json}',
  'package-lock.json',
];

/** Sources of a build, as they were when it started. */
interface Stamp {
  readonly digest: string;
  readonly files: number;
  /** Time at which their reading began, in milliseconds. */
  readonly at: number;
}

const sourceFiles = (): string[] =>
  globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

const readSources = async (): Promise<Stamp> => {
  const at = Date.now();
  const files = sourceFiles();
  const hash = createHash('sha256');
  for (const path of files) {
    hash.update(path.slice(root.length)).update('\0');
    hash.update(await readFile(path)).update('\0');
  }
  return { digest: hash.digest('hex'), files: files.length, at };
};

/** Stamp of the last build; undefined if it is missing or incomplete. */
const readStamp = (): Promise<Stamp | undefined> =>
  readFile(stampFile, 'utf8')
    .then((text): Stamp => JSON.parse(text))
    .catch(() => undefined);

const writeStamp = (stamp: Stamp): Promise<void> => writeFile(stampFile, JSON.stringify(stamp));

/**
 * True if no source was added, removed, changed or renamed since then. Much faster than reading all of them.
 */
const areUntouched = ({ files, at }: Stamp): boolean => {
  const present = sourceFiles();
  return present.length === files && present.every((path) => statSync(path).ctimeMs < at);
};

export const isWebFresh = async (): Promise<boolean> => {
  const built = await readStamp();
  if (built === undefined || !parts.every((part) => existsSync(part))) return false;
  if (areUntouched(built)) return true;
  const present = await readSources();
  if (present.digest !== built.digest) return false;
  // Saves time at the next check only; without it, the sources are read again.
  await writeStamp(present).catch(() => undefined);
  return true;
};

/** False after `npm ci --omit=dev`, which does not install the builder. */
export const canBuildWeb = (): boolean =>
  existsSync(web) && existsSync(join(root, 'node_modules/@react-router/dev'));

export const buildWeb = async () => {
  const read = await readSources();
  const router = join(root, 'node_modules/.bin/react-router');
  const env = { NODE_ENV: 'production' };
  const built = await runNode([router, 'build'], { cwd: web, env });
  if (!built.ok) return built;
  const styled = await runNode(['scripts/frame-style.ts'], { cwd: web, env });
  if (!styled.ok) return styled;
  const compressed = await runNode(['scripts/compress.ts'], { cwd: web, env });
  if (compressed.ok) await writeStamp(read);
  return {
    ok: compressed.ok,
    output: built.output + styled.output + compressed.output,
    seconds: built.seconds + styled.seconds + compressed.seconds,
  };
};
