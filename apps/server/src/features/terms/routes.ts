import * as contract from '@basoche/contract/terms/terms';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as service from './service.ts';

export const termsRoutes = (mount: Mount, platform: Platform): void => {
  mount(contract.readOwnTexts, ({ viewer }) => service.readOwn(platform, viewer));
  mount(contract.acceptTexts, ({ viewer, body }) => service.accept(platform, viewer, body));
};
