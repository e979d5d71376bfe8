import { hoursToCancel, hoursToLapse } from '@basoche/domain/hearings/limits';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import {
  feeWithin,
  type NextStepFacts,
  type NextStepTable,
  noLimit,
  type Say,
  toPayee,
} from './definition.ts';

/** Steps of a hearing's mission that differ from those of other missions. */

type Hearing = NonNullable<NextStepFacts['hearing']>;

/** Text that depends on the hearing; empty for any other mission. */
const say =
  (text: (hearing: Hearing, facts: NextStepFacts) => string): Say =>
  (facts) =>
    facts.hearing && text(facts.hearing, facts);

const afterReport = ({ other }: NextStepFacts): string =>
  `${other} aura ensuite ${threadTimes.autoEndDays}\u00a0jours pour terminer la mission ou la contester.`;

const attended = {
  creator: {
    title: say(({ when, isHeld }, { other }) =>
      isHeld ? 'Le compte rendu est attendu' : `${other} sera à l’audience ${when}`,
    ),
    next: say(({ where, isHeld }, { other }) =>
      isHeld
        ? `${other} vous écrit ici ce qui s’est passé à l’audience. Vous pourrez ensuite terminer la mission ou la contester.`
        : `${where}. Vous lirez ici le compte rendu. Jusqu’à ${hoursToCancel}\u00a0heures avant l’audience, vous pouvez l’annuler.`,
    ),
    until: noLimit,
  },
  candidate: {
    title: say(({ when, isHeld }) => (isHeld ? 'Écrivez le compte rendu' : `Audience ${when}`)),
    next: say(({ where, isHeld }, facts) =>
      isHeld
        ? `Dites ce qui s’est passé\u202f: l’issue, la date suivante, ce que le client doit savoir. ${afterReport(facts)}`
        : `${where}. Après l’audience, vous écrirez ici le compte rendu. Un empêchement\u202f? Rendez-la au plus tôt\u202f: des confrères sont prévenus aussitôt.`,
    ),
    until: noLimit,
  },
} as const;

const endsByItself: Say = ({ dueAt }) =>
  dueAt && `Sans réponse d’ici le ${dueAt}, la mission se termine d’elle-même`;
const reported = ({ other }: NextStepFacts): string => `${other} a envoyé le compte rendu`;
const sent = {
  title: 'Vous avez envoyé le compte rendu',
  next: ({ other }: NextStepFacts) => `${other} peut terminer la mission ou la contester.`,
  until: endsByItself,
} as const;

const unpaidAtTheHour = `Sans dépôt ni compte rendu dans les ${hoursToLapse / 24}\u00a0jours, l’échange est clos.`;

const lapsing: Say = ({ hearing }) => (hearing?.isHeld ? unpaidAtTheHour : null);

/**
 * Deposit of a hearing that is not paid: before the hour, the taker need not come; after it, their report
 * makes the price due.
 */
const unpaid = {
  creator: {
    title: say(({ isHeld }) => (isHeld ? 'Les fonds ne sont pas déposés' : 'Déposez les fonds')),
    next: say(({ when, isHeld }, { deposit, fee, other }) =>
      isHeld
        ? `Si ${other} s’est présenté à l’audience, le prix lui est dû\u202f: déposez ${deposit}, ou réglez-le directement dès son compte rendu.`
        : `Audience ${when}. Le dépôt est de ${deposit}${feeWithin({ fee })}. Sans lui, ${other} n’est pas tenu de se déplacer et peut rendre l’audience.`,
    ),
    until: lapsing,
  },
  candidate: {
    title: say(({ isHeld }) => (isHeld ? 'La provision n’est pas versée' : 'Le dépôt du client est attendu')),
    next: say(({ when, where, isHeld }) =>
      isHeld
        ? 'Si vous êtes allé à l’audience, écrivez le compte rendu\u202f: le prix vous est dû, et vous le facturez directement.'
        : `Audience ${when}, ${where}. Tant que la provision n’est pas versée, vous n’êtes pas tenu de vous déplacer\u202f: rendre l’audience ne compte pas.`,
    ),
    until: lapsing,
  },
} as const;

export const hearingSteps: NextStepTable = {
  DEPOSIT_AWAITED: unpaid,
  ONGOING_DIRECT: attended,
  ONGOING_HELD: attended,
  DELIVERED_DIRECT: {
    creator: {
      title: reported,
      next: 'Il est dans la conversation. S’il vous convient, déclarez la mission terminée. Sinon, contestez-la\u202f: notre équipe tranchera.',
      until: endsByItself,
    },
    candidate: sent,
  },
  DELIVERED_HELD: {
    creator: {
      title: reported,
      next: (facts) =>
        `Il est dans la conversation. S’il vous convient, déclarez la mission terminée\u202f: ${facts.payee} seront versés ${toPayee(facts)}. Sinon, contestez-la\u202f: rien n’est versé avant que notre équipe ait tranché.`,
      until: endsByItself,
    },
    candidate: sent,
  },
};
