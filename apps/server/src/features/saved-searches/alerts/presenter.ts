import { placeText } from '@basoche/domain/jobs/place';
import { salaryText } from '@basoche/domain/jobs/salary';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { departments } from '@basoche/domain/options/departments';
import { jobTimings } from '@basoche/domain/options/job-timings';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { centsToEuros, formatCents } from '@basoche/domain/payments/amounts';
import type { Day } from '@basoche/domain/time/paris';
import type { AlertedJob, AlertedMission } from './store.ts';

const longDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayInWords = (day: Day): string =>
  longDay
    .format(new Date(`${day}T12:00:00Z`))
    .replace(/^1 /, '1ᵉʳ ')
    .replaceAll(' ', '\u00a0');

const placeOf = ({ on_place, city, department }: AlertedMission): string => {
  if (!on_place || department === null) return 'À distance';
  return `${city ?? labelOf(departments, department)} (${department})`;
};

const priceOf = ({ tarif_low_cents: low, tarif_high_cents: high }: AlertedMission): string => {
  if (low === null || high === null) return 'Prix à proposer';
  return low === high ? `${formatCents(low)}\u00a0HT` : `${formatCents(low)} à ${formatCents(high)}\u00a0HT`;
};

/** An entry of a mail about a mission or an offer: link to its page, and facts. */
export interface AlertEntry {
  readonly id: string;
  readonly title: { readonly label: string; readonly url: string };
  readonly lines: readonly string[];
}

const closing = (day: Day) => `Candidatures jusqu’au ${dayInWords(day)}`;

/** Leaves out the creator of the mission; its page shows them to readers who may know. */
export const missionEntry = (mission: AlertedMission, publicUrl: string): AlertEntry => ({
  id: mission.id,
  title: { label: mission.title, url: `${publicUrl}/consult/missions/${mission.id}` },
  lines: [
    `${labelOf(legalDomains, mission.domain)} · ${labelOf(missionNatures, mission.nature)}`,
    `${placeOf(mission)} · ${priceOf(mission)}`,
    closing(mission.closes_on),
  ],
});

const euros = (cents: number | null) => (cents === null ? null : centsToEuros(cents));

export const jobEntry = (offer: AlertedJob, publicUrl: string): AlertEntry => {
  const salary = salaryText({
    salary: offer.salary,
    salaryLow: euros(offer.salary_low_cents),
    salaryHigh: euros(offer.salary_high_cents),
    salaryPeriod: offer.salary_period,
    contractType: offer.contract_type,
  });
  const place = placeText({ modality: offer.modality, place: offer.department, city: offer.city });
  return {
    id: offer.id,
    title: { label: offer.title, url: `${publicUrl}/consult/emplois/${offer.id}` },
    lines: [
      `${offer.creator_name} · ${labelOf(legalDomains, offer.domain)}`,
      `${labelOf(contractTypes, offer.contract_type)} · ${labelOf(jobTimings, offer.timing)} · ${place}`,
      ...(salary === null ? [] : [salary]),
      closing(offer.end_date),
    ],
  };
};
