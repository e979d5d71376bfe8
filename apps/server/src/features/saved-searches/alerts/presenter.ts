import { placeText } from '@basoche/domain/jobs/place';
import { salaryText } from '@basoche/domain/jobs/salary';
import { entriesOfAnAlert } from '@basoche/domain/limits';
import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { departments } from '@basoche/domain/options/departments';
import { jobTimings } from '@basoche/domain/options/job-timings';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { centsToEuros, formatCents } from '@basoche/domain/payments/amounts';
import { searchAddress, searchInWords } from '@basoche/domain/searches/search';
import type { Day } from '@basoche/domain/time/paris';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import type { AlertedJob, AlertedMission, AlertedSearch } from './store.ts';

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

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

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

/** Leaves out the creator of the mission, who is shown on its page to those who may know. */
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

/** Words for missions or offers, singular and plural. */
interface Nouns {
  readonly one: string;
  readonly several: string;
  readonly these: string;
}

const ofMissions: Nouns = { one: 'mission', several: 'missions', these: 'ces missions' };
const ofJobs: Nouns = { one: 'offre d’emploi', several: 'offres d’emploi', these: 'ces offres' };

const rhythm: Readonly<Record<AlertFrequency, string>> = {
  instant: 'dès leur publication',
  daily: 'chaque jour à 8\u00a0h',
  weekly: 'chaque lundi à 8\u00a0h',
  none: 'jamais',
};

export interface AlertFacts {
  readonly search: AlertedSearch;
  /** At least one entry. */
  readonly entries: readonly AlertEntry[];
  /** Token of the link that stops this alert. */
  readonly token: string;
  readonly publicUrl: string;
}

const countOf = (number: number, { one, several }: Nouns): string =>
  number === 1 ? `Une nouvelle ${one} correspond` : `${number} nouvelles ${several} correspondent`;

/** Headers for one-click unsubscribe in mail programs (RFC 8058). */
export const alertHeaders = (token: string, publicUrl: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${publicUrl}/api/missions/searches/stop/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The mail of an alert: the entries found, and a link to stop the alert. */
export const alertMail = ({ search, entries, token, publicUrl }: AlertFacts): MailContent => {
  const number = entries.length;
  const shown = entries.slice(0, entriesOfAnAlert);
  const [first] = shown;
  const nouns = search.audience === 'jobs' ? ofJobs : ofMissions;
  const criteria = searchInWords(search);
  const subject =
    number === 1 && first !== undefined
      ? `Nouvelle ${nouns.one}\u202f: ${first.title.label}`
      : `${number} nouvelles ${nouns.several}\u202f: ${search.name}`;
  const list = `${publicUrl}${searchAddress(search)}`;
  return {
    subject,
    greeting: `Bonjour ${search.memberName},`,
    paragraphs: [
      `${countOf(number, nouns)} à votre recherche ${quoted(search.name)}.`,
      ...(number > shown.length ? [`En voici ${shown.length}\u202f; la liste montre les autres.`] : []),
    ],
    entries: shown,
    button: { label: 'Ouvrir la recherche', url: list },
    closing: `Vous recevez ${nouns.these} ${rhythm[search.frequency]}, car vous avez enregistré cette recherche${
      criteria.length === 0 ? '' : `\u202f: ${criteria.join(', ')}`
    }.`,
    links: [
      { label: 'Arrêter cette alerte', url: `${publicUrl}/alertes/arret/${token}` },
      { label: 'Gérer mes recherches enregistrées', url: `${publicUrl}/consult/missions/recherches` },
    ],
  };
};
