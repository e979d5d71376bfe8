import * as calls from '@basoche/contract/members/company-editing';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as companies from './service.ts';

export const companyRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.updateCompany, ({ viewer, params, body }) =>
    companies.update(platform, viewer, params.id, body),
  );
  mount(calls.updateLogo, ({ viewer, params, body }) =>
    companies.updateLogo(platform, viewer, params.id, body),
  );
  mount(calls.updateLeader, ({ viewer, params, body }) =>
    companies.updateLeader(platform, viewer, params.id, body),
  );
  mount(calls.updatePresentation, ({ viewer, params, body }) =>
    companies.updatePresentation(platform, viewer, params.id, body),
  );
  mount(calls.updatePhotos, ({ viewer, params, body }) =>
    companies.updatePhotos(platform, viewer, params.id, body),
  );
  mount(calls.readListings, ({ viewer, params }) => companies.readListings(platform, viewer, params.id));
};
