import * as calls from '@basoche/contract/auth/office-accounts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as accounts from './service.ts';

export const officeAccountRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listOffices, ({ viewer }) => accounts.list(platform, viewer));
  mount(calls.createOffice, ({ viewer, body }) => accounts.create(platform, viewer, body));
  mount(calls.changeOfficeRole, ({ viewer, params, body }) =>
    accounts.change(platform, viewer, { ...params, change: 'role', role: body.role }),
  );
  mount(calls.suspendOffice, ({ viewer, params }) =>
    accounts.change(platform, viewer, { ...params, change: 'suspend' }),
  );
  mount(calls.restoreOffice, ({ viewer, params }) =>
    accounts.change(platform, viewer, { ...params, change: 'restore' }),
  );
  mount(calls.receivePortages, ({ viewer, params }) =>
    accounts.change(platform, viewer, { ...params, change: 'receivePortages' }),
  );
  mount(calls.resetOfficeFactor, ({ viewer, params }) =>
    accounts.change(platform, viewer, { ...params, change: 'resetFactor' }),
  );
};
