import { setVisibility } from '@basoche/contract/members/visibility';
import type { CallInput } from '@basoche/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../../lib/query-client.ts';
import { keepProfile } from './profile.ts';

type Wish = NonNullable<CallInput<typeof setVisibility>['body']>;

/** Says who may find one's page; the page as it then is. */
export const useSetVisibility = (id: string) => {
  const client = useQueryClient();
  return async (body: Wish) => {
    const profile = await apiOf(client).call(setVisibility, { params: { id }, body });
    await keepProfile(client, profile);
    return profile;
  };
};
