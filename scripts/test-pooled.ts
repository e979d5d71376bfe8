import { access, constants, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { tests } from './support/parts.ts';
import { lineOf } from './support/tally.ts';

/**
 * `npm run test:pooled`: the tests of the server with a real PgBouncer in transaction mode before the database, and those
 * about the pool. The program is `PGBOUNCER`, or `pgbouncer` on the PATH. Words select files by a piece of their path.
 */
const isProgram = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

const findPgBouncer = async (): Promise<string | null> => {
  const named = process.env.PGBOUNCER;
  if (named !== undefined && named !== '') return (await isProgram(named)) ? named : null;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  for (const folder of folders) {
    const path = join(folder, 'pgbouncer');
    if (await isProgram(path)) return path;
  }
  return null;
};

const program = await findPgBouncer();
if (program === null) {
  console.error(
    'PgBouncer is missing: name its program in PGBOUNCER, or install it (Debian: the package pgbouncer, 1.21 or newer).',
  );
  process.exit(1);
}
process.env.TEST_PGBOUNCER = program;

const folder = await mkdtemp(join(tmpdir(), 'basoche-pooled-'));
const { tally, output } = await tests('pooled', ['server', 'pooled'], { words: process.argv.slice(2) }).run(
  folder,
);
await rm(folder, { recursive: true, force: true });
console.log(output);
console.log(lineOf(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
