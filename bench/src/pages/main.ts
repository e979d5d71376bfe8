import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Aim, aimLine } from '../report.ts';
import { addressesOf } from './addresses.ts';
import { audit } from './audit.ts';
import { openProduct } from './product.ts';
import { rates } from './rates.ts';

/**
 * The built pages: how many of them two processes render and serve in a second, and what Lighthouse says of them on a phone.
 * `--check` fails where an aim is missed.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    /** Runs of Lighthouse for a page. */
    runs: { type: 'string', default: '5' },
    /** Rounds of load, and how long each is. */
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '8' },
    /** Pages by the start of their names, separated by commas; all of them where none is named. `none` measures rates alone. */
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4530' },
  },
});

const tell = (line: string) => process.stdout.write(`${line}\n`);
const isNamed = (name: string) => options.only.split(',').some((start) => name.startsWith(start));

const product = await openProduct(Number(options.port));
const aims: Aim[] = [];
try {
  const { origins } = product;
  const found = await rates(origins, {
    rounds: Number(options.rounds),
    seconds: Number(options.seconds),
    connections: Number(options.connections),
  });
  tell(found.table);
  aims.push(...found.aims);

  const pages = (await addressesOf(origins[0])).filter(({ name }) => isNamed(name));
  // One process is what a visitor is served by.
  for (const page of pages) {
    const { line, aims: own } = await audit(page, Number(options.runs));
    tell(line);
    aims.push(...own);
  }
  tell(
    `\n${cpus().length} cores shared by load or browser, programs and database; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const missed = aims.filter(({ isMet }) => !isMet);
  tell(`${aims.length - missed.length} of ${aims.length} aims met`);
  for (const aim of missed) tell(aimLine(aim));
  if (options.check && missed.length > 0) process.exitCode = 1;
} finally {
  await product.stop();
}
process.exit();
