import type { CompanyProfile, PersonProfile } from '@basoche/contract/members/members';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { describe, expect, it } from 'vitest';
import { profileMeta } from './profile-meta.ts';

const person: PersonProfile = {
  id: '0199d1f2-0000-7000-8000-000000000001',
  displayName: 'Inès "Nès" Fournier</script>',
  profession: { name: 'Étudiante', status: 'vérifiée', isVerified: true, inscription: null },
  isVerified: true,
  isIndexed: true,
  insurance: null,
  own: null,
  userType: 'STUDENT',
  firstName: 'Inès',
  lastName: 'Fournier',
  role: 'Master 1 Droit social',
  location: 'Lyon (69)',
  pictureURL: '/photos/0199d1f2-0000-4000-8000-000000000002',
  nbMissions: 2,
  nbGrades: 1,
  rating: { average: 4, count: 1 },
  hourlyCost: 25,
  experience: '1 an',
  responseTimeMn: 90,
  about: '</script><script>alert(1)</script>',
  workLocations: ['REMOTE'],
  skillDomains: 'droit_travail | droit_civil',
  preferences: { missionDuration: null, sectors: [], companySizes: [] },
  skills: [],
  experiences: [],
  grades: [],
  formations: [],
  availability: null,
};

const company: CompanyProfile = {
  id: '0199d1f2-0000-7000-8000-000000000003',
  displayName: 'Étude Vauban',
  profession: {
    name: 'Entreprise ou cabinet',
    status: 'profil vérifié',
    isVerified: true,
    inscription: null,
  },
  isVerified: true,
  isIndexed: true,
  insurance: null,
  own: null,
  userType: 'COMPANY',
  companyName: 'Étude Vauban',
  logoURL: null,
  websiteURL: 'https://vauban.example',
  sectors: 'droit_travail',
  locations: '59, 62',
  presentation: null,
  presentationPictureURL: null,
  values: null,
  profiles: null,
  photos: [null, null, null, null, null, null],
  headquartersName: 'Lille (59)',
  creationDate: 1998,
  leader: { name: null, role: 'Dirigeant', photoURL: null, linkedinURL: null },
};

const at = [{ loaderData: { origin: 'https://basoche.example' } }] as const;

const headOf = (profile: PersonProfile | CompanyProfile | undefined) => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <Meta />,
      meta: () => profileMeta({ matches: at }, profile, 'Personne ici'),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
};
const structured = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(head)?.[1] ?? 'null');

describe('what stands around a member’s page', () => {
  it('asks search engines to leave it out until its owner says otherwise', () => {
    const head = headOf({ ...person, isIndexed: false });
    expect(head).toContain('content="noindex"');
    expect(head).not.toContain('og:');
    expect(structured(head)).toBeNull();
    expect(headOf(undefined)).toContain('content="noindex"');
  });

  it('describes a person, and nothing that they wrote is a tag', () => {
    const head = headOf(person);
    expect(head).not.toContain('noindex');
    expect(head).toContain('· Étudiante, Lyon (69) · Basoche</title>');
    expect(head).toContain(`content="https://basoche.example/partage/membres/${person.id}.png"`);
    expect(head).not.toContain('<script>alert');
    expect(head).toContain('href="https://basoche.example/users/0199d1f2-0000-7000-8000-000000000001"');
    expect(structured(head)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: person.displayName,
        jobTitle: 'Étudiante',
        knowsAbout: ['Droit du travail', 'Droit civil'],
        image: 'https://basoche.example/photos/0199d1f2-0000-4000-8000-000000000002/384',
      },
    });
  });

  it('says of a person what a public register says', () => {
    const inscription = {
      text: 'inscrite au barreau de Lyon, vérifié le 23\u00a0septembre\u00a02026',
      body: 'Barreau de Lyon',
      seenOn: '2026-09-23',
    };
    const avocate = { name: 'Avocate', status: 'vérifiée', isVerified: true, inscription };
    const bar = { '@type': 'Organization', name: 'Barreau de Lyon' };
    expect(structured(headOf({ ...person, userType: 'EMPLOYEE', profession: avocate }))).toMatchObject({
      mainEntity: { memberOf: bar, hasCredential: { name: inscription.text, recognizedBy: bar } },
    });
    expect(structured(headOf(person)).mainEntity).not.toHaveProperty('hasCredential');
  });

  it('describes a company', () => {
    expect(structured(headOf(company))).toMatchObject({
      mainEntity: {
        '@type': 'Organization',
        name: 'Étude Vauban',
        foundingDate: '1998',
        sameAs: 'https://vauban.example',
        areaServed: ['Nord', 'Pas-de-Calais'],
      },
    });
  });
});
