import { setVisibility } from '@basoche/contract/members/visibility';
import type { CallInput } from '@basoche/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../../lib/query-client.ts';
import { cacheProfile } from './profile.ts';

type Wish = NonNullable<CallInput<typeof setVisibility>['body']>;

/** Changes who may find the member's page; the answer is the updated page. */
export const useSetVisibility = (id: string) => {
  const client = useQueryClient();
  return async (body: Wish) => {
    const profile = await apiOf(client).call(setVisibility, { params: { id }, body });
    await cacheProfile(client, profile);
    return profile;
  };
};
