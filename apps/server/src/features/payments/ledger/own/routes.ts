import * as calls from '@basoche/contract/payments/own';
import { pageRequest } from '../../../../platform/http/cursor.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import type { Platform } from '../../../../platform/platform.ts';
import * as service from './service.ts';

export const ownPaymentRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listOwnPayments, ({ viewer, query }) =>
    service.listOwn(platform, viewer, query, pageRequest(query)),
  );
  mount(calls.readOwnPaymentMonths, ({ viewer, query }) => service.readMonths(platform, viewer, query.year));
  mount(calls.exportOwnPayments, ({ viewer, query }) => service.exportOwn(platform, viewer, query));
};
