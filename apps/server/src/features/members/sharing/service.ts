import type { Profile } from '@basoche/contract/members/members';
import { pictureIdOf } from '@basoche/contract/members/picture-addresses';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SharedCard } from '../../../platform/sharing/card.ts';
import type { SharedKind } from '../../../platform/sharing/routes.ts';
import { openPicture } from '../pictures/service.ts';
import { profileOf } from '../profiles/service.ts';

const domainsShown = 3;

const domainsOf = (codes: string): string[] =>
  codes === ''
    ? []
    : codes
        .split(' | ')
        .slice(0, domainsShown)
        .map((code) => labelOf(legalDomains, code));

const pictureOf = (profile: Profile): string | null =>
  profile.userType === 'COMPANY' ? profile.logoURL : profile.pictureURL;

/** Line above the name. */
const kindOf = ({ userType, profession, isVerified }: Profile): string => {
  if (userType === 'COMPANY' || profession === null) return isVerified ? 'Membre vérifié' : 'Membre';
  return `${profession.name} · ${profession.status}`;
};

const presentShared = (profile: Profile, jpeg: Uint8Array | null): SharedCard => {
  const isCompany = profile.userType === 'COMPANY';
  const place = isCompany ? profile.headquartersName : profile.location;
  const domains = domainsOf(isCompany ? profile.sectors : profile.skillDomains);
  return {
    kind: kindOf(profile),
    title: profile.displayName,
    above: isCompany ? 'Entreprise' : profile.role,
    by: place,
    facts: domains,
    portrait: jpeg === null ? null : { jpeg, isRound: !isCompany },
  };
};

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
