import { rm } from 'node:fs/promises';
import { startHost } from './host.ts';

/** Before the journeys: what their programs share. After them: nothing is left. */
export default async (): Promise<() => Promise<void>> => {
  const stopHost = await startHost();
  return async () => {
    await stopHost();
    const folder = process.env.BASOCHE_JOURNEYS;
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  };
};
