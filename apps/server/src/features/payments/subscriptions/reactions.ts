import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { fixedFooter } from '../../notifications/wishes/service.ts';
import { subscriptionMails } from './mails.ts';
import { closePurchase, end } from './service.ts';
import { findRecipient, findSubscription } from './store.ts';

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
    const reader = row && (await findRecipient(database.db, row.member_id));
    if (row === undefined || reader === undefined || reader.email === null) return;
    const written = subscriptionMails[mail]({ name: reader.name, row, publicUrl: config.publicUrl });
    await mailer.send({ to: reader.email, ...renderMail(written, fixedFooter(platform)) });
  },
  'payments.subscriptionChanged': async ({ memberId }, { realtime }) => {
    realtime.emitTo([memberId], 'subscriptionChanged', undefined);
  },
  'payments.closeSubscribing': ({ attemptId }, platform) => closePurchase(platform, attemptId),
  'payments.endSubscription': ({ subscriptionId }, platform) => end(platform, subscriptionId),
};
