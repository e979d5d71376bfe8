import { me } from '@basoche/contract/auth/auth';
import { type Profile, readProfile } from '@basoche/contract/members/members';
import type { QueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';

/** A member's page, as its reader may see it. */
export const profileQuery = (id: string) => routeQuery(readProfile, { params: { id } });

/** What a change answers is the page as it now is; the menus read again how complete it is. */
export const keepProfile = async (client: QueryClient, profile: Profile): Promise<void> => {
  client.setQueryData(profileQuery(profile.id).queryKey, profile);
  await client.invalidateQueries({ queryKey: routeQuery(me).queryKey });
};
