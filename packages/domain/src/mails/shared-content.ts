import type { DepositSums, MailFacts } from './facts.ts';

/** Words shared by several mails about a thread. */

export interface Wording {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Label of the main button, if it names the next step. */
  readonly action?: string;
}

export type MailWriter = (facts: MailFacts) => Wording;

export const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

/** The other party, at the beginning of a sentence. */
export const other = ({ otherName, type }: MailFacts) =>
  otherName ?? (type === 'MISSION' ? 'L’auteur de la mission' : 'L’auteur de l’offre');

/** The mission or the offer of the thread, as words in a sentence. */
export const wordsOf = ({ type, subject }: MailFacts) => {
  const isMission = type === 'MISSION';
  return {
    your: `votre ${isMission ? 'mission' : 'offre'} ${quoted(subject)}`,
    of: `${isMission ? 'de la mission' : 'de l’offre'} ${quoted(subject)}`,
    to: `${isMission ? 'à la mission' : 'à l’offre'} ${quoted(subject)}`,
  };
};

export const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * « Tranche 2 sur 3 », « Mois 2 » or « Mission »: the work that is delivered and paid, as the beginning of a
 * title.
 */
export const titleOfWork = ({ instalment }: MailFacts): string => instalment?.name ?? 'Mission';

/** True for a month, which is delivered with its sheet. */
export const isMonth = ({ instalment }: MailFacts): boolean => instalment?.isMonth === true;

/** Feminine ending of a participle about the work: « la tranche est livrée », « le mois est livré ». */
export const ending = (facts: MailFacts): string => (isMonth(facts) ? '' : 'e');

/**
 * « la tranche 2 sur 3 », « le mois 2 » or « la mission »; the last one with its title if nothing else names
 * it.
 */
export const theWork = (facts: MailFacts): string => {
  const { instalment, subject } = facts;
  const mission = `la mission ${quoted(subject)}`;
  if (instalment === null) return mission;
  return `${isMonth(facts) ? 'le' : 'la'} ${instalment.name.toLowerCase()} de ${mission}`;
};

const after = (article: string): string =>
  article.startsWith('le ') ? `du ${article.slice(3)}` : `de ${article}`;

/** The same after « de »: « de la tranche 2 sur 3 », « du mois 2 ». */
export const ofWork = (facts: MailFacts): string => after(theWork(facts));

/** « la tranche », « le mois » or « la mission »: the short form, after the work was named. */
export const theSame = (facts: MailFacts): string => {
  if (facts.instalment === null) return 'la mission';
  return isMonth(facts) ? 'le mois' : 'la tranche';
};

export const ofTheSame = (facts: MailFacts): string => after(theSame(facts));

/** Sentence for an event that changes nothing for the work. */
export const goesOn = (facts: MailFacts): string => `${upper(theSame(facts))} suit son cours.`;

/** True if the mission ends with the work that the mail is about. */
export const endsMission = ({ instalment }: MailFacts): boolean => instalment?.isLast ?? true;

export const because = ({ reason }: MailFacts) => (reason === null ? [] : [`Motif : ${reason}`]);

/** Notes of a closed thread, on one line each, as in the thread. */
export const closingNotes = ({ reason }: MailFacts) => (reason === null ? [] : reason.split('\n'));

export const decisionText = ({ decision }: MailFacts) => (decision === null ? [] : [decision]);

/** « 1 300 € pour Thomas Kervella, et 18 € de frais Basoche » */
export const partsOf = ({ payee, fee }: DepositSums, toWhom: string): string =>
  fee === null ? `${payee} ${toWhom}` : `${payee} ${toWhom}, et ${fee} de frais Basoche`;
