import * as calls from '@basoche/contract/saved-searches/saved-searches';
import { stopAddress } from '@basoche/domain/searches/alert-stop-address';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as searches from './service.ts';

export const savedSearchRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listSavedSearches, ({ viewer }) => searches.list(platform, viewer));
  mount(calls.createSavedSearch, ({ viewer, body }) => searches.create(platform, viewer, body));
  mount(calls.updateSavedSearch, ({ viewer, params, body }) =>
    searches.update(platform, viewer, params.id, body),
  );
  mount(calls.deleteSavedSearch, ({ viewer, params }) => searches.remove(platform, viewer, params.id));
  // Mail programs post a form (RFC 8058), older ones open the address, and browsers post the form of the screen.
  mount(calls.stopAlert, ({ params }) => searches.stop(platform, params.token), {
    screenOfLink: ({ token = '' }, outcome) => stopAddress(token, outcome),
  });
};
