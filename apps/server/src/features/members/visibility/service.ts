import type { Profile } from '@basoche/contract/members/members';
import { lockMember } from '../../../platform/database/lock-member.ts';
import type { MappedList } from '../../../platform/feeds/sitemap.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { companies, persons, profileOf, requireOwn } from '../profiles/service.ts';
import * as store from './store.ts';

interface Change {
  readonly isIndexed?: boolean | undefined;
  readonly vanity?: string | null | undefined;
}

export const setVisibility = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  { isIndexed, vanity }: Change,
): Promise<Profile> => {
  requireOwn(viewer, id, [...persons, ...companies]);
  return platform.database.transaction(async (trx) => {
    await lockMember(trx, id, { alone: true });
    const isSaved = await store.saveVisibility(trx, id, {
      ...(isIndexed === undefined ? {} : { is_indexed: isIndexed }),
      ...(vanity === undefined ? {} : { vanity }),
    });
    if (!isSaved) refuse('VANITY_TAKEN');
    return profileOf(platform, trx, id, viewer);
  });
};

export const readVanity = async ({ database }: Platform, vanity: string) => {
  const found = (await store.findByVanity(database.db, vanity)) ?? refuse('NOT_FOUND');
  return { id: found.id, userType: found.kind };
};

/** Member pages that search engines may show, for the sitemap. */
export const mappedMembers: readonly MappedList[] = [
  {
    name: 'membres',
    topic: 'members',
    addresses: store.mappedPages(persons),
    screen: (id) => `/users/${id}`,
  },
  {
    name: 'entreprises',
    topic: 'members',
    addresses: store.mappedPages(companies),
    screen: (id) => `/entreprises/${id}`,
  },
];
