import { listFavourites } from '@basoche/contract/favourites';
import { routePages } from '../../../lib/query-client.ts';

/** The reader's favourites, the one kept last first. */
export const favouritePages = () => routePages(listFavourites);
