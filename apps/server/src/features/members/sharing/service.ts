import { pictureIdOf } from '@basoche/contract/members/picture-addresses';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SharedKind } from '../../../platform/sharing/routes.ts';
import { openPicture } from '../pictures/service.ts';
import { profileOf } from '../profiles/service.ts';
import { pictureOf, presentShared } from './presenter.ts';

const portraitWidth = 384;

const portraitOf = async (platform: Platform, address: string | null): Promise<Uint8Array | null> => {
  const id = address === null ? undefined : pictureIdOf(address);
  const found = id === undefined ? null : await openPicture(platform, id, 'jpeg', portraitWidth);
  if (found === null) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of found.content) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
};

/** Share cards of members who allow search engines; other pages have none. */
export const sharedMembers: SharedKind = {
  name: 'membres',
  cardOf: async (platform, id) => {
    const profile = await profileOf(platform, platform.database.db, id, null);
    if (!profile.isIndexed) return refuse('NOT_FOUND');
    return presentShared(profile, await portraitOf(platform, pictureOf(profile)));
  },
};
