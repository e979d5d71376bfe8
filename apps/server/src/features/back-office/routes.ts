import * as contract from '@basoche/contract/back-office/back-office';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as service from './service.ts';

export const backOfficeRoutes = (mount: Mount, platform: Platform): void => {
  mount(contract.listPortage, ({ query }) =>
    service.portageWaiting(platform, 'WAITING_BASOCHE', pageRequest(query)),
  );
  mount(contract.validatePortage, ({ viewer, params, key }) =>
    service.decidePortage(platform, viewer, params.id, { type: 'portage/validate' }, key),
  );
  mount(contract.rejectPortage, ({ viewer, params, body, key }) =>
    service.decidePortage(platform, viewer, params.id, { type: 'portage/reject', reason: body.reason }, key),
  );
  mount(contract.listPartnerPortage, ({ query }) =>
    service.portageWaiting(platform, 'WAITING_ITG', pageRequest(query)),
  );
  mount(contract.validatePartnerPortage, ({ viewer, params, key }) =>
    service.decidePortage(platform, viewer, params.id, { type: 'itg/validate' }, key),
  );
  mount(contract.rejectPartnerPortage, ({ viewer, params, body, key }) =>
    service.decidePortage(platform, viewer, params.id, { type: 'itg/reject', reason: body.reason }, key),
  );
  mount(contract.listDisputes, ({ query }) => service.disputes(platform, pageRequest(query)));
  mount(contract.settleDispute, ({ viewer, params, body, key }) =>
    service.settle(platform, viewer, params.id, body, key),
  );
  mount(contract.cancelDepositOf, ({ viewer, params, body, key }) =>
    service.cancelDeposit(platform, viewer, params.id, body, key),
  );
};
