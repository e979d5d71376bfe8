import { globSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes files from an installation that no running program reads: headers and pages of Node, source maps.
 */
export const removeUnread = async (modules: string): Promise<void> => {
  const ofNode = globSync('node-*/{include,share,CHANGELOG.md}', { cwd: modules });
  for (const path of ofNode) await rm(join(modules, path), { recursive: true });
  // Links to the workspaces are not followed.
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile() && /\.(?:[cm]?js|ts|css)\.map$/.test(entry.name))
      await rm(join(entry.parentPath, entry.name));
};
