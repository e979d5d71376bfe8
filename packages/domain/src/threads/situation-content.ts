import { dayText } from '../time/french-dates.ts';
import type { Day } from '../time/paris.ts';
import type { ThreadParty } from './actors.ts';
import type { SheetState } from './situation.ts';
import type { Situation } from './whose-turn.ts';

/** Short words for the situation of a thread: the reader's own step begins with « À vous ». */

type Words = Readonly<Record<ThreadParty, string>>;

const both = (words: string): Words => ({ creator: words, candidate: words });
const words = (creator: string, candidate: string): Words => ({ creator, candidate });

const ongoing = words('Mission en cours', 'À vous de réaliser la mission');
const delivered = words('À vous de vérifier la livraison', 'Livrée, réponse attendue');
const otherMode = words('À vous de choisir un autre mode', 'Choix d’un autre mode attendu');
const contested = both('Contestation examinée par Basoche');

/** Situation × reader. */
const situationText: Readonly<Record<Situation, Words>> = {
  PRICE_OFFERED: words('À vous de répondre au prix', 'Prix proposé, réponse attendue'),
  PRICE_TO_CONFIRM: words('Confirmation du prix attendue', 'À vous de confirmer votre prix'),
  PRICE_REFUSED: words('Nouveau prix attendu', 'À vous de proposer un nouveau prix'),

  MODE_TO_CHOOSE: words('À vous de choisir le mode', 'Choix du mode attendu'),
  MODE_REFUSED: otherMode,
  PORTAGE_REJECTED: otherMode,
  DIRECT_OFFERED: words('Relation directe proposée', 'À vous d’accepter la relation directe'),
  FUNDS_OFFERED: words('Dépôt des fonds proposé', 'À vous d’accepter le dépôt'),
  PORTAGE_OFFERED: words('Portage salarial proposé', 'À vous d’accepter le portage'),
  PORTAGE_AT_BASOCHE: both('Portage examiné par Basoche'),
  PORTAGE_AT_ITG: both('Portage examiné par ITG'),

  PAYEE_AWAITED: words('Compte de paiement attendu', 'À vous d’ouvrir votre compte de paiement'),
  PARTNER_AWAITED: both('Compte de paiement d’ITG attendu'),
  DEPOSIT_AWAITED: words('À vous de déposer les fonds', 'Dépôt attendu'),
  DEPOSIT_TO_COME: both('Dépôt à venir'),
  DEPOSIT_TO_APPROVE: words('À vous d’approuver le dépôt', 'Dépôt attendu'),
  APPROVAL_AWAITED: words('Approbation du dépôt demandée', 'Dépôt attendu'),
  ONGOING_DIRECT: ongoing,
  ONGOING_HELD: ongoing,
  CANCEL_ASKED_BY_CREATOR: words(
    'Annulation demandée, accord attendu',
    'À vous de répondre à la demande d’annulation',
  ),
  CANCEL_ASKED_BY_CANDIDATE: words(
    'À vous de répondre à la demande d’annulation',
    'Annulation demandée, accord attendu',
  ),
  DELIVERED_DIRECT: delivered,
  DELIVERED_HELD: delivered,
  CONTESTED_BY_CREATOR: contested,
  CONTESTED_BY_CANDIDATE: contested,
  SETTLEMENT: both('Versement en cours'),
  CHARGED_BACK: both('Dépôt contesté à la banque'),

  DONE: both('Terminée'),
  DONE_PAYABLE: both('Terminée, versement en cours'),
  DONE_PAID: both('Terminée et réglée'),
  DONE_REST_DECIDED: both('Terminée'),
  DONE_SETTLED: both('Terminée, contestation tranchée'),
  REFUSED: words('Candidature refusée', 'Candidature non retenue'),
  WITHDRAWN: both('Candidature retirée'),
  CANCELLED: both('Annulée d’un commun accord'),
  SETTLED_AGAINST: both('Annulée, contestation tranchée'),
  REFUNDED: both('Dépôt annulé'),
  HEARING_CANCELLED: both('Audience annulée'),
  HEARING_RETURNED: both('Audience rendue'),

  APPLICATION_SENT: words('À vous de répondre à la candidature', 'Candidature envoyée'),
  CONVERSATION: both('Conversation ouverte'),
  OFFER_FILLED: both('Offre pourvue'),
  OFFER_ARCHIVED: words('Offre archivée', 'Offre hors ligne'),
};

const attended = words('Audience confiée', 'À vous d’aller à l’audience');
const reported = words('À vous de lire le compte rendu', 'Compte rendu envoyé, réponse attendue');

/** Texts of a hearing's thread, where they differ from those of other missions. */
const hearingText: Readonly<Partial<Record<Situation, Words>>> = {
  ONGOING_DIRECT: attended,
  ONGOING_HELD: attended,
  DELIVERED_DIRECT: reported,
  DELIVERED_HELD: reported,
};

const returned = words('Compte rendu rendu, correction attendue', 'À vous de corriger le compte rendu');

/** Texts of a month whose sheet was sent or given back, where they differ from those of other missions. */
const monthText: Readonly<Record<SheetState, Readonly<Partial<Record<Situation, Words>>>>> = {
  sent: { DELIVERED_DIRECT: reported, DELIVERED_HELD: reported },
  returned: { ONGOING_DIRECT: returned, ONGOING_HELD: returned },
};

interface Shown {
  readonly situation: Situation;
  readonly isHearing?: boolean | undefined;
  readonly sheet?: SheetState | undefined;
  /** First day of a deposit that is not open yet. */
  readonly depositOpensOn?: Day | undefined;
}

/** Words of the situation of a thread for one of its parties. */
export const situationWords = (
  { situation, isHearing = false, sheet, depositOpensOn }: Shown,
  viewer: ThreadParty,
): string => {
  if (situation === 'DEPOSIT_TO_COME' && depositOpensOn !== undefined)
    return `Dépôt possible à partir du ${dayText(depositOpensOn)}`;
  const apart = isHearing ? hearingText : sheet && monthText[sheet];
  return (apart?.[situation] ?? situationText[situation])[viewer];
};
