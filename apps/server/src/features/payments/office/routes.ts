import * as calls from '@basoche/contract/payments/finances';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as service from './service.ts';

export const financeRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readFinances, () => service.readFinances(platform));
  mount(calls.listDeposits, ({ query }) => service.listDeposits(platform, query.state, pageRequest(query)));
  mount(calls.listMovements, ({ query }) => service.listMovements(platform, query.state, pageRequest(query)));
  mount(calls.listChargebacks, ({ query }) => service.listChargebacks(platform, pageRequest(query)));
  mount(calls.listStrays, ({ query }) => service.listStrays(platform, pageRequest(query)));
  mount(calls.retryMovement, ({ viewer, params }) => service.retry(platform, viewer, params.id));
  mount(calls.exportLedger, ({ viewer, query }) => service.exportLedger(platform, viewer, query));
};
