import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { nameOf } from '../presenter.ts';
import { findMember } from '../store.ts';
import { protectionMails } from './mails.ts';

/** Job that mails the owner a change of the account's protection. */
export const secondFactorHandlers: Handlers<'auth.protectionChanged', Platform> = {
  'auth.protectionChanged': async ({ memberId, change }, { config, database, mailer }) => {
    const member = await findMember(database.db, memberId);
    if (member?.email == null) return;
    const mail = protectionMails[change]({
      name: nameOf(member),
      publicUrl: config.publicUrl,
      provider: config.identity?.name ?? 'votre profession',
    });
    await mailer.send({ to: member.email, ...renderMail(mail) });
  },
};
