import { unguaranteed } from '../pricing/content.ts';
import type { MailFacts } from './facts.ts';
import { toDeposit } from './mode.ts';
import {
  ending,
  isMonth,
  type MailWriter,
  ofWork,
  other,
  quoted,
  theWork,
  titleOfWork,
  upper,
} from './shared-content.ts';

/** Mails about the instalments of a price (rules §13). */

const mayStop =
  'Tant que le dépôt n’est pas fait, chacun de vous peut arrêter la mission. Ce qui est versé le reste.';

/** Words after « a arrêté la mission »: a month may have begun by then, an instalment has not. */
const stoppedAt = (facts: MailFacts): string => {
  const name = facts.instalment?.name.toLowerCase();
  if (name === undefined) return ' avant la fin';
  return isMonth(facts) ? `\u202f: le ${name} est sans suite` : ` avant la ${name}`;
};

export const instalmentMails = {
  'instalment-opened': (facts) => ({
    subject: `${titleOfWork(facts)} ouvert${ending(facts)}\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${upper(theWork(facts))} est ouvert${ending(facts)}\u202f: ${isMonth(facts) ? (facts.instalment?.title ?? '') : quoted(facts.instalment?.title ?? facts.subject)}.`,
      ...(facts.mode === 'direct'
        ? ['Le travail peut commencer.']
        : facts.to === 'candidate'
          ? [`Le dépôt du client est attendu. ${unguaranteed}`]
          : toDeposit(facts)),
    ],
    ...(facts.to === 'creator' && facts.payeeIsReady ? { action: 'Déposer les fonds' } : {}),
  }),
  'instalment-unfunded': (facts) => ({
    subject: `${titleOfWork(facts)} sans dépôt\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Les fonds ${ofWork(facts)} ne sont toujours pas déposés.`,
      ...(facts.to === 'candidate' ? [unguaranteed] : toDeposit(facts)),
      mayStop,
    ],
    ...(facts.to === 'creator' && facts.payeeIsReady ? { action: 'Déposer les fonds' } : {}),
  }),
  'sheet-due': (facts) => ({
    subject: `Compte rendu à envoyer\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Le mois est fini, et le compte rendu ${ofWork(facts)} n’est pas envoyé.`,
      'Le client l’accepte, puis la somme du mois vous est versée.',
    ],
    action: 'Compléter le compte rendu',
  }),
  'sheet-returned': (facts) => ({
    subject: `Compte rendu à corriger\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} vous rend le compte rendu ${ofWork(facts)}, avec un mot que vous lirez dans l’échange.`,
      'Corrigez-le, puis envoyez-le de nouveau\u202f: il ne peut être rendu qu’une fois.',
    ],
    action: 'Corriger le compte rendu',
  }),
  'mission-stopped': (facts) => ({
    subject: `Mission arrêtée\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} a arrêté la mission ${quoted(facts.subject)}${stoppedAt(facts)}.`,
      isMonth(facts)
        ? 'Rien n’est dû pour lui ni pour les suivants. Ce qui est déjà versé le reste.'
        : 'Les tranches déjà versées le restent, les suivantes sont sans suite.',
    ],
  }),
} satisfies Readonly<Record<string, MailWriter>>;
