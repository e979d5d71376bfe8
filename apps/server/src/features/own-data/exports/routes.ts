import * as contract from '@basoche/contract/own-data/own-data';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as service from './service.ts';

export const exportRoutes = (mount: Mount, platform: Platform): void => {
  mount(contract.askExport, ({ viewer }) => service.ask(platform, viewer));
  mount(contract.listExports, ({ viewer }) => service.list(platform, viewer));
  mount(contract.readExport, ({ viewer, params }) => service.read(platform, viewer, params.id));
};
