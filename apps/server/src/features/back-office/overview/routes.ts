import * as calls from '@basoche/contract/back-office/overview';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { overviewOf } from './service.ts';

export const overviewRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readOfficeOverview, ({ viewer }) => overviewOf(platform, viewer));
};
