import { useSyncExternalStore } from 'react';
import { sessionHasExpired, subscribeToToken } from './token.ts';

/**
 * True if the last session of this tab was ended by the server. False on the server, which does not know it.
 */
export const useHasExpired = (): boolean =>
  useSyncExternalStore(subscribeToToken, sessionHasExpired, () => false);
