import { hearingTitle } from '@basoche/domain/hearings/titles';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { startOfParisDay } from '@basoche/domain/time/paris';
import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { courtOf } from '../../places/courts/service.ts';
import { findDecided } from '../bars/store.ts';
import { hearingOfficeMails } from './mails.ts';
import { findClient } from './store.ts';

/** Jobs that mail decisions of staff: about a bar, and about a cancelled hearing. */
export const hearingOfficeHandlers: Handlers<'hearings.bar' | 'hearings.stopped', Platform> = {
  // No mail if the member has changed the bar since.
  'hearings.bar': async ({ memberId, court }, { config, database, mailer }) => {
    const row = await findDecided(database.db, memberId, court);
    if (row === undefined || row.email === null) return;
    const mail = row.refusal === null ? 'barConfirmed' : 'barRefused';
    const town = (await courtOf(court))?.town ?? '';
    const { name, refusal, firm_id, register_day } = row;
    const registerDay = register_day && frenchDay(startOfParisDay(register_day));
    const facts = { name, town, refusal, registerDay, publicUrl: config.publicUrl };
    const written = hearingOfficeMails[mail](facts);
    const id = `bar-${memberId}-${row.stated_at.getTime()}-${mail}`;
    await mailer.send({ to: row.email, id, ...renderMail(mailFor(firm_id, written)) });
  },
  'hearings.stopped': async ({ missionId }, { config, database, mailer }) => {
    const row = await findClient(database.db, missionId);
    if (row === undefined || row.email === null) return;
    const title = hearingTitle(row.held_at, (await courtOf(row.court))?.name ?? '');
    const written = hearingOfficeMails.stopped({
      id: missionId,
      name: row.name,
      title,
      reason: row.stopped_reason ?? '',
      publicUrl: config.publicUrl,
    });
    await mailer.send({
      to: row.email,
      id: `hearing-stopped-${missionId}`,
      ...renderMail(mailFor(row.firm_id, written)),
    });
  },
};
