import * as calls from '@basoche/contract/members/visibility';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readVanity, setVisibility } from './service.ts';

export const visibilityRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.setVisibility, ({ viewer, params, body }) => setVisibility(platform, viewer, params.id, body));
  mount(calls.readVanity, ({ params }) => readVanity(platform, params.vanity));
};
