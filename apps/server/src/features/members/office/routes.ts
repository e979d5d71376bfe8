import * as calls from '@basoche/contract/members/office';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listMembers, readMember } from './service.ts';

export const officeMemberRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listOfficeMembers, ({ query }) => listMembers(platform, query, pageRequest(query)));
  mount(calls.readOfficeMember, ({ viewer, params }) =>
    readMember(platform, platform.database.db, viewer, params.userId),
  );
};
