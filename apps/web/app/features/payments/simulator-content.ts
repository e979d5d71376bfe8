import { formatCents } from '@basoche/domain/payments/amounts';
import { portageFee } from '@basoche/domain/payments/simulator-rates';

/** Texts of the simulator: its page, and the parts that a dialog shows. */

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 });
export const formatPercent = (percent: number): string => `${number.format(percent)}\u00a0%`;

export const simulator = {
  title: 'Simulateur',
  metaTitle: 'Simulateur du coût d’une mission juridique',
  meta: 'Combien coûte une mission juridique et ce qu’elle laisse au prestataire\u202f: relation directe, dépôt des fonds et portage salarial, côte à côte.',
  lead: 'Ce que verse le client et ce que garde le prestataire, selon le mode de collaboration.',
  form: 'Votre mission',
  price: 'Prix convenu (HT)',
  vat: 'La TVA s’applique',
  vatHelp: '20\u00a0% en plus du prix, reversés à l’État par le prestataire.',
  creator: 'Qui publie la mission',
  candidate: 'Qui la réalise',
  nature: 'Nature de la mission',
  months: 'Payée sur',
  monthsOf: (months: number) => (months === 1 ? '1 mois' : `${months} mois`),
  rate: 'Votre taux de prélèvement à la source',
  rateHelp:
    'Facultatif. Il figure sur votre avis d’impôt\u202f; sans lui, la grille de taux par défaut s’applique.',
  rateRefused: (max: number) => `Indiquez un taux entre 0 et ${max}\u00a0%.`,
  compute: 'Calculer',
  results: (cents: number) => `Les trois modes pour ${formatCents(cents)}\u00a0HT`,
  open: 'Possible',
  closed: 'Fermé',
  pays: 'Le client verse',
  /** Label of a sum of a price by day or by hour. */
  atMost: (label: string) => `${label}, au plus`,
  priceLine: 'Prix HT',
  vatLine: 'TVA (20\u00a0%)',
  feeLine: 'Frais Basoche TTC',
  keeps: 'Le prestataire garde',
  beforeTax: 'net, avant impôt',
  afterTax: (percent: number) => `après impôt au taux de ${formatPercent(percent)}`,
  management: `Frais de gestion du portage (${formatPercent(portageFee.percent)})`,
  employer: 'Cotisations de l’employeur',
  gross: 'Salaire brut',
  grossOf: 'dont salaire de base',
  bonus: 'dont apport d’affaires (5\u00a0%)',
  holidays: 'dont congés payés (10\u00a0%)',
  reserve: 'dont réserve (10\u00a0%)',
  employee: 'Cotisations du salarié, CSG et CRDS',
  contributions: (percent: string) => `Cotisations sociales (${percent})`,
  net: 'Net avant impôt',
  tax: (percent: number) => `Impôt (${formatPercent(percent)})`,
  withheld: (percent: number) => `Prélèvement à la source (${formatPercent(percent)})`,
  left: 'Net après impôt',
  detail: 'Voir le calcul',
  accounts: {
    amount: (cents: number) => `${formatCents(cents)}\u00a0HT facturés`,
    reglementee:
      'Vos cotisations dépendent de votre bénéfice de l’année et de votre caisse (CNBF, CPRN, Cavom…)\u202f: aucun taux unique ne les estime.',
    societe:
      'Ce montant entre dans les comptes de la société\u202f; ce qu’il en reste dépend de ses charges.',
  },
  student:
    'Pour facturer lui-même, un étudiant déclare une micro-entreprise et reçoit un numéro SIRET\u202f; en portage, il est salarié.',
  estimate: 'Une estimation, pas un engagement',
  estimateText: [
    'Les montants sont calculés avec les taux nationaux publiés, sans aide ni exonération, pour une activité en Île-de-France. La paie, l’Urssaf et l’administration fiscale font seules foi.',
    'Le taux d’impôt par défaut est celui d’un mois dont cette mission serait le seul revenu.',
    `Les frais de gestion du portage sont fixés par la société de portage\u202f: ${formatPercent(portageFee.percent)} est une hypothèse. La réserve de 10\u00a0% est comptée dans le brut\u202f; elle est versée plus tard.`,
    'Le portage demande aussi, selon le Code du travail, une qualification de niveau bac\u00a0+\u00a02 ou trois ans d’expérience dans le même secteur.',
  ],
  rates: 'Taux et sources',
  ratesLead: 'Chaque taux, la date depuis laquelle il s’applique et qui le publie.',
  tables: {
    employer: 'Cotisations de l’employeur (portage)',
    employee: 'Cotisations du salarié (portage)',
    pay: 'Composition du salaire brut (portage)',
    micro: 'Micro-entreprise',
    other: 'Plafonds et impôt',
  },
  columns: { rate: 'Taux', value: 'Valeur', since: 'Depuis le', source: 'Source' },
  bases: { all: '', upTo: 'jusqu’au plafond', above: 'au-delà du plafond' },
  csgBase: (percent: number) => `sur ${formatPercent(percent)} du brut`,
  grid: 'Taux par défaut du prélèvement à la source',
  gridValue: 'de 0 à 43\u00a0%',
  more: 'Ouvrir le simulateur',
  fees: 'Voir les tarifs',
  dialog: {
    title: 'Ce qu’il vous resterait',
    lead: 'Estimation pour ce prix, selon le mode que le client choisira.',
    keeps: 'Il vous reste',
    you: 'Vous êtes',
  },
} as const;
