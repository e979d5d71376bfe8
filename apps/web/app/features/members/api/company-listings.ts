import { readListings } from '@basoche/contract/members/company-editing';
import { routeQuery } from '../../../lib/query-client.ts';

/** The open missions and offers that bear a company's name. */
export const companyListingsQuery = (id: string) => routeQuery(readListings, { params: { id } });
