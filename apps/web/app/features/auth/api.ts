import { readAddress } from '@basoche/contract/auth/address';
import { me } from '@basoche/contract/auth/auth';
import { readIdentity } from '@basoche/contract/auth/identity-provider';
import { listPasskeys } from '@basoche/contract/auth/passkeys';
import { readSecondFactor } from '@basoche/contract/auth/second-factor';
import { listSessions } from '@basoche/contract/auth/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { routeKey, routeQuery } from '../../lib/query-client.ts';

/** Protection of an account, as its owner sees it. */

export const addressQuery = () => routeQuery(readAddress);
export const secondFactorQuery = () => routeQuery(readSecondFactor);
export const passkeysQuery = () => routeQuery(listPasskeys);
export const identityQuery = () => routeQuery(readIdentity);
export const sessionsQuery = () => routeQuery(listSessions);

/** Returns a function that refetches all data about the account's protection, after a change. */
export const useProtectionChanged = () => {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [me, readSecondFactor, listPasskeys, readIdentity, listSessions].map((route) =>
        client.invalidateQueries({ queryKey: routeKey(route) }),
      ),
    );
  };
};
