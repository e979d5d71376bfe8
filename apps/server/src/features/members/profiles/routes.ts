import * as calls from '@basoche/contract/members/members';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { profileOf } from './service.ts';

export const profileRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readProfile, ({ params, viewer }) =>
    profileOf(platform, platform.database.db, params.id, viewer),
  );
};
