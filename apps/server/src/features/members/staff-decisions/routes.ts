import * as calls from '@basoche/contract/members/office';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { decideOnMember } from './service.ts';

export const staffDecisionRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.suspendMember, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'suspend' }),
  );
  mount(calls.restoreMember, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'restore' }),
  );
  mount(calls.endMemberSessions, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'endSessions' }),
  );
  mount(calls.eraseMember, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'erase' }),
  );
};
