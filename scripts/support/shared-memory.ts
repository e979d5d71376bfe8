import { statfsSync } from 'node:fs';

/** Folder that Linux keeps in memory. */
export const sharedMemory = '/dev/shm';

/** Space for a PostgreSQL server with its WAL and several copies, or for the browsers of the journeys, in bytes. */
const roomBytes = 2 * 1024 ** 3;

/** False if it is missing or too small: containers often have 64 MB. */
export const hasRoomInMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory);
    return bavail * bsize >= roomBytes;
  } catch {
    return false;
  }
};
