import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb, canBuildWeb, isWebFresh } from '../../scripts/support/web-build.ts';
import { startProcess, untilReady } from './processes.ts';
import { median } from './report.ts';

/**
 * Time from `npm start` to ready: for a first start (new database, migrations, demonstration) and for later ones. The
 * screens are already built, as `npm ci` does. `--check` fails if an aim is missed.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4520' },
  },
});
const aims = { first: 6, later: 3 } as const;
const root = fileURLToPath(new URL('../..', import.meta.url));
const environment = { PORT: options.port, HOST: '127.0.0.1', LOG_LEVEL: 'warn' };

const startOnce = async (dataDir: string): Promise<number> => {
  const startedAt = performance.now();
  const started = await startProcess(['start'], {
    command: 'npm',
    cwd: root,
    environment: { ...environment, DATA_DIR: dataDir },
  });
  try {
    await untilReady(`http://127.0.0.1:${options.port}`);
    return (performance.now() - startedAt) / 1000;
  } finally {
    await started.stop();
  }
};

// Builds the screens first, so that their build is not measured.
if (canBuildWeb() && !(await isWebFresh())) await buildWeb();

const times = { first: [] as number[], later: [] as number[] };
for (let round = 0; round < Number(options.rounds); round += 1) {
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-start-'));
  times.first.push(await startOnce(dataDir));
  times.later.push(await startOnce(dataDir));
  await rm(dataDir, { recursive: true, force: true });
}

let missed = 0;
for (const which of ['first', 'later'] as const) {
  const seconds = median(times[which]);
  const isMet = seconds <= aims[which];
  if (!isMet) missed += 1;
  process.stdout.write(
    `${isMet ? 'met   ' : 'MISSED'}  ${which} start: ${seconds.toFixed(2)} s (aim ${aims[which]} s; all: ${times[which].map((one) => one.toFixed(2)).join(', ')})\n`,
  );
}
process.stdout.write(`load average ${loadavg()[0]?.toFixed(1)}\n`);
process.exit(options.check && missed > 0 ? 1 : 0);
