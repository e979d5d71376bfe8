import { listRetentionNights } from '@basoche/contract/own-data/retention';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { nights } from './service.ts';

export const retentionRoutes = (mount: Mount, platform: Platform): void => {
  mount(listRetentionNights, ({ query }) => nights(platform, pageRequest(query)));
};
