import * as calls from '@basoche/contract/members/directory';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listMembers } from './service.ts';

export const directoryRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listDirectory, ({ viewer, query }) => listMembers(platform, viewer, query, pageRequest(query)));
};
