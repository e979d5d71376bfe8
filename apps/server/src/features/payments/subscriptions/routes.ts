import * as contract from '@basoche/contract/payments/subscriptions';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readOwn } from './service.ts';
import { cancel, openPortal, resume, subscribe } from './subscribing/service.ts';

export const subscriptionRoutes = (mount: Mount, platform: Platform): void => {
  mount(contract.readSubscription, ({ viewer }) => readOwn(platform, viewer));
  mount(contract.subscribe, ({ viewer, body }) => subscribe(platform, viewer, body.plan));
  mount(contract.cancelSubscription, ({ viewer }) => cancel(platform, viewer));
  mount(contract.resumeSubscription, ({ viewer }) => resume(platform, viewer));
  mount(contract.openPortal, ({ viewer }) => openPortal(platform, viewer));
};
