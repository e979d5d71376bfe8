import type { NotificationKey } from '../notifications/keys.ts';
import type { ThreadParty } from '../threads/actors.ts';
import type { Application } from '../threads/application.ts';
import { threadTimes } from '../threads/time-limits.ts';
import { instalmentName, unguaranteed } from './content.ts';

/** Titles of notifications about one instalment, which name it. */

type Words = Readonly<Record<ThreadParty, string>>;

const both = (text: string): Words => ({ creator: text, candidate: text });

const begun = both('le travail peut commencer.');

const words: Readonly<Partial<Record<NotificationKey, Words>>> = {
  INSTALMENT_OPENED: {
    creator: 'votre dépôt est attendu.',
    candidate: `le dépôt du client est attendu. ${unguaranteed}`,
  },
  INSTALMENT_UNFUNDED: {
    creator: 'votre dépôt est toujours attendu. Sans lui, chacun de vous peut arrêter la mission.',
    candidate: `le dépôt du client est toujours attendu. ${unguaranteed} Vous pouvez arrêter la mission.`,
  },
  MISSION_STOPPED: both('la mission est arrêtée avant elle. Ce qui est versé le reste.'),
  FUNDS_DEPOSITED: both('les fonds sont déposés. Le travail peut commencer.'),
  MISSION_DELIVERED: both(
    `le prestataire la déclare livrée. Terminez-la ou contestez-la sous ${threadTimes.autoEndDays} jours.`,
  ),
  END_REMINDER: both('livrée, elle attend votre réponse. Sans réponse, elle se terminera automatiquement.'),
  MISSION_ENDED: both('elle est déclarée terminée.'),
  MISSION_ENDED_BY_ITSELF: both('sans réponse de votre part, elle s’est terminée automatiquement.'),
  FUNDS_RELEASED: both('les fonds vous sont versés.'),
  FUNDS_LEFT: both('les fonds sont versés au prestataire.'),
};

/** The title of a notification in a thread: of one about an instalment « Tranche 2 sur 3 : votre dépôt est attendu. », else `title`. */
export const titleAt = (
  { instalment, mode }: Pick<Application, 'instalment' | 'mode'>,
  { key, to, title }: { readonly key: NotificationKey; readonly to: ThreadParty; readonly title: string },
): string => {
  const isBegun = mode === 'direct' && key === 'INSTALMENT_OPENED';
  const said = (isBegun ? begun : words[key])?.[to];
  return instalment === null || said === undefined ? title : `${instalmentName(instalment)}\u202f: ${said}`;
};
