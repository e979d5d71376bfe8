import type { Thread } from '@basoche/contract/threads/threads';
import { portageMinimumCents } from '@basoche/domain/limits';
import { ofName } from '@basoche/domain/members/elision';
import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import { releaseSoon } from '@basoche/domain/payments/release-times';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import type { CommandName } from './api/commands.ts';
import { reportDialog } from './hearing-content.ts';
import { type ModeCommand, modeDialog } from './mode-content.ts';
import { returnSheet, sheetDialog } from './month-content.ts';
import { toPayee } from './next-step/definition.ts';
import { isByTime } from './thread-facts.ts';
import { agreeing, beginWithWork, isMonth, leftOverText, ofWork, theWork } from './work-words.ts';

/** Texts of the buttons of a thread and of their dialogs. The server decides which buttons appear. */

export const priceDialog = {
  title: 'Proposer un nouveau prix',
  label: 'Votre prix (HT)',
  help: (previous: string) =>
    `Votre dernier prix\u202f: ${previous}. Le portage salarial demande au moins ${formatCents(portageMinimumCents)}.`,
  total: (total: string) => `Soit ${total}\u00a0TTC.`,
  send: 'Envoyer ma proposition',
  suggested: (euros: number) => `Proposer ${formatCents(eurosToCents(euros))}`,
} as const;

/** Work at the beginning of a button: « Mission », « Tranche », « Mois ». */
const shortOf = (work: string): string =>
  work === 'mission' ? 'Mission' : isMonth(work) ? 'Mois' : 'Tranche';

export const contestDialog = {
  title: (work: string) => `Contester ${theWork(work)}\u202f?`,
  lead: 'Notre équipe examinera votre motif, puis tranchera. Vous pourrez retirer votre contestation tant qu’elle n’a pas tranché.',
  frozen: (held: string, work: string) =>
    `D’ici là, les fonds ${ofWork(work)} (${held}) ne sont ni versés ni rendus. Elle peut ensuite les faire verser, les rendre, ou les partager.`,
  direct:
    'Elle peut mettre fin à la mission ou la laisser continuer. En relation directe, elle ne décide d’aucun paiement\u202f: rien ne passe par Basoche.',
  label: 'Motif de la contestation',
  help: (other: string) => `Il est transmis à ${other} et à notre équipe.`,
  required: 'Indiquez un motif.',
  left: (number: number) => (number === 1 ? '1 caractère restant' : `${number} caractères restants`),
  tooLong: (number: number) => `${number} caractères de trop.`,
  send: (work: string) => `Contester ${theWork(shortOf(work).toLowerCase())}`,
} as const;

interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

export interface CommandContent {
  readonly label: string;
  readonly tone: 'main' | 'plain' | 'danger';
  /** Confirmation asked before a command that cannot be undone. */
  readonly confirmation?: Confirmation;
  /**
   * Consequence of a command that ends the mission, or may end it. Its button stands apart from the others,
   * under this text.
   */
  readonly follows?: string;
}

/** Confirmation before a creator accepts a price that was proposed before the mission was edited. */
const acceptOvertaken = (price: string, changed: string): Confirmation => ({
  title: 'Accepter ce prix sans attendre\u202f?',
  text: `Le prix de ${price} a été proposé avant votre modification (${changed}) et n’a pas été confirmé depuis. En l’acceptant, vous vous engagez sur ce prix\u202f; le candidat reste libre de se retirer.`,
  confirm: 'Accepter le prix',
});

/** Facts that the texts depend on. */
export interface Facts {
  readonly thread: Pick<
    Thread,
    'actions' | 'isCreator' | 'execution' | 'creatorNDAConsent' | 'postulantNDAConsent' | 'hearing'
  >;
  readonly other: string;
  readonly price: string;
  /** The current work, without its article: « mission », « tranche 2 sur 3 », « mois 2 ». */
  readonly work: string;
  /** Terms edited since the price was proposed, in words; null if the price is still valid. */
  readonly changed: string | null;
  /** Amount held, or to deposit, platform fee included; null without a deposit. */
  readonly deposit: string | null;
  /** Part of it that goes to the payee; null if none. */
  readonly payee: string | null;
  readonly isPortage: boolean;
  /** Price that the creator suggests instead of the last one, in euros; null if none. */
  readonly suggestion: number | null;
}

const givenBack = ({ thread, deposit, other, work }: Facts): string => {
  if (thread.execution.depositConfirmedAt === null) return '';
  if (work !== 'mission')
    return ` Le dépôt ${ofWork(work)} (${deposit}) ${thread.isCreator ? 'vous est rendu' : `est rendu à ${other}`}\u202f; ce qui est déjà versé le reste.`;
  return thread.isCreator
    ? ` Tout ce que vous avez déposé (${deposit}) vous est rendu.`
    : ` Tout ce qui a été déposé (${deposit}) est rendu à ${other}.`;
};

const plain = (label: string): CommandContent => ({ label, tone: 'plain' });
const main = (label: string): CommandContent => ({ label, tone: 'main' });

/** Consequence of the end of the mission: who is paid, how much and when. */
const held = (payee: string, facts: Pick<Facts, 'isPortage' | 'other' | 'work'>): string =>
  `Les fonds ${ofWork(facts.work)} (${payee}) seront versés ${toPayee(facts)}, ${releaseSoon}\u202f; d’ici là, chacun peut encore contester, et notre équipe tranche.`;
const unpaid = ({ other, price, work }: Pick<Facts, 'other' | 'price' | 'work'>): string =>
  `Rien ne passe par Basoche\u202f: vous réglez ${isMonth(work) ? 'la somme du compte rendu' : price} à ${other}, sur facture. ${beginWithWork(work)} ne pourra plus être ${agreeing(work, 'contesté')} ici.`;

/**
 * When to end the work: once it is received or, for a hearing without its report, knowing that no report can
 * follow.
 */
const endedWhen = ({ hearing }: Facts['thread']): string =>
  hearing && hearing.report === null
    ? 'Sans compte rendu\u202f: aucun ne pourra plus être écrit.'
    : 'Faites-le une fois le travail reçu.';

/** Label of the button that ends the work. */
const ending = (work: string): string =>
  isMonth(work) ? 'Accepter le compte rendu' : `${shortOf(work)} terminée`;

/** Consequence of ending the work, beside its button. For a month, the step itself says it. */
const afterEnd = (payee: string | null, facts: Pick<Facts, 'isPortage' | 'other' | 'work'>): string =>
  payee === null
    ? `Définitif\u202f: la ${facts.work} ne pourra plus être contestée ici.`
    : `${payee} versés ${toPayee(facts)} ${releaseSoon}, sauf contestation d’ici là.`;

const validate = ({ payee, ...facts }: Facts): CommandContent => ({
  label: ending(facts.work),
  // Not the main button before the work is delivered.
  tone: facts.thread.execution.deliveredAt === null ? 'plain' : 'main',
  ...(isMonth(facts.work) ? {} : { follows: afterEnd(payee, facts) }),
  confirmation: {
    title: isMonth(facts.work)
      ? `Accepter le compte rendu ${ofWork(facts.work)}\u202f?`
      : `Déclarer la ${facts.work} terminée\u202f?`,
    text: `${isMonth(facts.work) ? '' : `${endedWhen(facts.thread)} `}${payee === null ? unpaid(facts) : held(payee, facts)}${payee !== null && isByTime(facts.thread) ? ` ${leftOverText}` : ''} Vous ne pourrez pas revenir sur cette déclaration.`,
    confirm: ending(facts.work),
  },
});

const cancel = (facts: Facts): CommandContent => {
  const { execution } = facts.thread;
  if (execution.cancelAsked.other !== null) {
    return {
      label: 'Accepter l’annulation du dépôt',
      tone: 'main',
      confirmation: {
        title: 'Accepter l’annulation du dépôt\u202f?',
        text: `La mission prend fin et la conversation est close.${givenBack(facts)} Cette décision est définitive.`,
        confirm: 'Accepter l’annulation',
      },
    };
  }
  return {
    label: 'Demander l’annulation du dépôt',
    tone: 'danger',
    follows: `Avec l’accord ${ofName(facts.other)}, la mission prend fin${execution.depositConfirmedAt === null ? '' : ' et le dépôt est rendu'}.`,
    confirmation: {
      title: 'Demander l’annulation du dépôt\u202f?',
      text: `${facts.other} pourra accepter ou refuser\u202f; d’ici là, rien ne change. En cas d’accord, la mission prend fin.${givenBack(facts)} Votre demande ne peut pas être retirée.`,
      confirm: 'Demander l’annulation',
    },
  };
};

/** Button to accept a mode, with a confirmation until both parties have accepted the agreement. */
const acceptMode =
  (label: string) =>
  ({ thread, other }: Facts): CommandContent => {
    if (thread.creatorNDAConsent && thread.postulantNDAConsent) return main(label);
    const { title, text } = modeDialog.agreement;
    return {
      ...main(label),
      confirmation: {
        title,
        text: `${text(other, !thread.postulantNDAConsent, !thread.creatorNDAConsent)} Vous pouvez aussi l’accepter d’abord, dans la conversation.`,
        confirm: 'Accepter sans accord de confidentialité',
      },
    };
  };

/**
 * Commands with a button of their own. The modes share one button, reviews have forms, and the conflict check
 * has its own block.
 */
export type ButtonName = Exclude<
  CommandName,
  ModeCommand | 'review' | 'review/reply' | `independence/${string}` | 'parties/disclose'
>;

/** Button of each command, and its confirmation. */
const commandContent: Readonly<Record<ButtonName, CommandContent | ((facts: Facts) => CommandContent)>> = {
  'price/confirm': main('Confirmer mon prix'),
  'price/accept': ({ price, changed }) =>
    changed === null
      ? main('Accepter le prix')
      : { ...main('Accepter le prix'), confirmation: acceptOvertaken(price, changed) },
  'price/refuse': plain('Refuser le prix'),
  'price/new': ({ suggestion }) =>
    suggestion === null ? main('Proposer un nouveau prix') : plain('Proposer un autre prix'),
  'direct/accept': acceptMode('Accepter la relation directe'),
  'direct/refuse': plain('Refuser la relation directe'),
  'funds/accept': acceptMode('Accepter le dépôt des fonds'),
  'funds/refuse': plain('Refuser le dépôt des fonds'),
  'portage/accept': acceptMode('Accepter le portage salarial'),
  'portage/refuse': plain('Refuser le portage salarial'),
  'mission/validate': validate,
  deliver: ({ other, thread, work }) => ({
    label: thread.hearing ? reportDialog.title : isMonth(work) ? sheetDialog.open : `${shortOf(work)} livrée`,
    // Not the main button while the other party awaits an answer.
    tone: thread.execution.cancelAsked.other === null ? 'main' : 'plain',
    confirmation: {
      title: `Déclarer la ${work} livrée\u202f?`,
      text: `Faites-le une fois le travail remis. ${other} aura ${threadTimes.autoEndDays}\u00a0jours pour terminer la ${work} ou la contester\u202f; sans réponse, elle se terminera d’elle-même. Cette déclaration ne peut pas être retirée.`,
      confirm: `${shortOf(work)} livrée`,
    },
  }),
  'hearing/giveBack': {
    label: 'Rendre l’audience',
    tone: 'danger',
    follows: 'Des confrères sont prévenus aussitôt.',
  },
  'hearing/cancel': (facts) => ({
    label: 'Annuler l’audience',
    tone: 'danger',
    follows: `${facts.other} en est informé aussitôt.`,
    confirmation: {
      title: 'Annuler l’audience\u202f?',
      text: `${facts.other} ne s’y présentera pas, et aucun autre confrère n’en sera prévenu. La conversation est close.${givenBack(facts)} Cette décision est définitive.`,
      confirm: 'Annuler l’audience',
    },
  }),
  contest: ({ deposit, work }) => ({
    label: contestDialog.send(work),
    tone: 'danger',
    follows:
      deposit === null
        ? 'Notre équipe tranche\u202f: la mission prend fin, ou continue.'
        : 'Rien n’est versé ni rendu avant que notre équipe ait tranché.',
  }),
  'contest/withdraw': ({ other }) => ({
    label: 'Retirer ma contestation',
    tone: 'plain',
    confirmation: {
      title: 'Retirer votre contestation\u202f?',
      text: `La mission reprend où elle en était, et ${other} en est informé. Vous pourrez la contester de nouveau tant qu’elle n’est pas réglée.`,
      confirm: 'Retirer ma contestation',
    },
  }),
  cancelDeposit: cancel,
  'sheet/return': plain(returnSheet.send),
  'instalment/stop': ({ other, work }) => ({
    label: 'Arrêter la mission',
    tone: 'danger',
    follows: isMonth(work)
      ? 'Les mois terminés restent payés, les suivants n’ont pas lieu.'
      : 'Les tranches terminées restent payées, les suivantes n’ont pas lieu.',
    confirmation: {
      title: 'Arrêter la mission\u202f?',
      text: `Rien n’est fait ni dû à partir ${ofWork(work)}\u202f; ce qui est déjà versé le reste. ${other} en est informé. Cette décision est définitive.`,
      confirm: 'Arrêter la mission',
    },
  }),
  'cancelDeposit/refuse': plain('Refuser l’annulation du dépôt'),
  refuseCandidate: {
    label: 'Refuser le candidat',
    tone: 'danger',
  },
  withdraw: {
    label: 'Retirer ma candidature',
    tone: 'danger',
    confirmation: {
      title: 'Retirer votre candidature\u202f?',
      text: 'L’autre partie en sera informée et la conversation sera close. Vous ne pourrez plus postuler à cette annonce.',
      confirm: 'Retirer ma candidature',
    },
  },
};

export const isButton = (name: string): name is ButtonName => Object.hasOwn(commandContent, name);

export const commandContentOf = (name: ButtonName, facts: Facts): CommandContent => {
  const content = commandContent[name];
  return typeof content === 'function' ? content(facts) : content;
};

/** Shown beside the next step while one party's request to cancel the deposit is open. */
export const cancelAsked = {
  mine: (other: string) =>
    `Vous avez demandé l’annulation du dépôt. ${other} peut accepter ou refuser\u202f; d’ici là, rien ne change.`,
  other: (other: string) =>
    `${other} demande l’annulation du dépôt. Avec votre accord, la mission prend fin\u202f; si vous refusez, elle continue.`,
} as const;
