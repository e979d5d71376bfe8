import { readStatement } from '@basoche/contract/statements';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';

export const useStatement = (id: string) => useQuery(routeQuery(readStatement, { params: { id } }));
