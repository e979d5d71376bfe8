import * as contract from '@basoche/contract/payments/bank-details';
import type { Mount } from '../../../../platform/http/mount.ts';
import type { Platform } from '../../../../platform/platform.ts';
import * as service from './service.ts';

export const bankDetailsRoutes = (mount: Mount, platform: Platform): void => {
  mount(contract.saveBankDetails, ({ viewer, body }) => service.save(platform, viewer, body));
  mount(contract.readBankDetails, ({ viewer }) => service.read(platform, viewer));
  mount(contract.readPayeeDetails, ({ viewer, params }) => service.disclose(platform, viewer, params.id));
};
