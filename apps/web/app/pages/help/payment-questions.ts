import { portageMinimumCents } from '@basoche/domain/limits';
import { formatCents } from '@basoche/domain/payments/amounts';
import { feeGrid, feeWithTaxCents } from '@basoche/domain/payments/fees';
import { plans } from '@basoche/domain/payments/plans';
import { releasePromise, releaseTimes } from '@basoche/domain/payments/release-times';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import type { Theme } from './questions.ts';

export const paymentThemes: readonly Theme[] = [
  {
    id: 'paiements',
    title: 'Paiement et portage',
    questions: [
      {
        id: 'combien-coute-une-mission',
        question: 'Combien coûte une mission sur Basoche\u202f?',
        answer: [
          `Rien en relation directe. Avec un dépôt de fonds, ${formatCents(feeGrid.funds.feeCents)}\u00a0HT (${formatCents(feeWithTaxCents('funds'))}\u00a0TTC) par mission, payés par le client, quel que soit le prix. En portage, les frais de la société de portage. Voyez les [tarifs](/tarifs) et le [simulateur](/simulateur).`,
        ],
      },
      {
        id: 'quel-mode-choisir',
        question: 'Quel mode de collaboration choisir\u202f?',
        answer: [
          `Relation directe\u202f: vous réglez entre vous, sur facture. Dépôt des fonds chez un tiers\u202f: le prix est déposé par carte avant le début et libéré à la fin. Portage salarial\u202f: le prestataire est salarié le temps de la mission\u202f; il faut un client personne morale, un candidat personne physique et ${formatCents(portageMinimumCents)}\u00a0HT au moins.`,
        ],
      },
      {
        id: 'quand-suis-je-paye',
        question: 'Quand les fonds déposés sont-ils versés\u202f?',
        answer: [
          `Ils sont versés ${releasePromise}, sur votre compte de paiement, à ouvrir dans vos [paramètres](/parametres/paiements). Le versement est prévu ${releaseTimes.plannedHours}\u00a0heures après la fin, ce qui laisse un jour pour le refaire s’il échoue. Le jour prévu et le dernier jour se lisent dans l’échange et dans vos [paiements](/paiements). L’arrivée à la banque dépend ensuite de notre prestataire et d’elle.`,
        ],
      },
      {
        id: 'contester',
        question: 'Que se passe-t-il en cas de désaccord\u202f?',
        answer: [
          'Chaque partie peut contester tant que les fonds ne sont pas versés. Le versement est suspendu\u202f; notre équipe décide d’un versement, d’un remboursement ou d’un partage. Cela ne vous prive pas d’aller en justice.',
        ],
      },
      {
        id: 'annuler-un-depot',
        question: 'Peut-on annuler un dépôt\u202f?',
        answer: [
          `Oui, si les deux parties le demandent avant la fin de la mission\u202f: tout est rendu, frais compris. Aucune somme n’est gardée plus de ${threadTimes.holdMaximumDays}\u00a0jours.`,
        ],
      },
      {
        id: 'delais-du-portage',
        question: 'Combien de temps prend un portage\u202f?',
        answer: [
          `Basoche répond en ${threadTimes.portageAnswerHours}\u00a0heures, puis la société de portage en ${threadTimes.partnerAnswerBusinessHours}\u00a0heures ouvrées. Un refus est motivé, et un autre mode peut être choisi.`,
        ],
      },
      {
        id: 'factures',
        question: 'Qui établit la facture\u202f?',
        answer: [
          'En relation directe, le prestataire peut l’émettre depuis l’échange\u202f: numérotée, avec les mentions légales, au format Factur-X. Une erreur s’annule par un avoir. Les factures sont dans vos [paiements](/paiements?vue=factures).',
        ],
      },
      {
        id: 'abonnement',
        question: 'Faut-il un abonnement\u202f?',
        answer: [
          `Un abonnement est proposé à ${formatCents(plans.monthly.cents)} par mois ou ${formatCents(plans.yearly.cents)} par an, TTC. Si postuler en demande un, c’est dit avant que vous n’ayez rien saisi. Il se résilie en deux clics, et l’accès dure jusqu’à la fin de la période payée. Voyez l’[abonnement](/subscription).`,
        ],
      },
    ],
  },
];
