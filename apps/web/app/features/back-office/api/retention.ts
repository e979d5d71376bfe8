import { listRetentionNights } from '@basoche/contract/own-data/retention';
import { routePages } from '../../../lib/query-client.ts';

export const nightPages = () => routePages(listRetentionNights);
