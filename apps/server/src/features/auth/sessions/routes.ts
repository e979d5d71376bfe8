import * as contract from '@basoche/contract/auth/sessions';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as service from './service.ts';

export const sessionRoutes = (mount: Mount, platform: Platform): void => {
  mount(contract.listSessions, ({ viewer }) => service.list(platform, viewer));
  mount(contract.endSession, ({ viewer, params }) => service.end(platform, viewer, params.id));
  mount(contract.endOtherSessions, ({ viewer }) => service.endOthers(platform, viewer));
  mount(contract.prove, ({ viewer, body }) => service.prove(platform, viewer, body.password));
};
