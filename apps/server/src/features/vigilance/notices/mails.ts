import { candidatesPath, vigilancePath } from '@basoche/domain/access/own-paths';
import { quoted } from '@basoche/domain/mails/shared-content';
import { ofName } from '@basoche/domain/members/elision';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { type Day, startOfParisDay } from '@basoche/domain/time/paris';
import {
  closingText,
  lackingSentence,
  vigilanceDocumentContent,
  vigilanceReason,
} from '@basoche/domain/vigilance/content';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import type { VigilanceFile } from '@basoche/domain/vigilance/file';
import { collectionLine, fileEndsLine, renewalLine } from '@basoche/domain/vigilance/notice-content';
import type { CandidateKind } from '@basoche/domain/vigilance/parties';
import type { RenewalReminder } from '@basoche/domain/vigilance/reminders';
import { defineMails } from '../../../platform/mail/mail-content.ts';

interface Facts {
  /** Name of the reader. */
  readonly name: string;
  readonly publicUrl: string;
}

interface AskedFacts extends Facts {
  readonly applicationId: string;
  /** Title of the mission. */
  readonly title: string;
  readonly file: Pick<VigilanceFile, 'items'>;
  readonly candidate: CandidateKind;
  /** True if the mode cannot be accepted until then. */
  readonly isClosed: boolean;
  /** First day on which it could not be, while that day is announced; null otherwise. */
  readonly closesFrom: Day | null;
}

interface RenewFacts extends Facts {
  readonly reminder: RenewalReminder;
  readonly documents: readonly VigilanceDocument[];
  readonly lastDay: Day;
  readonly candidate: CandidateKind;
}

interface ClientFacts extends Facts {
  /** Name of the prestataire. */
  readonly of: string;
}

interface EndsFacts extends ClientFacts {
  readonly reminder: Exclude<RenewalReminder, 'month'>;
  readonly lastDay: Day;
}

interface CollectFacts extends ClientFacts {
  readonly day: Day;
  readonly today: Day;
}

interface GivenFacts extends ClientFacts {
  /** Day of the download that included the document. */
  readonly collectedOn: Day;
  /** True if the file is complete again, so that it can be downloaded. */
  readonly isComplete: boolean;
}

interface WithdrawnFacts extends Facts {
  readonly kind: VigilanceDocument;
  readonly candidate: CandidateKind;
  readonly reason: string;
}

const toOwnFile = (label: string, publicUrl: string) => ({ label, url: publicUrl + vigilancePath });
const toCandidates = (label: string, publicUrl: string) => ({ label, url: publicUrl + candidatesPath });

const dayInFrench = (day: Day): string => frenchDay(startOfParisDay(day));

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/**
 * Mails about files of vigilance. Only the owner's mails name documents; no mail contains a number or code.
 */
export const vigilanceMails = defineMails({
  asked: ({ name, applicationId, title, file, candidate, isClosed, closesFrom, publicUrl }: AskedFacts) => ({
    subject: `Votre dossier de vigilance est demandé pour ${quoted(title)}`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Le mode de collaboration proposé pour ${quoted(title)} demande votre dossier de vigilance. ${lackingSentence(file, candidate) ?? ''}`,
      vigilanceReason,
      isClosed
        ? 'Vous pourrez accepter ce mode dès que le dossier sera complet. Déposé une fois, il sert à tous vos clients.'
        : 'Vous pouvez accepter ce mode sans attendre. Déposé une fois, le dossier sert à tous vos clients.',
      ...(closesFrom === null ? [] : [closingText(dayInFrench(closesFrom))]),
    ],
    button: toOwnFile('Compléter mon dossier', publicUrl),
    links: [{ label: 'Ouvrir l’échange', url: `${publicUrl}/messages/${applicationId}` }],
  }),
  renew: ({ name, reminder, documents, lastDay, candidate, publicUrl }: RenewFacts) => ({
    subject:
      reminder === 'lapsed'
        ? 'Votre dossier de vigilance est périmé'
        : 'Votre dossier de vigilance est à renouveler',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      renewalLine(reminder, documents, lastDay, candidate),
      'Vos missions en cours continuent dans tous les cas. Déposé une fois, un document sert à tous vos clients.',
    ],
    button: toOwnFile('Renouveler mon dossier', publicUrl),
  }),
  ends: ({ name, of, reminder, lastDay, publicUrl }: EndsFacts) => ({
    subject: withoutStop(fileEndsLine(reminder, lastDay, of)),
    greeting: `Bonjour ${name},`,
    paragraphs: [
      fileEndsLine(reminder, lastDay, of),
      `Nous avons prévenu ${of}, qui renouvelle ses documents. Une notification vous dira que le dossier est de nouveau complet. Vos missions en cours continuent.`,
    ],
    button: toCandidates('Voir mes prestataires', publicUrl),
  }),
  collect: ({ name, of, day, today, publicUrl }: CollectFacts) => ({
    subject: `Le dossier de vigilance ${ofName(of)} est à réunir`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      collectionLine(day, today),
      vigilanceReason,
      'Téléchargez-le une fois\u202f: le jour et l’empreinte de ce que vous avez reçu sont gardés comme preuve.',
    ],
    button: toCandidates('Réunir le dossier', publicUrl),
  }),
  given: ({ name, of, collectedOn, isComplete, publicUrl }: GivenFacts) => ({
    subject: `Un document du dossier de vigilance ${ofName(of)} a été retiré`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Un document que vous avez téléchargé le ${dayInFrench(collectedOn)} a été retiré depuis du dossier de vigilance ${ofName(of)}.`,
      isComplete
        ? 'Le dossier reste complet\u202f: téléchargez-le de nouveau.'
        : `Le dossier n’est plus complet\u202f: ${of} le complète. Une notification vous dira quand le télécharger de nouveau.`,
      'Le jour et l’empreinte de votre téléchargement restent gardés. Vos missions en cours continuent.',
    ],
    button: toCandidates('Voir mes prestataires', publicUrl),
  }),
  withdrawn: ({ name, kind, candidate, reason, publicUrl }: WithdrawnFacts) => ({
    subject: 'Un document de votre dossier de vigilance a été retiré',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Notre équipe a retiré ${vigilanceDocumentContent(kind, candidate).missing} de votre dossier de vigilance. Ce document ne compte plus.`,
      `Le motif\u202f: ${reason}`,
      'Déposez-en un autre\u202f: il compte aussitôt. Vos missions en cours continuent.',
    ],
    button: toOwnFile('Ouvrir mon dossier', publicUrl),
  }),
});
