import * as contract from '@basoche/contract/auth/address';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as service from './service.ts';

export const addressRoutes = (mount: Mount, platform: Platform): void => {
  mount(contract.readAddress, ({ viewer }) => service.read(platform, viewer));
  mount(contract.askAddress, ({ viewer, body }) => service.ask(platform, viewer, body));
  mount(contract.dropAddress, ({ viewer }) => service.drop(platform, viewer));
  mount(contract.readAddressLink, ({ params }) => service.readLink(platform, params.code));
  mount(contract.agreeAddress, async ({ params }) => ({
    isChanged: await service.agree(platform, params.code),
  }));
  mount(contract.refuseAddress, ({ params }) => service.refuseChange(platform, params.code));
};
