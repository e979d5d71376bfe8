import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { fixedFooter } from '../../notifications/wishes/service.ts';
import { invoiceMails } from './mails.ts';
import { findInvoice } from './numbering/store.ts';
import { addresseeOf } from './store.ts';

export const invoiceHandlers: Handlers<'payments.invoiceMail', Platform> = {
  'payments.invoiceMail': async ({ invoiceId }, platform) => {
    const { config, database, mailer } = platform;
    const invoice = await findInvoice(database.db, invoiceId);
    const reader = invoice && (await addresseeOf(database.db, invoice.buyer_id));
    if (invoice === undefined || reader === undefined) return;
    const mail = invoiceMails.issued({ name: reader.name, invoice, publicUrl: config.publicUrl });
    // The same id at each retry, so that mail programs show the mail once.
    const id = `facture-${invoiceId}`;
    await mailer.send({ to: reader.email, id, ...renderMail(mail, fixedFooter(platform)) });
  },
};
