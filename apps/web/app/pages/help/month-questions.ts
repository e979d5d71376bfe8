import { formatCents } from '@basoche/domain/payments/amounts';
import { releaseTimes } from '@basoche/domain/payments/release-times';
import { independenceNotice, onAccount, resultNotice } from '@basoche/domain/pricing/content';
import {
  heldMonthDays,
  instalmentAtLeastCents,
  retainerMonths,
  sheetAwaitedDays,
  tellReminderDays,
} from '@basoche/domain/pricing/limits';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import type { Theme } from './questions.ts';

const reminders = new Intl.ListFormat('fr-FR').format(
  tellReminderDays.filter((day) => day > 0).map((day) => `${day}\u00a0jours`),
);

/** Shown while a price may be by day, by hour or by month. */
export const monthThemes: readonly Theme[] = [
  {
    id: 'mois',
    title: 'Prix par jour, à l’heure, et forfait mensuel',
    questions: [
      {
        id: 'mois-proposer',
        question: 'Puis-je facturer à la journée, à l’heure ou au mois\u202f?',
        answer: [
          'Oui. En proposant votre prix, choisissez «\u00a0Autre façon de fixer le prix\u00a0». Par jour ou à l’heure, vous indiquez votre prix, le temps prévu par mois et un plafond\u202f: le client sait le plus qu’il paiera avant d’accepter.',
          `Un forfait mensuel est la même somme chaque mois, ${formatCents(instalmentAtLeastCents)}\u00a0HT au moins, pour ${retainerMonths.min} à ${retainerMonths.max}\u00a0mois. Il ne se reconduit pas de lui-même, et n’entre pas dans un portage salarial.`,
          'Si l’accord vient après le premier jour proposé, les mois comptent du jour où le mode de collaboration est accepté\u202f: rien n’est dû pour les jours d’avant.',
          resultNotice,
        ],
      },
      {
        id: 'mois-au-plus',
        question: 'Combien vais-je payer, au plus\u202f?',
        answer: [
          `Le plafond accepté, sa TVA si le prestataire la facture, et les frais Basoche une seule fois. Vous déposez chaque mois le temps prévu pour ce mois\u202f: c’est ${onAccount({ count: null })}. Ce qui n’a pas été fait vous est rendu sur votre carte.`,
          'Si le travail commence en fin de mois, le premier dépôt se limite au temps que les jours restants permettent\u202f; le reste passe aux mois suivants.',
        ],
      },
      {
        id: 'mois-compte-rendu',
        question: 'Qu’est-ce que le compte rendu du mois\u202f?',
        answer: [
          `Le prestataire y dit jour par jour ce qu’il a fait, et combien. Il le complète quand il veut, dans l’échange, et l’envoie à partir du dernier jour du mois\u202f; nous le lui rappelons ce jour-là, puis après ${reminders}. Le client n’en voit rien avant l’envoi.`,
          'En portage salarial, la société de portage reçoit le compte rendu une fois accepté, sans les coordonnées qu’il contiendrait\u202f: elle vous paie sur cette base.',
          independenceNotice,
        ],
      },
      {
        id: 'mois-accepter',
        question: 'J’ai reçu un compte rendu\u202f: que faire\u202f?',
        answer: [
          `Lisez-le, puis acceptez-le\u202f: la somme qu’il dit est versée, ${releaseTimes.plannedHours}\u00a0heures après. Si une ligne ne va pas, rendez-le à corriger, une fois, en disant pourquoi. En cas de désaccord, contestez le mois\u202f: notre équipe tranche.`,
          `Sans réponse de votre part, il est accepté de lui-même ${threadTimes.autoEndDays}\u00a0jours après son envoi.`,
        ],
      },
      {
        id: 'mois-suivant',
        question: 'Quand commence le mois suivant\u202f?',
        answer: [
          `Quand le précédent est versé, et son propre dépôt fait. D’ici là, rien ne garantit le travail que vous feriez. Par jour ou à l’heure, une fois le dépôt fait, votre compte rendu peut aussi dire ce que vous avez fait depuis la fin du mois précédent, dans la limite de ce dépôt. Un mois de forfait se dépose ${heldMonthDays}\u00a0jours au plus avant son dernier jour.`,
        ],
      },
      {
        id: 'mois-arreter',
        question: 'Puis-je m’arrêter avant la fin\u202f?',
        answer: [
          'Par jour ou à l’heure, le prestataire peut dire de son compte rendu que c’est le dernier\u202f: la mission se termine avec lui. À partir du deuxième mois, tant que le dépôt n’est pas fait, chacun peut aussi arrêter la mission seul. Ce qui est versé le reste.',
          `Sans dépôt, en direct\u202f: si le compte rendu d’un mois n’est pas venu ${sheetAwaitedDays}\u00a0jours après la fin de ce mois, même le premier, le client peut arrêter la mission seul. Rien n’est dû pour ce mois.`,
        ],
      },
    ],
  },
];
