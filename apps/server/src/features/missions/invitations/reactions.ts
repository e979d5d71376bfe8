import { parisDay } from '@basoche/domain/time/paris';
import { letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue.ts';
import { invitationMail } from './presenter.ts';
import { findLetter } from './store.ts';

export const invitationHandlers: Handlers<'missions.invited', Platform> = {
  'missions.invited': async ({ invitationId }, { config, clock, database, mailer }) => {
    const row = await findLetter(database.db, invitationId);
    if (row === undefined || row.email === null) return;
    // Nothing is asked any more of who has applied, or of a mission that has closed meanwhile.
    if (row.has_applied || row.is_archived || row.closes_on < parisDay(clock.now())) return;
    const { subject, paragraphs } = invitationMail(row);
    const url = `${config.publicUrl}/consult/missions/${row.mission_id}`;
    const body = await letter({
      greeting: `Bonjour ${row.name},`,
      paragraphs,
      button: { label: 'Voir la mission', url },
    });
    await mailer.send({ to: row.email, subject, ...body });
  },
};
