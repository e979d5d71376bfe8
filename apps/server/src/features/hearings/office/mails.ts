import { hearingPath, hearingsPath } from '@basoche/domain/access/own-paths';
import { titleOf } from '@basoche/domain/notifications/keys';
import { publicRegisterNames } from '@basoche/domain/public-registers/registers';
import { defineMails } from '../../../platform/mail/mail-content.ts';

interface BarFacts {
  readonly name: string;
  /** Town of the bar: « Lyon ». */
  readonly town: string;
  readonly refusal: string | null;
  /** Day of the edition of the list of avocats that confirmed it, in words; null where staff did. */
  readonly registerDay: string | null;
  readonly publicUrl: string;
}

interface StoppedFacts {
  readonly id: string;
  readonly name: string;
  /** « Audience du 9 décembre 2026, 9 h · Tribunal judiciaire de Lyon » */
  readonly title: string;
  readonly reason: string;
  readonly publicUrl: string;
}

/** Mails about a decided bar, and about a hearing that staff cancelled. */
export const hearingOfficeMails = defineMails({
  barConfirmed: ({ name, town, registerDay, publicUrl }: BarFacts) => ({
    subject: titleOf('BAR_CONFIRMED'),
    greeting: `Bonjour ${name},`,
    paragraphs: [
      registerDay === null
        ? `Notre équipe a confirmé votre inscription au barreau\u202f: ${town}.`
        : `Votre inscription au barreau est confirmée\u202f: ${town}. Elle figure dans l’${publicRegisterNames.avocats} du ${registerDay}.`,
      'Vous pouvez prendre les audiences que la loi ouvre aux avocats de ce barreau.',
    ],
    button: { label: 'Voir les audiences', url: publicUrl + hearingsPath },
  }),
  barRefused: ({ name, town, refusal, publicUrl }: BarFacts) => ({
    subject: 'Votre barreau n’a pas été confirmé',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Notre équipe n’a pas pu confirmer le barreau que vous avez indiqué\u202f: ${town}.`,
      `Le motif\u202f: ${refusal ?? ''}`,
      'Corrigez-le\u202f: il sera examiné de nouveau.',
    ],
    button: { label: 'Corriger mon barreau', url: `${publicUrl}/parametres/audiences` },
  }),
  stopped: ({ id, name, title, reason, publicUrl }: StoppedFacts) => ({
    subject: titleOf('HEARING_STOPPED'),
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Notre équipe a annulé votre demande\u202f: ${title}. Aucun avocat ne l’avait prise.`,
      `Le motif\u202f: ${reason}`,
    ],
    button: { label: 'Voir la demande', url: publicUrl + hearingPath(id) },
  }),
});
