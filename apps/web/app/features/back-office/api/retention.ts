import { listRetentionNights } from '@basoche/contract/retention';
import { routePages } from '../../../lib/query-client.ts';

export const nightPages = () => routePages(listRetentionNights);
