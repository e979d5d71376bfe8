import type { Job } from '@basoche/contract/jobs/jobs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { describe, expect, it } from 'vitest';
import { jobPosting } from './structured-data.ts';

const offer: Job = {
  id: '0199d1f2-0000-7000-8000-000000000000',
  title: 'Juriste en droit social',
  creatorID: '0199d1f2-0000-7000-8000-000000000001',
  creatorName: 'Étude Vauban',
  creatorPictureURL: '/uploads/vauban.webp',
  creatorRole: 'COMPANY',
  domain: 'droit_travail',
  nature: 'redaction',
  modality: 'onPlace',
  place: '75',
  city: 'Paris',
  contractType: 'CDD',
  timing: 'part',
  startNow: false,
  startDate: '2027-01-04',
  endDate: '2026-12-21',
  experiences: 'juriste | 2_5ans',
  salary: '45 k€',
  salaryLow: 45_000,
  salaryHigh: 55_000,
  salaryPeriod: 'year',
  salaryDescription: 'Treizième mois',
  jobDescription: 'Rédiger <les> actes.\nRelire.\n\nPlaider & conseiller.',
  companyPresentation: null,
  isArchived: false,
  isFilled: false,
  createdAt: '2026-11-20T23:30:00Z',
  publishedAt: '2026-11-20T23:30:00Z',
  isOpen: true,
  isFavourite: false,
  hasApplied: false,
  postulationID: null,
  permitted: [],
  applyRefusal: null,
};

const posted = (wishes: Partial<Job> = {}): Record<string, unknown> =>
  jobPosting({ ...offer, ...wishes }, 'https://basoche.test') ?? {};

/**
 * Fields of `JobPosting` that search engines require or recommend, for every posting and for one that is not
 * remote.
 */
const required = ['title', 'description', 'datePosted', 'hiringOrganization'];
const recommended = ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply', 'url'];

describe('the structured data of an offer', () => {
  it('has every field that is required, and those recommended that are known', () => {
    const posting = posted();
    expect(Object.keys(posting)).toEqual(
      expect.arrayContaining([...required, ...recommended, 'jobLocation']),
    );
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Juriste en droit social',
      description:
        '<p>Rédiger &lt;les&gt; actes.<br>Relire.</p><p>Plaider &amp; conseiller.</p>' +
        '<p>Salaire et avantages</p><p>Treizième mois</p>' +
        '<p>Métier et expérience</p><ul><li>Juriste</li><li>2 à 5 ans d’expérience</li></ul>',
      // The day in Europe/Paris.
      datePosted: '2026-11-21',
      validThrough: '2026-12-21T23:59:59+01:00',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Étude Vauban',
        logo: 'https://basoche.test/uploads/vauban.webp',
      },
      identifier: { '@type': 'PropertyValue', name: 'Étude Vauban', value: offer.id },
      url: `https://basoche.test/consult/emplois/${offer.id}`,
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Paris',
          addressRegion: 'Paris',
          addressCountry: 'FR',
        },
      },
      employmentType: ['PART_TIME', 'TEMPORARY'],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 45_000, maxValue: 55_000, unitText: 'YEAR' },
      },
      jobStartDate: '2027-01-04',
      directApply: true,
    });
    expect(posting).not.toHaveProperty('jobLocationType');
  });

  it('ends on the last second of its last day in Paris, summer time too', () => {
    expect(posted({ endDate: '2026-07-14' }).validThrough).toBe('2026-07-14T23:59:59+02:00');
    // Around the change from summer to winter time.
    expect(posted({ endDate: '2026-10-24' }).validThrough).toBe('2026-10-24T23:59:59+02:00');
    expect(posted({ endDate: '2026-10-25' }).validThrough).toBe('2026-10-25T23:59:59+01:00');
  });

  it('says of work at a distance from where one may do it', () => {
    const posting = posted({ modality: 'distance', place: null, city: null });
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'France' },
    });
    expect(posting).not.toHaveProperty('jobLocation');
    // Partly at an office: not a remote job.
    expect(posted({ modality: 'mixte' })).not.toHaveProperty('jobLocationType');
  });

  it('has a salary where a range was given, and only there', () => {
    const none = { salaryLow: null, salaryHigh: null, salaryPeriod: null };
    expect(posted(none)).not.toHaveProperty('baseSalary');
    expect(posted({ salaryLow: 25, salaryHigh: 25, salaryPeriod: 'hour' })).toMatchObject({
      baseSalary: { value: { value: 25, unitText: 'HOUR' } },
    });
    // The fees of a collaboration are no salary.
    expect(posted({ contractType: 'collaboration' })).not.toHaveProperty('baseSalary');
  });

  it.each([
    ['CDI', 'full', ['FULL_TIME']],
    ['collaboration', 'full', ['FULL_TIME', 'CONTRACTOR']],
    ['other', 'other', ['OTHER']],
    ['CDD', 'full', ['FULL_TIME', 'TEMPORARY']],
  ] as const)('says what a contract of %s, %s, is', (contractType, timing, types) => {
    expect(posted({ contractType, timing }).employmentType).toEqual(types);
  });

  it.each([
    ['has expired', { isOpen: false }],
    ['is archived', { isArchived: true, isOpen: false }],
    ['is filled', { isFilled: true, isArchived: true, isOpen: false }],
  ])('is not there for an offer that %s', (_what, wishes) => {
    expect(jobPosting({ ...offer, ...wishes }, 'https://basoche.test')).toBeNull();
  });

  it('closes no script, whatever was typed, and is read back as it was written', () => {
    const hostile = '</script><script>alert(1)</script>\u2028\u2029<!-- ]]> "\'&';
    const posting = posted({ title: hostile, creatorName: hostile, jobDescription: hostile });
    const Page = createRoutesStub([
      { path: '/', meta: () => [{ 'script:ld+json': posting }], Component: () => <Meta /> },
    ]);
    const page = renderToStaticMarkup(<Page />);
    const [, inside = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(page) ?? [];
    expect(inside).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(inside)).toEqual(posting);
  });
});
