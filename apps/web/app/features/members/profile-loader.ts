import type { Profile } from '@basoche/contract/members/members';
import { canonicalProfilePage } from '@basoche/domain/members/identity';
import type { QueryClient } from '@tanstack/react-query';
import { type Params, redirect } from 'react-router';
import { pageQueries } from '../../lib/page-query.ts';
import { profileQuery } from './api/profile.ts';

/**
 * The data of a member's page: 404 where there is nobody, and 301 to the canonical address from that of another kind (rules §1).
 * `also` fetches what the page shows beside the profile.
 */
export const profileLoaders = (
  idIn: (params: Params) => string | undefined,
  also?: (client: QueryClient, profile: Profile) => Promise<unknown>,
) => {
  return pageQueries(async (client, { params, url }) => {
    const profile = await client.ensureQueryData({
      ...profileQuery(idIn(params) ?? ''),
      revalidateIfStale: true,
    });
    const canonical = canonicalProfilePage(profile.userType, profile.id);
    if (canonical !== null && canonical !== url.pathname.replace(/\/$/, '')) {
      throw redirect(canonical + url.search, 301);
    }
    await also?.(client, profile);
  });
};
