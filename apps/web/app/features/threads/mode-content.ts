import type { PriceKind } from '@basoche/domain/pricing/kinds';
import { threadTimes } from '@basoche/domain/threads/time-limits';

/** Texts of the dialog in which a client proposes a mode of collaboration. */

export const modeDialog = {
  open: 'Choisir le mode de collaboration',
  title: 'Choisir le mode de collaboration',
  lead: (other: string, price: string) =>
    `Le mode choisi est proposé à ${other} pour le prix convenu, ${price}. Vous ne pourrez en changer qu’en cas de refus.`,
  label: 'Mode de collaboration',
  required: 'Choisissez un mode.',
  underWay: {
    title: (number: number) =>
      number === 1
        ? 'Une collaboration est déjà en cours sur cette mission'
        : `${number} collaborations sont déjà en cours sur cette mission`,
    text: (other: string) =>
      `Si ${other} accepte, vous paierez un prestataire de plus pour la même mission, avec un dépôt des fonds si le mode en demande un.`,
    confirm: 'Je veux une collaboration de plus',
    required: 'Confirmez que vous voulez une collaboration de plus.',
  },
  facts: {
    pays: 'Vous payez',
    receives: (other: string) => `${other} reçoit`,
    when: 'Quand',
  },
  agreement: {
    title: 'L’accord de confidentialité n’est pas accepté des deux côtés',
    /** Help text, which depends on who has not accepted the agreement yet. */
    text: (other: string, isMineMissing: boolean, isTheirsMissing: boolean) => {
      if (isMineMissing && isTheirsMissing)
        return `Ni vous ni ${other} ne l’avez accepté\u202f: rien ne vous engage encore, ni l’un ni l’autre, à garder vos échanges confidentiels.`;
      return isMineMissing
        ? `${other} l’a accepté, pas vous\u202f: il ne vous engage pas encore tous deux.`
        : `Vous l’avez accepté, ${other} pas encore\u202f: il ne vous engage pas encore tous deux.`;
    },
    read: 'Lire et accepter l’accord',
    /** Label of the confirmation, for a viewer who has not accepted it yet, or whose other party has not. */
    confirm: (other: string, isMineMissing: boolean) =>
      isMineMissing
        ? 'Proposer ce mode sans accord de confidentialité'
        : `Proposer ce mode sans attendre que ${other} l’accepte`,
    required: (other: string, isMineMissing: boolean) =>
      isMineMissing
        ? 'Confirmez, ou acceptez d’abord l’accord.'
        : `Confirmez, ou attendez que ${other} l’accepte aussi.`,
  },
  fees: 'Tarifs et remboursements',
  compare: 'Comparer les trois modes pour ce prix',
  send: 'Proposer ce mode',
} as const;

export type ModeCommand = 'choose/direct' | 'choose/funds' | 'choose/portage';

interface ModeContent {
  readonly label: string;
  readonly text: (other: string, kind: PriceKind) => string;
  readonly fees: string;
}

/** Sentences on deposits in the mode of held funds, by kind of price. */
const deposits = {
  flat: {
    first: 'le prix avant le début de la mission',
    kept: 'il est conservé',
    after: (other: string) => `versé à ${other} après la fin`,
  },
  instalments: {
    first: 'chaque tranche avant qu’elle commence',
    kept: 'elle est conservée',
    after: (other: string) => `versée à ${other} après sa fin`,
  },
  months: {
    first: 'chaque mois à son début',
    kept: 'sa somme est conservée',
    after: (other: string) => `versée à ${other} sur son compte rendu`,
  },
} as const;

/** The three modes, in the order shown; amounts come from the fee grid (rules §4). */
export const modeContent: Readonly<Record<ModeCommand, ModeContent>> = {
  'choose/direct': {
    label: 'Relation directe',
    text: (other) =>
      `${other} vous facture et vous réglez sans intermédiaire. La mission commence dès son accord.`,
    fees: 'Sans frais Basoche',
  },
  'choose/funds': {
    label: 'Dépôt des fonds chez un tiers',
    text: (other, kind) => {
      const { first, kept, after } = deposits[kind === 'flat' || kind === 'instalments' ? kind : 'months'];
      return `Vous déposez ${first}\u202f; ${kept} par notre prestataire de paiement, puis ${after(other)}.`;
    },
    fees: 'Des frais fixes par mission, jamais un pourcentage du prix',
  },
  'choose/portage': {
    label: 'Portage salarial',
    text: (other) =>
      `Le temps de la mission, ${other} travaille sous contrat avec ITG, la société de portage. Basoche examine la demande en ${threadTimes.portageAnswerHours}\u00a0heures, puis ITG en ${threadTimes.partnerAnswerBusinessHours}\u00a0heures ouvrées\u202f; vous déposez ensuite les fonds.`,
    fees: 'Frais fixés par ITG, retenus sur ce que vous versez',
  },
};

export const modes = ['choose/direct', 'choose/funds', 'choose/portage'] as const satisfies ModeCommand[];
export const isMode = (name: string): name is ModeCommand => Object.hasOwn(modeContent, name);
