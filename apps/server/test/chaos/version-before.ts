import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * The previous version of the program, from the history of the repository, with the dependencies that are
 * installed here.
 */

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);

const git = async (...parameters: string[]): Promise<string> =>
  (await run('git', parameters, { cwd: root, maxBuffer: 2 ** 26 })).stdout.trim();

const migrations = 'apps/server/migrations';

const migrationsOf = async (commit: string): Promise<string[]> =>
  (await git('ls-tree', '--name-only', `${commit}:${migrations}`)).split('\n').sort();

/**
 * The newest tag before this commit. Without a tag, the newest commit that has fewer migrations and no gap in
 * their numbers: parallel work may land a lower number after a higher one.
 */
const commitBefore = async (): Promise<string> => {
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => '');
  if (tag !== '') return tag;
  const known = await migrationsOf('HEAD');
  const added = await git('log', '--diff-filter=A', '--format=%H', '--', migrations);
  for (const commit of added.split('\n')) {
    const before = await migrationsOf(`${commit}^`);
    if (before.every((name, index) => name === known[index])) return `${commit}^`;
  }
  throw new Error('No commit has fewer migrations.');
};

/** Links every package of `node_modules` into the folder, except this repository's own packages. */
const linkModules = async (folder: string): Promise<void> => {
  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(join(root, 'node_modules'))) {
    const from = join(root, 'node_modules', name);
    if (name === '@basoche') await cp(from, join(modules, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(from, join(modules, name));
  }
  const nested = join(root, 'apps/server/node_modules');
  if ((await readdir(nested).catch(() => [])).length > 0)
    await symlink(nested, join(folder, 'apps/server/node_modules'));
};

const migrator = 'apps/server/src/platform/database';

/**
 * A version without the rule of decision 0099 would refuse the newer tables: copy the present migrator into
 * it.
 */
const giveMigrator = async (folder: string): Promise<boolean> => {
  const text = await readFile(join(folder, migrator, 'migrate.ts'), 'utf8');
  if (text.includes('survived_from')) return false;
  for (const name of ['migrate.ts', 'surviving-programs.ts'])
    await copyFile(join(root, migrator, name), join(folder, migrator, name));
  return true;
};

export interface VersionBefore {
  /** Path of the sources of its server. */
  readonly sources: string;
  /** Its commit, and the parts that were replaced. */
  readonly name: string;
  remove(): Promise<void>;
}

export const unpackVersionBefore = async (named = process.env.CHAOS_BEFORE): Promise<VersionBefore> => {
  const commit = await git('rev-parse', '--short', named ?? (await commitBefore()));
  const folder = await mkdtemp(join(tmpdir(), 'basoche-before-'));
  const archive = join(folder, 'before.tar');
  await git('archive', `--output=${archive}`, commit);
  await run('tar', ['--extract', '--file', archive, '--directory', folder]);
  await linkModules(folder);
  const isGiven = await giveMigrator(folder);
  const isSameLock = (await git('diff', '--name-only', commit, '--', 'package-lock.json')) === '';
  return {
    sources: join(folder, 'apps/server/src/'),
    name: [
      commit,
      ...(isSameLock ? [] : ['with the dependencies of this version']),
      ...(isGiven ? ['with the migrator of this version'] : []),
    ].join(', '),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
