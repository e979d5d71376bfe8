import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Aim, aimLine } from '../report.ts';
import { addressesOf } from './addresses.ts';
import { audit } from './audit.ts';
import { openProduct } from './product.ts';
import { rates } from './rates.ts';

/**
 * The built pages: the number that two processes render and serve per second, and Lighthouse's results on a
 * phone. `--check` fails if an aim is missed.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    /** Lighthouse runs per page. */
    runs: { type: 'string', default: '5' },
    /** Rounds of load, and the seconds of each. */
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '8' },
    /**
     * Only pages whose name begins with one of these texts, separated by commas; all by default. `none`
     * measures only the rates.
     */
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
  const found = await rates(product, {
    rounds: Number(options.rounds),
    seconds: Number(options.seconds),
    connections: Number(options.connections),
  });
  tell(found.table);
  aims.push(...found.aims);

  const pages = (await addressesOf(origins[0])).filter(({ name }) => isNamed(name));
  // Audited on one process, because one process serves each visitor.
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
