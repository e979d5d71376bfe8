import * as contract from '@basoche/contract/auth/second-factor';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CloseCalendar } from '../address-proof/service.ts';
import * as service from './service.ts';

export const secondFactorRoutes = (mount: Mount, platform: Platform, closeCalendar: CloseCalendar): void => {
  mount(contract.readSecondFactor, ({ viewer }) => service.read(platform, viewer));
  mount(contract.startSecondFactor, ({ viewer }) => service.start(platform, viewer));
  mount(contract.confirmSecondFactor, async ({ viewer, body }) => ({
    recoveryCodes: await service.confirm(platform, viewer, body.code),
  }));
  mount(contract.passSecondFactor, ({ viewer, body }) => service.pass(platform, viewer, body.code));
  mount(contract.renewRecoveryCodes, async ({ viewer }) => ({
    recoveryCodes: await service.renewCodes(platform, viewer),
  }));
  mount(contract.removeApplication, ({ viewer }) =>
    service.removeApplication(platform, viewer, closeCalendar),
  );
};
