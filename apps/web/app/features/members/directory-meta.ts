import type { PublicPage } from '../../lib/meta.ts';
import { type DirectoryAudience, directories, directoryPaths } from './directory-content.ts';

/** Metadata of the directory: one canonical address for all searches and filters. */
export const directoryMeta = (audience: DirectoryAudience): PublicPage => ({
  title: directories[audience].meta,
  description: directories[audience].metaText,
  path: directoryPaths[audience],
  picture: 'membres',
  trail: [],
});
