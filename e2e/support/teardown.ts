import { rm } from 'node:fs/promises';

export default async (): Promise<void> => {
  const folder = process.env.BASOCHE_JOURNEYS;
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
};
