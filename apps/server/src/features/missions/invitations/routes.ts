import * as calls from '@basoche/contract/missions/invitations';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as invitations from './service.ts';

export const invitationRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.inviteToApply, ({ viewer, body }) => invitations.invite(platform, viewer, body));
  mount(calls.listInvitableMissions, ({ viewer, params, query }) =>
    invitations.listInvitable(platform, viewer, params.memberID, pageRequest(query)),
  );
};
