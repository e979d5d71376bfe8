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

/** The subject of the thread, as words in a sentence. */
export const wordsOf = ({ type, subject }: MailFacts) => {
  const isMission = type === 'MISSION';
  return {
    your: `votre ${isMission ? 'mission' : 'offre'} ${quoted(subject)}`,
    of: `${isMission ? 'de la mission' : 'de l’offre'} ${quoted(subject)}`,
    to: `${isMission ? 'à la mission' : 'à l’offre'} ${quoted(subject)}`,
  };
};

export const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** « Tranche 2 sur 3 » or « Mission »: the work that is delivered and paid, at the beginning of a title. */
export const titleOfWork = ({ instalment }: MailFacts): string => instalment?.name ?? 'Mission';

/** « la tranche 2 sur 3 de la mission … » or « la mission … »: the same in a sentence. */
export const theWork = ({ instalment, subject }: MailFacts): string => {
  const mission = `la mission ${quoted(subject)}`;
  return instalment === null ? mission : `la ${instalment.name.toLowerCase()} de ${mission}`;
};

/** « la tranche » or « la mission »: the same where it was named before. */
export const theSame = ({ instalment }: MailFacts): string =>
  instalment === null ? 'la mission' : 'la tranche';

/** Said where nothing changes for that work. */
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
