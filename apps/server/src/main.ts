import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { ConfigRefused } from './config-refused.ts';
import { DatabaseAddressRefused } from './platform/database/check-addresses.ts';
import { DataDirectoryInUse, lockDataDirectory } from './platform/database/data-lock.ts';
import { startEmbeddedDatabase } from './platform/database/embedded-database.ts';
import { MigrationRefused } from './platform/database/requirements.ts';
import { openDraining } from './platform/http/draining.ts';
import type { Logger } from './platform/observability/log.ts';
import { openObservability } from './platform/observability/observability.ts';
import { watchUncaught } from './platform/observability/uncaught.ts';
import { RedisRefused } from './platform/redis/redis-refused.ts';

let leaving = false;
const draining = openDraining();
let drainMs = 0;

interface Resource {
  readonly name: string;
  close(): Promise<unknown>;
  /** True to await its closing in full, however long the others took. */
  readonly whole: boolean;
}

/** Open resources, to be closed in reverse order. */
const resources: Resource[] = [];

const onClose = (name: string, close: () => Promise<unknown>, { whole = false } = {}): void => {
  resources.push({ name, close, whole });
  if (leaving) throw new Error('Told to stop while it started');
};

const closeAll = async (log: Logger | undefined, late: Promise<'late'>): Promise<void> => {
  for (const { name, close, whole } of resources.splice(0).reverse()) {
    const closed = close().catch((error) => log?.warn({ err: error, part: name }, 'Did not close cleanly'));
    if (whole) await closed;
    else if ((await Promise.race([closed, late])) === 'late')
      log?.warn({ part: name }, 'Was not closed in time');
  }
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { log, tracing, failures, close } = await openObservability(config);
  onClose('observability', close);
  stopOnSignals(log);

  let databaseUrl = config.databaseUrl;
  if (databaseUrl === null) {
    const lock = await lockDataDirectory(config.dataDir);
    onClose('lock', () => lock.release(), { whole: true });
    const embedding = startEmbeddedDatabase({ dataDir: config.dataDir, log });
    // Lets the database's programs start first: they then run in parallel while this program loads, which blocks
    // the thread.
    await Promise.race([embedding, pause(100)]);
    await import('./program.ts');
    const embedded = await embedding;
    onClose('embedded database', () => embedded.stop(), { whole: true });
    databaseUrl = embedded.url;
  }

  const fromSources = process.argv.includes('--dev');
  const { openProgram } = await import('./program.ts');
  const { address } = await openProgram({
    config,
    databaseUrl,
    log,
    tracing,
    failures,
    draining,
    onClose,
    fromSources,
  });
  if (address !== null) drainMs = config.drainMs;
  const ms = Math.round(performance.now());
  if (address === null) process.stdout.write(`worker ready in ${ms} ms\n`);
  else process.stdout.write(`ready on http://localhost:${new URL(address).port} in ${ms} ms\n`);
  // So that the next start is fast even if this process is killed.
  flushCompileCache();
  // Frees the memory used for loading and for the demonstration, some 130 MB. Only if Node was started with
  // `--expose-gc`.
  await globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'async' });
};

/**
 * Times of a stop, in milliseconds. All parts but the database have the first to finish; the database has until the
 * second.
 */
const finishMs = 7_000;
const graceMs = 9_500;
/** Share of draining within this time, in milliseconds. A longer drain set by the operator is added to it. */
const drainingMs = 2_000;

/** The message for an error that stops the start: one sentence for a known error, the whole error otherwise. */
const sentenceOf = (error: unknown): string => {
  if (
    error instanceof ConfigRefused ||
    error instanceof DataDirectoryInUse ||
    error instanceof DatabaseAddressRefused ||
    error instanceof MigrationRefused ||
    error instanceof RedisRefused
  ) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Another program listens on this port: set PORT to a free one. (${error.message})`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const leave = async (code: number, log?: Logger): Promise<never> => {
  const began = performance.now();
  if (code === 0) await draining.begin(drainMs);
  const beyond = code === 0 ? Math.max(0, drainMs - drainingMs) : 0;
  const left = (ms: number) => Math.max(0, began + beyond + ms - performance.now());
  setTimeout(() => process.exit(code === 0 ? 1 : code), left(graceMs)).unref();
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, left(finishMs), 'late'));
  // Waits for parts that are still opening, so that they can be closed.
  await Promise.race([starting.catch(() => undefined), late]);
  await closeAll(log, late);
  process.exit(code);
};

const stopOnSignals = (log: Logger): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (leaving) return;
      leaving = true;
      log.info({ signal }, 'Stopping: what runs is finished first');
      void leave(0, log);
    });
  }
  watchUncaught(process, log, () => {
    if (leaving) return;
    leaving = true;
    void leave(1, log);
  });
};

const starting = start();
starting.catch((error) => {
  if (leaving) return;
  leaving = true;
  process.stderr.write(`${sentenceOf(error)}\n`);
  void leave(1);
});
