import { readListings } from '@basoche/contract/members/company-editing';
import { routeQuery } from '../../../lib/query-client.ts';

/** The company's open missions and offers that carry its name. */
export const companyListingsQuery = (id: string) => routeQuery(readListings, { params: { id } });
