import { defineMails } from '../../../platform/mail/mail-content.ts';
import { invitationMail } from './presenter.ts';
import type { MailFactsRow } from './store.ts';

interface InvitationFacts {
  readonly row: Pick<
    MailFactsRow,
    'mission_id' | 'title' | 'is_anonymous' | 'closes_on' | 'creator_name' | 'name'
  >;
  readonly publicUrl: string;
}

export const invitationMails = defineMails({
  invited: ({ row, publicUrl }: InvitationFacts) => ({
    ...invitationMail(row),
    greeting: `Bonjour ${row.name},`,
    button: { label: 'Voir la mission', url: `${publicUrl}/consult/missions/${row.mission_id}` },
  }),
});
