import * as calls from '@basoche/contract/back-office/filters';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as filters from './service.ts';

export const officeFilterRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listOfficeFilters, ({ viewer, query }) => filters.list(platform, viewer, query.list));
  mount(calls.keepOfficeFilter, ({ viewer, body }) => filters.keep(platform, viewer, body));
  mount(calls.dropOfficeFilter, ({ viewer, params }) => filters.drop(platform, viewer, params.id));
};
