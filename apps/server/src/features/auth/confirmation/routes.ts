import * as contract from '@basoche/contract/auth/confirmation';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as service from './service.ts';

export const confirmationRoutes = (mount: Mount, platform: Platform): void => {
  mount(contract.sendConfirmationAgain, ({ viewer, body }) =>
    service.sendAgain(platform, viewer, body.returnTo),
  );
  mount(contract.correctAddress, ({ viewer, body }) => service.correctAddress(platform, viewer, body));
};
