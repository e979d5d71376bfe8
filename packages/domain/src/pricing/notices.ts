import type { NotificationKey } from '../notifications/keys.ts';
import type { ThreadParty } from '../threads/actors.ts';
import type { Application } from '../threads/application.ts';
import { threadTimes } from '../threads/time-limits.ts';
import { instalmentName, unguaranteed } from './content.ts';

/** Titles of notifications about one instalment; each names the instalment. */

type Words = Readonly<Record<ThreadParty, string>>;

const both = (text: string): Words => ({ creator: text, candidate: text });

const begun = both('le travail peut commencer.');
const settled = 'la contestation est tranchée.';
/** No further instalment opens after a refund or a split. */
const ends = 'La mission prend fin.';
const goesOn = 'La tranche suit son cours.';

const taken = both('la banque a remboursé son dépôt au titulaire de la carte.');

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
  MISSION_CONTESTED: both('elle est contestée. Notre équipe va se prononcer.'),
  CONTEST_WITHDRAWN: both(`l’autre partie retire sa contestation. ${goesOn}`),
  SETTLED_CONTINUE: both(`${settled} ${goesOn}`),
  SETTLED_RELEASE: both(`${settled} Ses fonds reviennent au prestataire.`),
  SETTLED_REFUND: both(`${settled} Ses fonds reviennent au client. ${ends}`),
  SETTLED_SPLIT: both(`${settled} Ses fonds sont partagés. ${ends}`),
  SETTLED_DONE: both(`${settled} La tranche est réputée faite.`),
  SETTLED_CLOSED: both(`${settled} ${ends}`),
  REST_SETTLED: both('notre équipe a décidé à qui reviennent ses fonds.'),
  CANCEL_ASKED: both('l’autre partie demande l’annulation du dépôt. Elle attend votre accord.'),
  CANCEL_REFUSED: both(`l’autre partie a refusé l’annulation du dépôt. ${goesOn}`),
  DEPOSIT_CANCELLED: both(`le dépôt est annulé. ${ends}`),
  HOLD_EXPIRED: both(
    `la durée maximale de conservation de ses fonds est atteinte. Ils reviennent au client. ${ends}`,
  ),
  PAYOUT_EXPIRED: both('ses fonds n’ont pas pu être versés à temps. Ils reviennent au client.'),
  CHARGEBACK_OPENED: both('son paiement est contesté auprès de la banque. Ses fonds sont gelés.'),
  CHARGEBACK_WON: both(`la banque a rejeté la contestation de son paiement. ${goesOn}`),
  CHARGEBACK_LOST: both(`${taken.creator} ${ends}`),
  CHARGEBACK_PARTLY_LOST: both(
    'la banque a repris une partie de son dépôt. Le reste demeure consacré à la tranche.',
  ),
  CHARGEBACK_REVERSED: both('la banque a rendu le dépôt qu’elle avait repris.'),
};

const monthGoesOn = 'Le mois suit son cours.';
const accepted = 'le compte rendu est accepté.';

/** Titles about a month, which is delivered with its sheet, where they differ. */
const monthWords: typeof words = {
  SHEET_DUE: both('le compte rendu est à envoyer.'),
  SHEET_RETURNED: both('le client vous rend le compte rendu à corriger.'),
  MISSION_STOPPED: both('la mission est arrêtée, ce mois est sans suite. Ce qui est versé le reste.'),
  MISSION_DELIVERED: both(
    `le compte rendu est envoyé. Acceptez-le ou contestez-le sous ${threadTimes.autoEndDays} jours.`,
  ),
  END_REMINDER: both('le compte rendu attend votre réponse. Sans réponse, il est accepté.'),
  MISSION_ENDED: both(accepted),
  MISSION_ENDED_BY_ITSELF: both(`sans réponse de votre part, ${accepted}`),
  MISSION_CONTESTED: both('il est contesté. Notre équipe va se prononcer.'),
  CONTEST_WITHDRAWN: both(`l’autre partie retire sa contestation. ${monthGoesOn}`),
  SETTLED_CONTINUE: both(`${settled} ${monthGoesOn}`),
  SETTLED_RELEASE: both(`${settled} Le mois est payé au prestataire.`),
  SETTLED_DONE: both(`${settled} Le mois est réputé fait.`),
  CANCEL_REFUSED: both(`l’autre partie a refusé l’annulation du dépôt. ${monthGoesOn}`),
  CHARGEBACK_WON: both(`la banque a rejeté la contestation de son paiement. ${monthGoesOn}`),
  CHARGEBACK_PARTLY_LOST: both(
    'la banque a repris une partie de son dépôt. Le reste demeure consacré au mois.',
  ),
};

/**
 * Title of a notification in a thread: « Tranche 2 sur 3 : votre dépôt est attendu. » if it is about an
 * instalment, else `title`.
 */
export const titleAt = (
  { instalment, mode, state }: Pick<Application, 'instalment' | 'mode' | 'state'>,
  { key, to, title }: { readonly key: NotificationKey; readonly to: ThreadParty; readonly title: string },
): string => {
  const isBegun = mode === 'direct' && key === 'INSTALMENT_OPENED';
  // A dispute lost after its instalment was accepted does not end the mission.
  const isLate = state === 'DONE' && key === 'CHARGEBACK_LOST';
  const month = instalment?.count === null ? monthWords[key] : undefined;
  const said = (isBegun ? begun : isLate ? taken : (month ?? words[key]))?.[to];
  return instalment === null || said === undefined ? title : `${instalmentName(instalment)}\u202f: ${said}`;
};
