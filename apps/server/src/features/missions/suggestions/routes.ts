import { suggestInvitees } from '@basoche/contract/missions/invitations';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { suggestions } from './service.ts';

export const suggestionRoutes = (mount: Mount, platform: Platform): void => {
  mount(suggestInvitees, ({ viewer, params }) => suggestions(platform, viewer, params.id));
};
