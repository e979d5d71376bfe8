import type { Job } from '@basoche/contract/jobs/jobs';
import { isFees } from '@basoche/domain/jobs/salary';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import type { SalaryPeriod } from '@basoche/domain/options/salary-periods';
import { addDays, type Day, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import { profilesOf } from '../postings/shared/facts.ts';
import { jobPage } from './content.ts';

/**
 * An offer for search engines: `JobPosting` of schema.org, with the fields that their documentation asks for.
 */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** HTML of a text in paragraphs; typed tags are escaped. */
const html = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Full description: the work, other benefits, and the profile wanted. */
const descriptionOf = (offer: Job): string =>
  [
    html(offer.jobDescription),
    ...(offer.salaryDescription
      ? [`<p>${jobPage.salaryDescription}</p>`, html(offer.salaryDescription)]
      : []),
    `<p>${jobPage.profiles}</p>`,
    `<ul>${profilesOf(offer.experiences)
      .map((profile) => `<li>${escaped(profile)}</li>`)
      .join('')}</ul>`,
  ].join('');

const timings = { full: 'FULL_TIME', part: 'PART_TIME', other: 'OTHER' } as const;
/** Contract types of schema.org. A collaboration is the work of a self-employed lawyer. */
const contracts = { CDI: null, CDD: 'TEMPORARY', collaboration: 'CONTRACTOR', other: 'OTHER' } as const;

const employmentOf = ({ timing, contractType }: Job): string[] => {
  const contract = contracts[contractType];
  return [...new Set([timings[timing], ...(contract === null ? [] : [contract])])];
};

/** Last second of a day in Europe/Paris, with its offset. */
const endOf = (day: Day): string => {
  const last = startOfParisDay(addDays(day, 1)).getTime() - 1_000;
  const hours = Math.round((Date.parse(`${day}T23:59:59Z`) - last) / 3_600_000);
  return `${day}T23:59:59+0${hours}:00`;
};

const country = { '@type': 'Country', name: 'France' };

const placeOf = ({ place, city }: Job) =>
  place === null
    ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
    : {
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            ...(city === null ? {} : { addressLocality: city }),
            addressRegion: labelOf(departments, place),
            addressCountry: 'FR',
          },
        },
      };

const units: Readonly<Record<SalaryPeriod, string>> = {
  year: 'YEAR',
  month: 'MONTH',
  day: 'DAY',
  hour: 'HOUR',
};

/**
 * Salary range, where the creator gave one: free words are no number, and the fees of a collaboration are no
 * salary.
 */
const salaryOf = ({ salaryLow, salaryHigh, salaryPeriod, contractType }: Job) => {
  if (isFees(contractType) || salaryLow === null || salaryHigh === null || salaryPeriod === null) return {};
  const amount =
    salaryLow === salaryHigh ? { value: salaryLow } : { minValue: salaryLow, maxValue: salaryHigh };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: units[salaryPeriod] },
    },
  };
};

const startOf = ({ startNow, startDate }: Job) =>
  startNow || startDate === null ? { jobImmediateStart: true } : { jobStartDate: startDate };

/** The posting while applications are open; null afterwards. `origin` is the site's own address. */
export const jobPosting = (offer: Job, origin: string) => {
  if (!offer.isOpen || offer.isArchived || offer.isFilled) return null;
  const { creatorName, creatorPictureURL } = offer;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title,
    description: descriptionOf(offer),
    datePosted: parisDay(new Date(offer.createdAt)),
    validThrough: endOf(offer.endDate),
    hiringOrganization: {
      '@type': 'Organization',
      name: creatorName,
      ...(creatorPictureURL === null ? {} : { logo: new URL(creatorPictureURL, origin).href }),
    },
    identifier: { '@type': 'PropertyValue', name: creatorName, value: offer.id },
    url: `${origin}/consult/emplois/${offer.id}`,
    ...placeOf(offer),
    employmentType: employmentOf(offer),
    ...salaryOf(offer),
    ...startOf(offer),
    industry: `Services juridiques, ${labelOf(legalDomains, offer.domain)}`,
    qualifications: profilesOf(offer.experiences).join(', '),
    // Candidates apply on the page itself.
    directApply: true,
  };
};
