import { me } from '@basoche/contract/auth/auth';
import { type Profile, readProfile } from '@basoche/contract/members/members';
import type { QueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';
import { setAnswer } from '../../../lib/set-answer.ts';

/** A member's page, as the viewer may see it. */
export const profileQuery = (id: string) => routeQuery(readProfile, { params: { id } });

/** Stores the updated page that a change answered; the menus read the completeness again. */
export const cacheProfile = async (client: QueryClient, profile: Profile): Promise<void> => {
  setAnswer(client, profileQuery(profile.id).queryKey, profile);
  await client.invalidateQueries({ queryKey: routeQuery(me).queryKey });
};
