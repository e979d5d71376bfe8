import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { noteCost, processorSeconds } from '../../scripts/support/processor.ts';
import { root, serverPlace } from './programs.ts';

/**
 * Starts the PostgreSQL server that all journeys share, with a migrated template; resolves with the function that
 * stops it.
 */
export const startPostgres = async (): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, ['apps/server/test/serve-template.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [said] = await Promise.race([once(child.stdout, 'data'), ended]);
  const url = String(said).trim();
  if (!url.startsWith('postgres')) throw new Error('The PostgreSQL of the journeys did not start.');
  process.env[serverPlace] = url;
  return async () => {
    child.stdin.end();
    await ended;
  };
};

/** Starts PostgreSQL before the journeys, and removes everything after them. */
export default async (): Promise<() => Promise<void>> => {
  const before = processorSeconds();
  const stopPostgres = await startPostgres();
  return async () => {
    await stopPostgres();
    noteCost('runner of the journeys, with its workers', processorSeconds() - before);
    const folder = process.env.BASOCHE_JOURNEYS;
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  };
};
