import { searchCourts } from '@basoche/contract/places/courts';
import { searchPlaces } from '@basoche/contract/places/places';
import type { Mount } from '../../platform/http/mount.ts';
import * as courts from './courts/service.ts';
import { searchCommunes } from './service.ts';

export const placeRoutes = (mount: Mount): void => {
  mount(searchPlaces, ({ query }) => searchCommunes(query.name_startsWith));
  mount(searchCourts, ({ query }) => courts.searchCourts(query));
};
