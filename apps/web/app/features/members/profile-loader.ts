import type { Profile } from '@basoche/contract/members/members';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import type { QueryClient } from '@tanstack/react-query';
import { type Params, redirect } from 'react-router';
import { pageQueries } from '../../lib/page-query.ts';
import { profileQuery } from './api/profile.ts';

/**
 * Loads the data of a member's page. It answers 404 for an unknown member, and redirects (301) the address of
 * another kind to the canonical one (rules §1). `also` fetches other data of the page.
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
