import * as calls from '@basoche/contract/jobs/favourites';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as favourites from './service.ts';

export const jobFavouriteRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listJobFavourites, ({ viewer, query }) =>
    favourites.list(platform, viewer, pageRequest(query)),
  );
  mount(calls.keepJobFavourite, ({ viewer, params }) => favourites.keep(platform, viewer, params.id));
  mount(calls.dropJobFavourite, ({ viewer, params }) => favourites.drop(platform, viewer, params.id));
};
