import { onAccount } from '@basoche/domain/pricing/content';
import {
  areYours,
  both,
  type NextStep,
  type NextStepFacts,
  type NextStepTable,
  noLimit,
  type Say,
  toPayee,
} from './definition.ts';

/** Steps of a mission in instalments that differ from those of a flat price. */

type Instalment = NonNullable<NextStepFacts['instalment']>;

/** Text that depends on the instalment; empty for a flat price. */
const say =
  (text: (instalment: Instalment, facts: NextStepFacts) => string): Say =>
  (facts) =>
    facts.instalment && text(facts.instalment, facts);

/** Sentence about stopping the mission while the deposit is not paid; empty if the viewer may not stop it. */
export const orStop = ({ mayStop }: NextStepFacts): string =>
  mayStop ? ' Sans dépôt, chacun de vous peut arrêter la mission.' : '';

const awaited: NextStep = {
  title: say(({ name }) => `${name}\u202f: le dépôt est attendu`),
  next: say(
    (instalment, facts) =>
      `${facts.other} doit déposer les fonds de cette tranche, «\u00a0${instalment.title}\u00a0»\u202f: ${onAccount(instalment)}. Après sa fin, ${facts.payee} ${areYours(facts)}.${orStop(facts)}`,
  ),
  until: noLimit,
};

const approval = {
  next: say(
    (_, { other, work }) =>
      `Une fois le dépôt approuvé, votre équipe peut le payer, et la ${work} commence. ${other} ne voit rien de cette demande.`,
  ),
  until: noLimit,
} as const;

/** Title of a mission that is over, after its last instalment or before it. */
const over = (done: string): Say =>
  say(({ isLast }, { work }) => (isLast ? done : `La mission s’est arrêtée après la ${work}`));

const stillOpen = ({ other }: NextStepFacts): string => `Vous pouvez encore écrire à ${other}.`;

export const instalmentSteps: NextStepTable = {
  DEPOSIT_AWAITED: {
    creator: {
      title: say(({ name }, { deposit }) => `${name}\u202f: déposez ${deposit}`),
      next: say(
        (instalment, facts) =>
          `«\u00a0${instalment.title}\u00a0»\u202f: ${onAccount(instalment)}. Elle commence dès que le dépôt est confirmé. Après sa fin, ${facts.payee} sont versés ${toPayee(facts)}${facts.fee === '' ? '' : `\u202f; le reste, ${facts.fee}, paie les frais de Basoche, une fois pour toute la mission`}.${orStop(facts)}`,
      ),
      until: noLimit,
    },
    candidate: awaited,
  },
  DEPOSIT_TO_APPROVE: {
    creator: {
      ...approval,
      title: say(({ name }, { deposit }) => `${name}\u202f: approuvez le dépôt de ${deposit}`),
    },
    candidate: awaited,
  },
  APPROVAL_AWAITED: {
    creator: {
      ...approval,
      title: say(({ name }, { deposit }) => `${name}\u202f: le dépôt de ${deposit} attend une approbation`),
    },
    candidate: awaited,
  },
  DONE: both({ title: over('La mission est terminée'), next: stillOpen }),
  DONE_PAID: {
    creator: {
      title: over('La mission est terminée et réglée'),
      next: (facts) => `Les fonds des tranches terminées sont versés ${toPayee(facts)}. ${stillOpen(facts)}`,
    },
    candidate: {
      title: over('La mission est terminée et réglée'),
      next: (facts) => `Les fonds des tranches terminées ${areYours(facts)}. ${stillOpen(facts)}`,
    },
  },
};
