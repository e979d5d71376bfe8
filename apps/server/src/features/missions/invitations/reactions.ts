import { parisDay } from '@basoche/domain/time/paris';
import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { footerOf } from '../../notifications/wishes/service.ts';
import { invitationMails } from './mails.ts';
import { findMailFacts } from './store.ts';

/** Job that mails an invitation to apply. */
export const invitationHandlers: Handlers<'missions.invited', Platform> = {
  'missions.invited': async ({ invitationId }, platform) => {
    const { config, clock, database, mailer } = platform;
    const row = await findMailFacts(database.db, invitationId);
    if (row === undefined || row.email === null) return;
    // No mail if the member has applied or the mission has closed by now.
    if (row.has_applied || row.is_unavailable || row.closes_on < parisDay(clock.now())) return;
    const footer = await footerOf(platform, row.reader_id, 'invitations');
    if (footer === null) return;
    const mail = invitationMails.invited({ row, publicUrl: config.publicUrl });
    await mailer.send({ to: row.email, ...renderMail(mailFor(row.firm_id, mail), footer) });
  },
};
