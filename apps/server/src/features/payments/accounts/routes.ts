import * as contract from '@basoche/contract/payments/accounts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as service from './service.ts';

export const accountRoutes = (mount: Mount, platform: Platform): void => {
  mount(contract.openAccount, ({ viewer, body }) =>
    service.onboard(platform, viewer, service.backTo(body.postulationID)),
  );
  mount(contract.readAccount, ({ viewer }) => service.read(platform, viewer));
  mount(contract.openPartnerAccount, ({ viewer }) => service.onboard(platform, viewer, '/partner'));
  mount(contract.readPartnerAccount, ({ viewer }) => service.read(platform, viewer));
};
