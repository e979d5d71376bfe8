import { findProgram, runTests } from './support/beside.ts';

/**
 * `npm run test:edge`: the program behind a real Varnish with `docs/operation/varnish.vcl`. The program of Varnish is
 * `VARNISHD`, or `varnishd` on the PATH; it needs a C compiler for its configuration.
 */
const program = await findProgram('VARNISHD', ['varnishd']);
if (program === null) {
  console.error(
    'Varnish is missing: name its program in VARNISHD, or install it (Debian: the package varnish, 7.1 or newer).',
  );
  process.exit(1);
}
process.env.TEST_VARNISH = program;
await runTests('edge', ['edge'], process.argv.slice(2));
