import { findProgram, runTests } from './support/beside.ts';

/**
 * `npm run test:pooled`: the server's tests with a real PgBouncer in transaction mode in front of the
 * database, and the tests about the pool. The program is `PGBOUNCER`, or `pgbouncer` on the PATH. Words
 * select files by a part of their path.
 */
const program = await findProgram('PGBOUNCER', ['pgbouncer']);
if (program === null) {
  console.error(
    'PgBouncer is missing: name its program in PGBOUNCER, or install it (Debian: the package pgbouncer, 1.21 or newer).',
  );
  process.exit(1);
}
process.env.TEST_PGBOUNCER = program;
await runTests('pooled', ['server', 'pooled'], process.argv.slice(2));
