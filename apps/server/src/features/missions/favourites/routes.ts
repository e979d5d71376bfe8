import * as calls from '@basoche/contract/missions/favourites';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as favourites from './service.ts';

export const favouriteRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listFavourites, ({ viewer, query }) => favourites.list(platform, viewer, pageRequest(query)));
  mount(calls.keepFavourite, ({ viewer, params }) => favourites.keep(platform, viewer, params.id));
  mount(calls.dropFavourite, ({ viewer, params }) => favourites.drop(platform, viewer, params.id));
};
