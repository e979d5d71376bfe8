import { searchPlaces } from '@basoche/contract/places/places';
import type { Mount } from '../../platform/http/mount.ts';
import { searchCommunes } from './service.ts';

export const placeRoutes = (mount: Mount): void => {
  mount(searchPlaces, ({ query }) => searchCommunes(query.name_startsWith));
};
