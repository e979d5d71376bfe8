import { hoursToCancel, hoursToLapse } from '../hearings/limits.ts';
import type { MailFacts } from './facts.ts';
import { toDeposit } from './mode.ts';
import { type MailWriter, other, quoted } from './shared-content.ts';

/** Mails about a hearing that was taken. Their subject is its title: day, hour and court. */

/** Sentences about held money that goes back, because the hearing is not paid. */
const givenBack = ({ paid, to }: MailFacts): string[] => {
  if (paid === null) return [];
  return [
    to === 'creator' ? `Les ${paid} déposés vous sont rendus.` : `Les ${paid} déposés sont rendus au client.`,
  ];
};

/** Text for both parties of a hearing without a deposit. */
const lapseText = `Sans dépôt ni compte rendu dans les ${hoursToLapse / 24} jours, l’échange est clos.`;

const notHeldText = 'La provision n’est pas versée\u202f: vous n’êtes pas tenu de vous déplacer.';

/** Sentences of the day before; without the deposit they do not promise that somebody comes. */
const tomorrow = (facts: MailFacts): string[] => {
  const isUnfunded = facts.state === 'WAITING_FUNDS';
  if (facts.to === 'candidate')
    return [
      `${quoted(facts.subject)} a lieu demain. Les consignes et les pièces sont dans l’échange.`,
      ...(isUnfunded ? [notHeldText] : []),
    ];
  return isUnfunded
    ? [`${quoted(facts.subject)} a lieu demain.`, ...toDeposit(facts)]
    : [`${other(facts)} se présente demain à ${quoted(facts.subject)}.`];
};

export const hearingMails = {
  'hearing-taken': (facts) => ({
    subject: `Audience prise\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} a pris ${quoted(facts.subject)} pour ${facts.price}.`,
      'Vos consignes lui sont remises\u202f: écrivez-lui dans l’échange.',
      ...(facts.mode === 'direct'
        ? [`Vous réglez ${facts.price} directement, sur facture.`]
        : toDeposit(facts)),
      `Jusqu’à ${hoursToCancel} heures avant l’audience, vous pouvez encore l’annuler.`,
    ],
    action: 'Ouvrir l’échange',
  }),
  'hearing-cancelled': (facts) => ({
    subject: `Audience annulée\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} annule ${quoted(facts.subject)}. Vous n’avez plus à vous y rendre.`,
      ...givenBack(facts),
    ],
  }),
  'hearing-given-back': (facts) => ({
    subject: `Audience rendue\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} rend ${quoted(facts.subject)} et ne s’y présentera pas.`,
      'Si le temps le permet et que vous ne l’avez pas demandé vous-même, elle est aussitôt proposée à d’autres confrères.',
      ...givenBack(facts),
    ],
    action: 'Voir l’audience',
  }),
  'hearing-tomorrow': (facts) => ({
    subject: `Demain\u202f: ${quoted(facts.subject)}`,
    paragraphs: tomorrow(facts),
    action: 'Ouvrir l’échange',
  }),
  'hearing-unfunded': (facts) => ({
    subject: `Fonds non déposés\u202f: ${quoted(facts.subject)}`,
    paragraphs:
      facts.to === 'candidate'
        ? [
            `Les fonds de ${quoted(facts.subject)} ne sont pas déposés.`,
            notHeldText,
            'Vous pouvez rendre l’audience\u202f: cela ne compte pas.',
          ]
        : [
            `${quoted(facts.subject)} approche, et les fonds ne sont pas déposés. L’avocat n’est pas tenu de s’y présenter et peut la rendre.`,
            ...toDeposit(facts),
          ],
    ...(facts.to === 'candidate' ? {} : { action: 'Déposer les fonds' }),
  }),
  'hearing-unpaid': (facts) => ({
    subject: `Audience sans dépôt\u202f: ${quoted(facts.subject)}`,
    paragraphs:
      facts.to === 'candidate'
        ? [
            `L’heure de ${quoted(facts.subject)} est venue, et la provision n’est pas versée\u202f: vous n’êtes pas tenu de vous y présenter.`,
            'Si vous y êtes allé, écrivez le compte rendu\u202f: le prix vous est dû, et vous le facturez directement au client.',
            lapseText,
          ]
        : [
            `L’heure de ${quoted(facts.subject)} est venue, et les fonds ne sont pas déposés.`,
            'Si l’avocat s’y est présenté, le prix lui est dû\u202f: déposez les fonds, ou réglez-le directement dès son compte rendu.',
            lapseText,
          ],
    action: 'Ouvrir l’échange',
  }),
  'hearing-taken-back': (facts) => ({
    subject: `Audience retirée\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `La personne qui devait se présenter à ${quoted(facts.subject)} ne le peut plus. L’audience est rendue à son client, et cela ne compte pas.`,
      ...givenBack(facts),
    ],
  }),
  'hearing-lapsed': (facts) => ({
    subject: `Échange clos\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Ni dépôt ni compte rendu ne sont venus dans les ${hoursToLapse / 24} jours qui ont suivi ${quoted(facts.subject)}\u202f: l’échange est clos.`,
    ],
  }),
  'hearing-report-due': (facts) => ({
    subject: `Compte rendu attendu\u202f: ${quoted(facts.subject)}`,
    paragraphs: [`${quoted(facts.subject)} a eu lieu. Écrivez-en le compte rendu\u202f: il vaut livraison.`],
    action: 'Écrire le compte rendu',
  }),
} satisfies Readonly<Record<string, MailWriter>>;
