import { useQueryClient } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { apiOf } from './query-client.ts';

/** The API, for calls that are neither a query nor a command. */
export const useApi = (): Api => apiOf(useQueryClient());
