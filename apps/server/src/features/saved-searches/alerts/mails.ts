import { entriesOfAnAlert } from '@basoche/domain/limits';
import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import { searchAddress, searchInWords } from '@basoche/domain/searches/search';
import { defineMails } from '../../../platform/mail/mail-content.ts';
import type { AlertEntry } from './presenter.ts';
import type { AlertedSearch } from './store.ts';

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

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

interface AlertFacts {
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
export const alertMails = defineMails({
  found: ({ search, entries, token, publicUrl }: AlertFacts) => {
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
      greeting: `Bonjour ${search.readerName},`,
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
  },
});
