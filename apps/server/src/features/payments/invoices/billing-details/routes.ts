import * as calls from '@basoche/contract/payments/billing-details';
import type { Mount } from '../../../../platform/http/mount.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { changeDetails, readDetails } from './service.ts';

export const billingDetailsRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readBillingDetails, ({ viewer }) => readDetails(platform, viewer));
  mount(calls.changeBillingDetails, ({ viewer, body }) => changeDetails(platform, viewer, body));
};
