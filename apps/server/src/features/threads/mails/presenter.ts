import { formatCents } from '@basoche/domain/payments/amounts';
import { toPayee, toYou } from '@basoche/domain/payments/payee';
import { releaseDays } from '@basoche/domain/payments/release';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { ThreadMail } from '@basoche/domain/threads/effects';
import type { ThreadRow } from '../store.ts';

/** What a mail may say; `otherName` is null where the reader may not know who the other party is. */
export interface MailFacts {
  readonly type: ThreadType;
  /** The title of the mission or the offer. */
  readonly subject: string;
  readonly otherName: string | null;
  readonly price: string;
  /** What an edit changed since the price was proposed, in words; empty where it stands. */
  readonly changed: string;
  /** Why an office decided what it did, in its own words. */
  readonly reason: string | null;
  /** The creator's words with a refusal, as the candidate may read them, and the price that they suggest. */
  readonly words: string | null;
  readonly suggestion: string | null;
  /** The candidate accepted the confidentiality agreement with their application. */
  readonly hasConsented: boolean;
  /** What was decided, with its sums; null where the template says it all. */
  readonly decision: string | null;
  /** How much is sent to whom and when, once a mission with held funds has ended; null where nothing is planned. */
  readonly release: string | null;
}

type Ended = Pick<
  ThreadRow,
  'state' | 'release_at' | 'mode' | 'deposit_cents' | 'fee_cents' | 'candidate_name'
>;

/** « Le versement de 600 € sur votre compte de paiement est prévu le 24 novembre, au plus tard le 25 novembre. » */
export const releaseOf = (row: Ended, isCandidate: boolean): string | null => {
  if (row.state !== 'WAITING_RULES' || row.release_at === null) return null;
  const isPortage = row.mode === 'portage';
  const payee = isCandidate ? toYou(isPortage) : toPayee(isPortage, row.candidate_name);
  const sum = formatCents((row.deposit_cents ?? 0) - row.fee_cents);
  return `Le versement de ${sum} ${payee} est prévu ${releaseDays(row.release_at)}.`;
};

export interface Wording {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const quoted = (text: string) => `«\u202f${text}\u202f»`;
const other = ({ otherName }: MailFacts) => otherName ?? "L'auteur de la mission";
/** What the thread is about, in the words of a sentence. */
const wordsOf = ({ type, subject }: MailFacts) => {
  const isMission = type === 'MISSION';
  return {
    your: `votre ${isMission ? 'mission' : 'offre'} ${quoted(subject)}`,
    of: `${isMission ? 'de la mission' : "de l'offre"} ${quoted(subject)}`,
    to: `${isMission ? 'à la mission' : "à l'offre"} ${quoted(subject)}`,
  };
};
const decided = ({ decision }: MailFacts) => (decision === null ? [] : [decision]);
const released = ({ release }: MailFacts) => (release === null ? [] : [release]);
const because = ({ reason }: MailFacts) => (reason === null ? [] : [`Motif : ${reason}`]);

const agreed = ({ hasConsented }: MailFacts) =>
  hasConsented
    ? ["L'accord de confidentialité est déjà accepté de son côté : acceptez-le pour lui écrire."]
    : [];
const said = ({ words }: MailFacts) => (words === null ? [] : [`Son message : ${quoted(words)}`]);

/** Sober, one thing to do, and no name that its reader may not know. */
export const threadMails: Readonly<Record<ThreadMail, (facts: MailFacts) => Wording>> = {
  'application-received': (facts) => ({
    subject: `Nouvelle candidature pour ${wordsOf(facts).your}`,
    paragraphs:
      facts.type === 'MISSION'
        ? [
            `${other(facts)} a postulé à ${wordsOf(facts).your} et propose ${facts.price}.`,
            'Vous pouvez accepter ce prix, le refuser ou écarter la candidature.',
            ...agreed(facts),
          ]
        : [
            `${other(facts)} a postulé à ${wordsOf(facts).your}.`,
            "Lisez sa candidature, puis répondez-lui dans l'échange.",
            ...agreed(facts),
          ],
  }),
  'price-accepted': (facts) => ({
    subject: `Votre prix est accepté : ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} accepte votre prix de ${facts.price} pour la mission ${quoted(facts.subject)}.`,
      'Un mode de collaboration va vous être proposé.',
    ],
  }),
  'price-refused': (facts) => ({
    subject: `Votre prix n'est pas retenu : ${quoted(facts.subject)}`,
    paragraphs: [
      `Votre prix de ${facts.price} pour la mission ${quoted(facts.subject)} n'est pas accepté.`,
      ...(facts.suggestion === null ? [] : [`${other(facts)} vous suggère ${facts.suggestion}.`]),
      ...said(facts),
      'Vous pouvez en proposer un autre.',
    ],
  }),
  'price-new': (facts) => ({
    subject: `Nouveau prix pour votre mission ${quoted(facts.subject)}`,
    paragraphs: [`${other(facts)} propose désormais ${facts.price} pour ${quoted(facts.subject)}.`],
  }),
  'price-to-confirm': (facts) => ({
    subject: `Confirmez votre prix : ${quoted(facts.subject)}`,
    paragraphs: [
      `La mission ${quoted(facts.subject)} a été modifiée depuis que vous avez proposé ${facts.price}${facts.changed === '' ? '' : ` : ${facts.changed}`}.`,
      'Relisez la mission, puis confirmez votre prix ou retirez votre candidature.',
    ],
  }),
  'price-confirmed': (facts) => ({
    subject: `Prix confirmé pour votre mission ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} confirme son prix de ${facts.price} après la modification de la mission ${quoted(facts.subject)}.`,
      "Vous pouvez l'accepter ou le refuser.",
    ],
  }),
  'candidate-refused': (facts) => ({
    subject: `Votre candidature n'est pas retenue : ${quoted(facts.subject)}`,
    paragraphs: [
      `Votre candidature ${wordsOf(facts).to} n'a pas été retenue. L'échange est fermé et reste lisible.`,
      ...said(facts),
    ],
  }),
  'candidate-withdrew': (facts) => ({
    subject: `Candidature retirée : ${quoted(facts.subject)}`,
    paragraphs: [`${other(facts)} a retiré sa candidature à ${wordsOf(facts).your}.`],
  }),
  'mission-filled': (facts) => ({
    subject: `Mission pourvue : ${quoted(facts.subject)}`,
    paragraphs: [
      `La mission ${quoted(facts.subject)}, à laquelle vous avez postulé, a trouvé preneur.`,
      "L'échange reste ouvert : vous pouvez encore vous écrire.",
    ],
  }),
  'job-filled': (facts) => ({
    subject: `Offre pourvue : ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} indique que l'offre ${quoted(facts.subject)}, à laquelle vous avez postulé, est pourvue.`,
      "L'échange reste ouvert : vous pouvez encore vous écrire.",
    ],
  }),
  'nda-asked': (facts) => ({
    subject: `Accord de confidentialité à accepter : ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} a accepté l'accord de confidentialité ${wordsOf(facts).of}.`,
      'Lisez-le et acceptez-le à votre tour : les messages pourront alors être échangés.',
    ],
  }),
  'nda-accepted': (facts) => ({
    subject: `Accord de confidentialité accepté : ${quoted(facts.subject)}`,
    paragraphs: [
      `L'accord de confidentialité ${wordsOf(facts).of} est accepté par les deux parties. Sa copie signée se télécharge depuis l'échange.`,
    ],
  }),
  'mode-offered': (facts) => ({
    subject: `Un mode de collaboration vous est proposé : ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} vous propose un mode de collaboration pour la mission ${quoted(facts.subject)}. Il vous revient de l'accepter ou de le refuser.`,
    ],
  }),
  'mode-accepted': (facts) => ({
    subject: `Votre mode de collaboration est accepté : ${quoted(facts.subject)}`,
    paragraphs: [`${other(facts)} accepte le mode de collaboration proposé pour ${quoted(facts.subject)}.`],
  }),
  'mode-refused': (facts) => ({
    subject: `Votre mode de collaboration est refusé : ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} refuse le mode de collaboration proposé pour ${quoted(facts.subject)}. Vous pouvez en proposer un autre.`,
    ],
  }),
  'payment-account-reminder': (facts) => ({
    subject: 'Configurez votre compte de paiement',
    paragraphs: [
      `Pour recevoir le règlement de la mission ${quoted(facts.subject)}, configurez votre compte de paiement dès maintenant.`,
    ],
  }),
  'portage-to-review': (facts) => ({
    subject: `Portage salarial à examiner : ${quoted(facts.subject)}`,
    paragraphs: [`Une demande de portage salarial attend votre réponse pour ${quoted(facts.subject)}.`],
  }),
  'portage-overdue': (facts) => ({
    subject: `Portage salarial en retard : ${quoted(facts.subject)}`,
    paragraphs: [`Le délai de réponse est dépassé pour la demande de portage ${quoted(facts.subject)}.`],
  }),
  'portage-validated': (facts) => ({
    subject: `Portage salarial validé par Basoche : ${quoted(facts.subject)}`,
    paragraphs: [
      `Basoche a validé le portage salarial de la mission ${quoted(facts.subject)} et le transmet à ITG, qui se prononcera sous 48 heures ouvrées.`,
    ],
  }),
  'portage-accepted': (facts) => ({
    subject: `Portage salarial accepté : ${quoted(facts.subject)}`,
    paragraphs: [`Le portage salarial de la mission ${quoted(facts.subject)} est accepté.`],
  }),
  'portage-rejected': (facts) => ({
    subject: `Portage salarial refusé : ${quoted(facts.subject)}`,
    paragraphs: [
      `Le portage salarial de la mission ${quoted(facts.subject)} est refusé. Un autre mode de collaboration est à choisir.`,
      ...because(facts),
    ],
  }),
  'funds-awaited': (facts) => ({
    subject: `Dépôt des fonds attendu : ${quoted(facts.subject)}`,
    paragraphs: [
      `La mission ${quoted(facts.subject)} commencera dès que vous aurez déposé les fonds. Leur montant se lit ligne par ligne avant de payer.`,
    ],
  }),
  'funds-deposited': (facts) => ({
    subject: `Fonds déposés : ${quoted(facts.subject)}`,
    paragraphs: [`Les fonds de la mission ${quoted(facts.subject)} sont déposés. Elle peut commencer.`],
  }),
  'mission-delivered': (facts) => ({
    subject: `Mission livrée : ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} déclare la mission ${quoted(facts.subject)} livrée.`,
      'Terminez-la ou contestez-la sous 14 jours ; sans réponse, elle se terminera automatiquement.',
    ],
  }),
  'end-reminder': (facts) => ({
    subject: `Votre réponse est attendue : ${quoted(facts.subject)}`,
    paragraphs: [
      `La mission ${quoted(facts.subject)} est livrée et attend votre réponse. Sans elle, la mission se terminera automatiquement.`,
    ],
  }),
  'mission-ended': (facts) => ({
    subject: `Mission terminée : ${quoted(facts.subject)}`,
    paragraphs: [
      `La mission ${quoted(facts.subject)} est terminée.`,
      ...released(facts),
      "Une fois la mission réglée, vous avez 30 jours pour recommander l'autre partie.",
    ],
  }),
  'mission-contested': (facts) => ({
    subject: `Mission contestée : ${quoted(facts.subject)}`,
    paragraphs: [
      `La mission ${quoted(facts.subject)} est contestée. Rien n'est versé avant que la contestation soit tranchée.`,
      'Le motif se lit sur Basoche.',
    ],
  }),
  'contest-withdrawn': (facts) => ({
    subject: `Contestation retirée : ${quoted(facts.subject)}`,
    paragraphs: [
      `La contestation de la mission ${quoted(facts.subject)} est retirée. La mission suit son cours.`,
    ],
  }),
  'mission-settled': (facts) => ({
    subject: `Contestation tranchée : ${quoted(facts.subject)}`,
    paragraphs: [
      `La contestation de la mission ${quoted(facts.subject)} est tranchée.`,
      ...decided(facts),
      ...because(facts),
    ],
  }),
  'rest-settled': (facts) => ({
    subject: `Fonds de la mission attribués : ${quoted(facts.subject)}`,
    paragraphs: [
      `Notre équipe a décidé à qui reviennent les fonds de la mission ${quoted(facts.subject)}.`,
      ...because(facts),
    ],
  }),
  'funds-released': (facts) => ({
    subject: `Fonds versés : ${quoted(facts.subject)}`,
    paragraphs: [
      `Les fonds de la mission ${quoted(facts.subject)} vous sont versés.`,
      "Vous avez 30 jours pour recommander l'autre partie.",
    ],
  }),
  'deposit-cancel-asked': (facts) => ({
    subject: `Annulation du dépôt demandée : ${quoted(facts.subject)}`,
    paragraphs: [
      `L'autre partie demande l'annulation du dépôt de fonds de la mission ${quoted(facts.subject)}. Elle attend votre accord.`,
    ],
  }),
  'deposit-cancelled': (facts) => ({
    subject: `Dépôt annulé : ${quoted(facts.subject)}`,
    paragraphs: [
      `Le dépôt de fonds de la mission ${quoted(facts.subject)} est annulé. La mission prend fin.`,
      ...because(facts),
    ],
  }),
  'review-awaits': (facts) => ({
    subject: `Une recommandation vous attend : ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} a écrit une recommandation à propos ${wordsOf(facts).of}.`,
      'Écrivez la vôtre pour la lire dès maintenant. Sans cela, elle vous sera ouverte 14 jours après avoir été écrite.',
    ],
  }),
  'reviews-open': (facts) => ({
    subject: `Recommandations ouvertes : ${quoted(facts.subject)}`,
    paragraphs: [
      `Ce qui a été écrit à propos ${wordsOf(facts).of} peut maintenant être lu dans l'échange.`,
      'Vous pouvez y répondre une fois.',
    ],
  }),
  'review-received': (facts) => ({
    subject: `Vous avez reçu une recommandation : ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} a écrit une recommandation à propos ${wordsOf(facts).of}. Vous pouvez la lire et y répondre une fois.`,
    ],
  }),
  'review-replied': (facts) => ({
    subject: `Réponse à votre recommandation : ${quoted(facts.subject)}`,
    paragraphs: [`${other(facts)} a répondu à votre recommandation à propos ${wordsOf(facts).of}.`],
  }),
  'chargeback-opened': (facts) => ({
    subject: `Paiement contesté auprès de la banque : ${quoted(facts.subject)}`,
    paragraphs: [
      `Le titulaire de la carte conteste auprès de sa banque le dépôt de la mission ${quoted(facts.subject)}.`,
      "Rien n'est versé ni rendu avant la réponse de la banque, qui peut prendre plusieurs semaines.",
    ],
  }),
  'chargeback-won': (facts) => ({
    subject: `Contestation du paiement rejetée : ${quoted(facts.subject)}`,
    paragraphs: [
      `La banque a rejeté la contestation du dépôt de la mission ${quoted(facts.subject)}. La mission suit son cours.`,
    ],
  }),
  'chargeback-lost': (facts) => ({
    subject: `Dépôt remboursé par la banque : ${quoted(facts.subject)}`,
    paragraphs: [
      `La banque a rendu le dépôt de la mission ${quoted(facts.subject)} au titulaire de la carte. La mission prend fin.`,
    ],
  }),
  'chargeback-partly-lost': (facts) => ({
    subject: `Dépôt repris en partie par la banque : ${quoted(facts.subject)}`,
    paragraphs: [
      `La banque a repris une partie du dépôt de la mission ${quoted(facts.subject)}. Le reste demeure consacré à la mission.`,
      ...decided(facts),
    ],
  }),
  'chargeback-reversed': (facts) => ({
    subject: `Dépôt rendu par la banque : ${quoted(facts.subject)}`,
    paragraphs: [
      `La banque a rendu ce qu'elle avait repris du dépôt de la mission ${quoted(facts.subject)}.`,
      'Si la mission est terminée, notre équipe décide à qui il revient et vous écrit.',
    ],
  }),
  'payout-expired': (facts) => ({
    subject: `Fonds rendus au créateur : ${quoted(facts.subject)}`,
    paragraphs: [
      `Les fonds de la mission ${quoted(facts.subject)} n'ont pas pu être versés dans les 75 jours : ils reviennent à qui les a déposés.`,
    ],
  }),
  'hold-warning': (facts) => ({
    subject: `Fonds retenus depuis 60 jours : ${quoted(facts.subject)}`,
    paragraphs: [
      `Les fonds de la mission ${quoted(facts.subject)} sont retenus depuis 60 jours. Ils ne peuvent l'être plus de 75.`,
    ],
  }),
};

/** Messages wait; what they say stays in the thread, under its confidentiality. More than are counted are "plus de". */
export const digestMail = (facts: MailFacts, number: number, orMore: boolean): Wording => {
  const about = `à propos ${wordsOf(facts).of}`;
  if (number === 1) {
    return {
      subject: `Nouveau message : ${quoted(facts.subject)}`,
      paragraphs: [`${other(facts)} vous a écrit ${about}.`],
    };
  }
  const messages = `${orMore ? 'Plus de ' : ''}${number} messages non lus`;
  return {
    subject: `${messages} : ${quoted(facts.subject)}`,
    paragraphs: [`${other(facts)} vous a écrit. ${messages} vous attendent ${about}.`],
  };
};
