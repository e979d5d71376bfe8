import { frenchDay } from '@basoche/domain/time/french-dates';
import { startOfParisDay } from '@basoche/domain/time/paris';
import { defineMails } from '../../../platform/mail/mail-content.ts';
import type { MailFactsRow } from './store.ts';

interface InvitationFacts {
  readonly row: Pick<
    MailFactsRow,
    'mission_id' | 'title' | 'is_anonymous' | 'closes_on' | 'creator_name' | 'name'
  >;
  readonly publicUrl: string;
}

const quoted = (title: string): string => `«\u00a0${title}\u00a0»`;

/** Mail of an invitation, with one link. Keeps an anonymous creator anonymous. */
export const invitationMails = defineMails({
  invited: ({ row, publicUrl }: InvitationFacts) => ({
    subject: `Invitation à postuler\u202f: ${quoted(row.title)}`,
    greeting: `Bonjour ${row.name},`,
    paragraphs: [
      row.is_anonymous
        ? `Vous êtes invité à postuler à la mission ${quoted(row.title)}. La personne qui la publie a choisi de rester anonyme.`
        : `${row.creator_name} vous invite à postuler à la mission ${quoted(row.title)}.`,
      'Lisez-la, puis proposez votre prix si elle vous convient. Rien ne vous y oblige.',
    ],
    card: {
      title: row.title,
      facts: [
        ['Client', row.is_anonymous ? 'Anonyme' : row.creator_name],
        ['Candidatures jusqu’au', frenchDay(startOfParisDay(row.closes_on))],
      ],
    },
    button: { label: 'Voir la mission', url: `${publicUrl}/consult/missions/${row.mission_id}` },
  }),
});
