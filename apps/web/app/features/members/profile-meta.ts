import type { CompanyProfile, PersonProfile, Profile } from '@basoche/contract/members/members';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { excerpt } from '@basoche/domain/postings/summary';
import { type PublicPage, pageMeta, privateMeta } from '../../lib/meta.ts';
import { describe } from '../../lib/page-description.ts';
import { directories, directoryPaths } from './directory-content.ts';
import { profile as content } from './profile-content.ts';

/** Metadata of a member's page: for tabs, shared links, and search engines where the member allows it. */

const labels = (codes: string): string[] =>
  codes === '' ? [] : codes.split(' | ').map((code) => labelOf(legalDomains, code));

const pictureOf = (profile: Profile): string | null =>
  profile.userType === 'COMPANY' ? profile.logoURL : profile.pictureURL;

const presentationOf = (profile: Profile): string | null =>
  profile.userType === 'COMPANY' ? profile.presentation : profile.about;

/** Profession or activity, and place. */
const factsOf = (profile: Profile): (string | null)[] =>
  profile.userType === 'COMPANY'
    ? [labels(profile.sectors).slice(0, 3).join(', '), profile.headquartersName]
    : [
        profile.profession?.name ?? null,
        profile.role,
        profile.location,
        labels(profile.skillDomains).slice(0, 3).join(', '),
      ];

/** Title: « Inès Fournier · Avocate, Lyon (69) ». */
const titleOf = (profile: Profile): string => {
  const [trade, place] =
    profile.userType === 'COMPANY'
      ? [content.company, profile.headquartersName]
      : [profile.profession?.name ?? profile.role, profile.location];
  const facts = [trade, place].filter(Boolean).join(', ');
  return facts === '' ? profile.displayName : `${profile.displayName} · ${facts}`;
};

const personOf = (person: PersonProfile) => ({
  '@type': 'Person',
  name: person.displayName,
  givenName: person.firstName,
  familyName: person.lastName,
  ...(person.profession === null ? {} : { jobTitle: person.profession.name }),
  ...(person.location === null
    ? {}
    : { address: { '@type': 'PostalAddress', addressLocality: person.location, addressCountry: 'FR' } }),
  ...(person.skillDomains === '' ? {} : { knowsAbout: labels(person.skillDomains) }),
});

const organisationOf = (company: CompanyProfile) => ({
  '@type': 'Organization',
  name: company.companyName,
  ...(company.websiteURL === null ? {} : { sameAs: company.websiteURL }),
  ...(company.creationDate === null ? {} : { foundingDate: String(company.creationDate) }),
  ...(company.headquartersName === null
    ? {}
    : {
        address: {
          '@type': 'PostalAddress',
          addressLocality: company.headquartersName,
          addressCountry: 'FR',
        },
      }),
  ...(company.locations === ''
    ? {}
    : { areaServed: company.locations.split(', ').map((code) => labelOf(departments, code)) }),
  ...(company.sectors === '' ? {} : { knowsAbout: labels(company.sectors) }),
});

/** Line of a public register, as a credential of the member. */
const inscriptionOf = ({ profession }: Profile) => {
  const inscription = profession?.inscription;
  if (!inscription) return {};
  const { text, body } = inscription;
  const organisation = { '@type': 'Organization', name: body };
  return {
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'registration',
      name: text,
      ...(body === null ? {} : { recognizedBy: organisation }),
    },
    ...(body === null ? {} : { memberOf: organisation }),
  };
};

/** `Person` or `Organization` of schema.org, as the main entity of the page. */
const structured = (profile: Profile, address: string, image: string | null) => {
  const entity = profile.userType === 'COMPANY' ? organisationOf(profile) : personOf(profile);
  const about = presentationOf(profile);
  const subject = {
    ...entity,
    ...inscriptionOf(profile),
    '@id': address,
    url: address,
    ...(about === null ? {} : { description: excerpt(about, 300) }),
    ...(image === null ? {} : profile.userType === 'COMPANY' ? { logo: image, image } : { image }),
  };
  return { '@type': 'ProfilePage', mainEntity: subject };
};

/** Metadata of a page that search engines may show; any other member's page has a private one. */
export const profileMeta = (
  args: Parameters<typeof pageMeta>[0],
  profile: Profile | undefined,
  notFound: string,
) => {
  if (profile === undefined) return privateMeta(notFound);
  if (!profile.isIndexed) return privateMeta(profile.displayName);
  const path = canonicalProfilePage(profile.userType, profile.id) ?? '/members';
  const page: PublicPage = {
    title: titleOf(profile),
    name: profile.displayName,
    description: describe(factsOf(profile), presentationOf(profile), content.metaText(profile.displayName)),
    path,
    picture: { path: `/partage/membres/${profile.id}.png` },
    kind: 'profile',
    trail: [{ to: directoryPaths.members, label: directories.members.title }],
    structured:
      import.meta.env.SSR &&
      ((origin) => {
        const picture = pictureOf(profile);
        return [structured(profile, `${origin}${path}`, picture === null ? null : `${origin}${picture}/384`)];
      }),
  };
  return pageMeta(args, page);
};
