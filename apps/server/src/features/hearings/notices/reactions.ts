import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { footerOf } from '../../notifications/wishes/service.ts';
import { courtOf } from '../../places/courts/service.ts';
import { noticeMails } from './mails.ts';
import { findNotice } from './store.ts';

/** State that the hearing must still have when the mail is sent. */
const stateOf = { notice: 'open', unfilled: 'open', passed: 'passed' } as const;

/** Job that mails one person about an untaken hearing, unless the mail is outdated or unwanted. */
export const noticeHandlers: Handlers<'hearings.mail', Platform> = {
  'hearings.mail': async ({ mail: name, ...about }, platform) => {
    const { config, clock, database, mailer } = platform;
    const row = await findNotice(database.db, about);
    if (
      !config.hearings ||
      row === undefined ||
      row.email === null ||
      row.is_declined ||
      row.state !== stateOf[name]
    )
      return;
    const footer = await footerOf(platform, row.reader_id, name === 'notice' ? 'hearings' : 'progress');
    if (footer === null) return;
    const town = (await courtOf(row.court))?.town ?? '';
    const mail = noticeMails[name]({ row, town, now: clock.now(), publicUrl: config.publicUrl });
    await mailer.send({ to: row.email, ...renderMail(mailFor(row.firm_id, mail), footer) });
  },
};
