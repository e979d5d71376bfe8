import { formatCents } from '@basoche/domain/payments/amounts';
import { type CollaborationMode, feeGrid, feeWithTaxCents } from '@basoche/domain/payments/fees';
import { refundDelay, releasePromise } from '@basoche/domain/payments/release-times';
import { threadTimes } from '@basoche/domain/threads/time-limits';

/** Texts of the fees page. Figures come from the domain's fee grid; none is written here. */

const flat = feeWithTaxCents('funds');

interface ModeFees {
  readonly figure: string;
  readonly note: string;
  readonly points: readonly string[];
}

export const modeFees: Readonly<Record<CollaborationMode, ModeFees>> = {
  direct: {
    figure: formatCents(feeWithTaxCents('direct')),
    note: 'Rien ne passe par Basoche.',
    points: [
      'Le prestataire facture, le client règle sans intermédiaire',
      'Coordonnées bancaires transmises une fois le mode accepté',
      'Facture aux mentions légales, préparée par Basoche',
    ],
  },
  funds: {
    figure: `${formatCents(feeGrid.funds.feeCents)}\u00a0HT`,
    note: `${formatCents(flat)}\u00a0TTC par mission, quel que soit le prix, payés par le client.`,
    points: [
      'Le prix est déposé avant le début de la mission et conservé par notre prestataire de paiement',
      `Versement au prestataire ${releasePromise}`,
      'Versement suspendu en cas de contestation, tranchée par notre équipe',
    ],
  },
  portage: {
    figure: 'Fixés par ITG',
    note: `Basoche ne demande rien\u202f; la société de portage retient ses frais de gestion sur le prix.`,
    points: [
      'Le prestataire est salarié le temps de la mission',
      'La société de portage facture, cotise et paie le salaire',
      `Demande examinée par Basoche en ${threadTimes.portageAnswerHours}\u00a0heures, puis par ITG en ${threadTimes.partnerAnswerBusinessHours}\u00a0heures ouvrées`,
    ],
  },
};

export const fees = {
  title: 'Tarifs',
  meta: `Les frais de Basoche\u202f: relation directe sans frais, ${formatCents(flat)}\u00a0TTC par mission pour un dépôt de fonds, portage au tarif de la société de portage.`,
  lead: 'Une grille pour tous, connue avant de s’engager. Jamais de pourcentage sur les honoraires.',
  since: (day: string) => `Grille en vigueur depuis le ${day}.`,
  kept: 'Une mission garde les frais affichés au moment où son mode a été choisi.',
  hearings:
    'Une audience prise par un confrère suit la même grille\u202f: sans frais en relation directe, les frais du dépôt avec dépôt de fonds.',
  modes: 'Par mode de collaboration',
  includes: 'Ce que le mode comprend',
  examples: 'Exemples',
  examplesLead:
    'Ce que verse le client. Le prestataire reçoit le prix et sa TVA en entier\u202f; en portage, la société de portage les reçoit pour lui.',
  columns: { price: 'Prix HT', received: 'Prix et TVA' },
  withoutVat: 'Sans TVA',
  withVat: 'Avec TVA (20\u00a0%)',
  refunds: 'Ce qui est rendu, et quand',
  refundsLead: 'Pour un dépôt de fonds ou un portage.',
  cases: [
    {
      when: 'La mission est terminée',
      what: `Le prix et sa TVA sont versés. Les frais de ${formatCents(flat)}\u00a0TTC sont dus.`,
    },
    {
      when: 'Le dépôt est annulé par les deux parties ou par notre équipe',
      what: 'Tout est rendu au client, frais compris. Un avoir annule la facture des frais.',
    },
    {
      when: 'Une contestation donne raison au client',
      what: 'Tout est rendu au client, frais compris.',
    },
    {
      when: 'Une contestation se conclut par un partage',
      what: 'Le prix et sa TVA sont partagés selon la décision. Les frais restent dus.',
    },
    {
      when: `Les fonds sont encore déposés après ${threadTimes.holdMaximumDays}\u00a0jours`,
      what: 'Une somme n’est jamais conservée plus longtemps\u202f: elle est versée si le travail a été livré et que personne ne le conteste, sinon tout est rendu au client, frais compris.',
    },
  ],
  delay: `Un remboursement part le jour même vers la carte qui a payé\u202f; selon la banque, il y arrive en ${refundDelay}.`,
  simulate: 'Comparer les trois modes',
  simulateText: 'Le simulateur montre aussi ce qu’il reste au prestataire, cotisations et impôt déduits.',
  plans: 'Abonnement',
  plansText: 'L’abonnement est résiliable en deux clics, sans frais.',
  planNames: { monthly: 'Formule mensuelle', yearly: 'Formule annuelle' },
  planPer: { monthly: 'par mois', yearly: 'par an' },
  ttc: 'TTC',
  plansMore: 'Voir l’abonnement',
} as const;

/** Example prices, in cents, excluding tax. */
export const examplePrices = [25_000, 50_000, 100_000, 300_000, 1_000_000] as const;
