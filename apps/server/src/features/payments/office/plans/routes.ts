import { readOfficePlans } from '@basoche/contract/payments/office-plans';
import type { Mount } from '../../../../platform/http/mount.ts';
import type { Platform } from '../../../../platform/platform.ts';
import * as plans from './service.ts';

export const officePlanRoutes = (mount: Mount, platform: Platform): void => {
  mount(readOfficePlans, () => plans.read(platform));
};
