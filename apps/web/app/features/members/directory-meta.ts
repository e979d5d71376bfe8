import type { PublicPage } from '../../lib/meta.ts';
import { type DirectoryAudience, directories, directoryPaths } from './directory-content.ts';

/** What stands around the directory: one address for it, however it is searched and narrowed. */
export const directoryMeta = (audience: DirectoryAudience): PublicPage => ({
  title: directories[audience].meta,
  description: directories[audience].metaText,
  path: directoryPaths[audience],
  picture: 'membres',
  trail: [],
});
