import { reviewTimes, threadTimes } from '../threads/time-limits.ts';
import type { MailFacts } from './facts.ts';
import {
  because,
  decisionText,
  ending,
  endsMission,
  goesOn,
  isMonth,
  type MailWriter,
  ofTheSame,
  ofWork,
  other,
  quoted,
  theSame,
  theWork,
  titleOfWork,
  upper,
  wordsOf,
} from './shared-content.ts';

/** Mails about a mission under way, its end, and its contest. */

/** Sentences about the payment of an ended mission. */
const settled = ({ release, mode, price: whole, instalment, to }: MailFacts): string[] => {
  const price = instalment?.price ?? whole;
  if (release !== null) return [release];
  if (mode !== 'direct') return [];
  return to === 'candidate'
    ? [`Émettez votre facture de ${price}\u202f: le client vous règle directement.`]
    : [`Vous réglez ${price} directement, sur facture.`];
};

/** Sentence at the end of the mission, about the recommendations that may follow. */
const reviewable = (facts: MailFacts): string[] => {
  if (!endsMission(facts)) return [];
  const days = `vous avez ${reviewTimes.writingDays} jours pour recommander l’autre partie.`;
  return [facts.mode === 'direct' ? upper(days) : `Une fois la mission réglée, ${days}`];
};

/** The author of a contest, in words for the other party or for staff. */
const contester = (facts: MailFacts): string => {
  const { to, contestBy, names } = facts;
  if (to === 'creator' || to === 'candidate') return other(facts);
  if (contestBy === null) return 'Une partie';
  return contestBy === 'creator'
    ? `${names.client}, qui a publié la mission,`
    : `${names.provider}, qui la réalise,`;
};

/** Sentence about the effects of a contest. */
const frozen = (facts: MailFacts): string => {
  const { held: sums, release } = facts;
  return sums === null
    ? `${upper(theSame(facts))} ne peut pas être terminé${ending(facts)} avant que la contestation soit tranchée ou retirée.`
    : `${release === null ? sums.total : `Le versement est suspendu\u202f: ${sums.total}`} restent retenus, et rien n’est versé avant que la contestation soit tranchée ou retirée.`;
};

/** The mail about the delivery of a month's sheet. */
const sheetSent = (facts: MailFacts) => ({
  subject: `Compte rendu ${ofTheSame(facts)} à lire\u202f: ${quoted(facts.subject)}`,
  paragraphs: [
    `${other(facts)} a envoyé le compte rendu ${ofWork(facts)}.`,
    `Acceptez-le, rendez-le une fois à corriger, ou contestez-le sous ${threadTimes.autoEndDays} jours\u202f; sans réponse, il est accepté.`,
  ],
  action: 'Lire le compte rendu',
});

const sheetAwaits = (facts: MailFacts) => ({
  subject: `Votre réponse est attendue\u202f: ${quoted(facts.subject)}`,
  paragraphs: [`Le compte rendu ${ofWork(facts)} attend votre réponse. Sans elle, il est accepté.`],
  action: 'Lire le compte rendu',
});

export const executionMails = {
  'mission-delivered': (facts) =>
    isMonth(facts)
      ? sheetSent(facts)
      : {
          subject: `${titleOfWork(facts)} livrée\u202f: ${quoted(facts.subject)}`,
          paragraphs: [
            `${other(facts)} déclare ${theWork(facts)} livrée.`,
            `Terminez-la ou contestez-la sous ${threadTimes.autoEndDays} jours\u202f; sans réponse, elle se terminera automatiquement.`,
          ],
          action: 'Terminer ou contester',
        },
  'end-reminder': (facts) =>
    isMonth(facts)
      ? sheetAwaits(facts)
      : {
          subject: `Votre réponse est attendue\u202f: ${quoted(facts.subject)}`,
          paragraphs: [
            `${upper(theWork(facts))} est livrée et attend votre réponse. Sans elle, ${theSame(facts)} se terminera automatiquement.`,
          ],
          action: 'Terminer ou contester',
        },
  'mission-ended': (facts) => ({
    subject: `${titleOfWork(facts)} terminé${ending(facts)}\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${upper(theWork(facts))} est terminé${ending(facts)}.`,
      ...settled(facts),
      ...reviewable(facts),
    ],
  }),
  'mission-contested': (facts) => ({
    subject: `${titleOfWork(facts)} contesté${ending(facts)}\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${contester(facts)} conteste ${theWork(facts)}.`,
      frozen(facts),
      'Le motif se lit sur Basoche.',
    ],
    action: facts.to === 'staff' ? 'Examiner la contestation' : 'Lire le motif',
  }),
  'contest-withdrawn': (facts) => ({
    subject: `Contestation retirée\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${contester(facts)} retire sa contestation ${ofWork(facts)}. ${goesOn(facts)}`,
      ...(facts.release === null ? [] : [facts.release]),
    ],
  }),
  'mission-settled': (facts) => ({
    subject: `Contestation tranchée\u202f: ${quoted(facts.subject)}`,
    paragraphs: [`La contestation ${ofWork(facts)} est tranchée.`, ...decisionText(facts), ...because(facts)],
    action: 'Lire la décision',
  }),
  'review-awaits': (facts) => ({
    subject: `Une recommandation vous attend\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} a écrit une recommandation à propos ${wordsOf(facts).of}.`,
      `Écrivez la vôtre pour la lire dès maintenant. Sans cela, elle vous sera ouverte ${reviewTimes.hiddenDays} jours après avoir été écrite.`,
    ],
    action: 'Écrire la mienne',
  }),
  'reviews-open': (facts) => ({
    subject: `Recommandations ouvertes : ${quoted(facts.subject)}`,
    paragraphs: [
      `Ce qui a été écrit à propos ${wordsOf(facts).of} peut maintenant être lu dans l’échange.`,
      'Vous pouvez y répondre une fois.',
    ],
  }),
  'review-received': (facts) => ({
    subject: `Vous avez reçu une recommandation\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} a écrit une recommandation à propos ${wordsOf(facts).of}. Vous pouvez la lire et y répondre une fois.`,
    ],
    action: 'Lire la recommandation',
  }),
  'review-replied': (facts) => ({
    subject: `Réponse à votre recommandation\u202f: ${quoted(facts.subject)}`,
    paragraphs: [`${other(facts)} a répondu à votre recommandation à propos ${wordsOf(facts).of}.`],
  }),
} satisfies Readonly<Record<string, MailWriter>>;
