import * as calls from '@basoche/contract/members/favourites';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as favourites from './service.ts';

export const memberFavouriteRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listKeptMembers, ({ viewer, query }) => favourites.list(platform, viewer, pageRequest(query)));
  mount(calls.keepMember, ({ viewer, params, body }) =>
    favourites.keep(platform, viewer, params.id, body.note || null),
  );
  mount(calls.dropMember, ({ viewer, params }) => favourites.drop(platform, viewer, params.id));
};
