import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { fixedFooter } from '../../notifications/wishes/service.ts';
import { subscriptionMails } from './mails.ts';
import { closePurchase, endSubscription } from './service.ts';
import { findRecipient, findSubscription } from './store.ts';

/** Jobs of the queue about subscriptions. */
export const subscriptionHandlers: Handlers<
  | 'payments.subscriptionMail'
  | 'payments.subscriptionChanged'
  | 'payments.closeSubscribing'
  | 'payments.endSubscription',
  Platform
> = {
  'payments.subscriptionMail': async ({ subscriptionId, mail }, platform) => {
    const { config, database, mailer } = platform;
    const row = await findSubscription(database.db, subscriptionId);
    const recipient = row && (await findRecipient(database.db, row.member_id));
    // The account was deleted before the mail was sent.
    if (row === undefined || recipient === undefined || recipient.email === null) return;
    const content = subscriptionMails[mail]({ name: recipient.name, row, publicUrl: config.publicUrl });
    const written = renderMail(mailFor(recipient.firm_id, content), fixedFooter(platform));
    await mailer.send({ to: recipient.email, ...written });
  },
  'payments.subscriptionChanged': async ({ memberId }, { realtime }) => {
    realtime.emitTo([memberId], 'subscriptionChanged', undefined);
  },
  // The account was deleted while its payment page was open.
  'payments.closeSubscribing': ({ attemptId }, platform) => closePurchase(platform, attemptId),
  'payments.endSubscription': ({ subscriptionId }, platform) => endSubscription(platform, subscriptionId),
};
