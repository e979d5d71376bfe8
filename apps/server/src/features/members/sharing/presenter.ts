import type { Profile } from '@basoche/contract/members/members';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import type { SharedCard } from '../../../platform/sharing/card.ts';

const domainsShown = 3;

const domainsOf = (codes: string): string[] =>
  codes === ''
    ? []
    : codes
        .split(' | ')
        .slice(0, domainsShown)
        .map((code) => labelOf(legalDomains, code));

export const pictureOf = (profile: Profile): string | null =>
  profile.userType === 'COMPANY' ? profile.logoURL : profile.pictureURL;

/** Line above the name. */
const kindOf = ({ userType, profession, isVerified }: Profile): string => {
  if (userType === 'COMPANY' || profession === null) return isVerified ? 'Membre vérifié' : 'Membre';
  return `${profession.name} · ${profession.status}`;
};

export const presentShared = (profile: Profile, jpeg: Uint8Array | null): SharedCard => {
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
