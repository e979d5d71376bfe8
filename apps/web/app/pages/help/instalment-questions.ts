import { formatCents } from '@basoche/domain/payments/amounts';
import { feeWithTaxCents } from '@basoche/domain/payments/fees';
import { releaseTimes } from '@basoche/domain/payments/release-times';
import { onAccount } from '@basoche/domain/pricing/content';
import {
  heldWorkDays,
  instalmentAtLeastCents,
  instalmentCount,
  unfundedDays,
} from '@basoche/domain/pricing/limits';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import type { Theme } from './questions.ts';

const reminders = new Intl.ListFormat('fr-FR').format(unfundedDays.map(String));

/** Shown while a price may be in instalments. */
export const instalmentThemes: readonly Theme[] = [
  {
    id: 'tranches',
    title: 'Prix en plusieurs tranches',
    questions: [
      {
        id: 'tranches-proposer',
        question: 'Puis-je être payé au fil de la mission\u202f?',
        answer: [
          `Oui. En proposant votre prix, choisissez «\u00a0Autre façon de fixer le prix\u00a0», puis «\u00a0En plusieurs tranches\u00a0»\u202f: de ${instalmentCount.min} à ${instalmentCount.max}, de ${formatCents(instalmentAtLeastCents)}\u00a0HT au moins, chacune avec ce qui est livré, sa somme et, si vous voulez, son délai. Le client accepte ou refuse le tout. Sans cela, le prix est forfaitaire.`,
          `Les frais Basoche (${formatCents(feeWithTaxCents('funds'))}\u00a0TTC) ne sont payés qu’une fois, avec la première tranche.`,
        ],
      },
      {
        id: 'tranches-deroulement',
        question: 'Comment se déroule une mission en tranches\u202f?',
        answer: [
          `Une tranche à la fois\u202f: le client dépose sa somme, le prestataire la livre, le client l’accepte ou la conteste, et elle est versée. Sans réponse du client, elle se termine d’elle-même ${threadTimes.autoEndDays}\u00a0jours après la livraison. La suivante s’ouvre au versement, ${releaseTimes.plannedHours}\u00a0heures après la fin.`,
          `Chaque dépôt est ${onAccount({ count: instalmentCount.max })}. Une tranche déposée dure ${heldWorkDays}\u00a0jours au plus\u202f: au-delà, son dépôt reviendrait au client avant la fin. L’échange montre où en est chaque tranche, et ce qui est déposé, versé et à venir.`,
        ],
      },
      {
        id: 'tranches-sans-depot',
        question: 'Que faire si la tranche suivante n’est pas déposée\u202f?',
        answer: [
          `Rien ne garantit le travail fait avant un dépôt\u202f: ne commencez pas. Nous le rappelons aux deux parties après ${reminders}\u00a0jours. À partir de la deuxième tranche, chacun peut arrêter la mission seul, dans l’échange\u202f; ce qui est déjà versé le reste.`,
        ],
      },
      {
        id: 'tranches-annulation',
        question: 'Une tranche est remboursée\u202f: et les autres\u202f?',
        answer: [
          'Seule la tranche en cours est rendue ou partagée. Celles qui sont versées le restent, les suivantes n’ont pas lieu, et la mission prend fin.',
        ],
      },
    ],
  },
];
