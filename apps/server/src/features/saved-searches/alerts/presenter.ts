import { missionsOfAnAlert } from '@basoche/domain/limits';
import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { formatCents } from '@basoche/domain/payments/amounts';
import { filtersInWords, searchAddress } from '@basoche/domain/searches/filters';
import type { Day } from '@basoche/domain/time/paris';
import type { Letter } from '../../../platform/letter.ts';
import type { AlertedSearch, ToldMission } from './store.ts';

const longDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayInWords = (day: Day): string =>
  longDay
    .format(new Date(`${day}T12:00:00Z`))
    .replace(/^1 /, '1er ')
    .replaceAll(' ', '\u00a0');

const quoted = (text: string) => `«\u202f${text}\u202f»`;

const placeOf = ({ on_place, city, department }: ToldMission): string => {
  if (!on_place || department === null) return 'À distance';
  return `${city ?? labelOf(departments, department)} (${department})`;
};

const priceOf = ({ tarif_low_cents: low, tarif_high_cents: high }: ToldMission): string => {
  if (low === null || high === null) return 'Prix à proposer';
  return low === high ? `${formatCents(low)} HT` : `${formatCents(low)} à ${formatCents(high)} HT`;
};

/** What a mail tells of a mission. Who publishes it is on its page, for those who may know. */
const entryOf = (mission: ToldMission, publicUrl: string) => ({
  title: { label: mission.title, url: `${publicUrl}/consult/missions/${mission.id}` },
  lines: [
    `${labelOf(legalDomains, mission.domain)} · ${labelOf(missionNatures, mission.nature)}`,
    `${placeOf(mission)} · ${priceOf(mission)}`,
    `Candidatures jusqu'au ${dayInWords(mission.closes_on)}`,
  ],
});

const rhythm: Readonly<Record<AlertFrequency, string>> = {
  instant: 'dès leur publication',
  daily: 'chaque jour à 8\u00a0h',
  weekly: 'chaque lundi à 8\u00a0h',
  none: 'jamais',
};

interface AlertFacts {
  readonly search: AlertedSearch;
  /** At least one. */
  readonly missions: readonly ToldMission[];
  /** Of the link that stops this alert. */
  readonly token: string;
  readonly publicUrl: string;
}

const countOf = (number: number): string =>
  number === 1 ? 'Une nouvelle mission correspond' : `${number} nouvelles missions correspondent`;

/** The mail of an alert: what was found, and one click to have no more of it (RFC 8058 for mail programs). */
export const alertMail = ({
  search,
  missions,
  token,
  publicUrl,
}: AlertFacts): { subject: string; body: Letter; headers: Record<string, string> } => {
  const number = missions.length;
  const shown = missions.slice(0, missionsOfAnAlert);
  const [first] = shown;
  const criteria = filtersInWords(search.filters);
  const subject =
    number === 1 && first !== undefined
      ? `Nouvelle mission\u202f: ${first.title}`
      : `${number} nouvelles missions\u202f: ${search.name}`;
  const list = `${publicUrl}${searchAddress(search.audience, search.filters)}`;
  return {
    subject,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/missions/searches/stop/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    body: {
      greeting: `Bonjour ${search.memberName},`,
      paragraphs: [
        `${countOf(number)} à votre recherche ${quoted(search.name)}.`,
        ...(number > shown.length ? [`En voici ${shown.length}\u202f; la liste montre les autres.`] : []),
      ],
      entries: shown.map((mission) => entryOf(mission, publicUrl)),
      button: { label: 'Ouvrir la recherche', url: list },
      closing: `Vous recevez ces missions ${rhythm[search.frequency]}, car vous avez enregistré cette recherche${
        criteria.length === 0 ? '' : `\u202f: ${criteria.join(', ')}`
      }.`,
      links: [
        { label: 'Arrêter cette alerte', url: `${publicUrl}/alertes/arret/${token}` },
        { label: 'Gérer mes recherches enregistrées', url: `${publicUrl}/consult/missions/recherches` },
      ],
    },
  };
};
