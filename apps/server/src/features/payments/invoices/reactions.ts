import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { fixedFooter } from '../../notifications/wishes/service.ts';
import { invoiceMails } from './mails.ts';
import { findInvoice } from './numbering/store.ts';
import { findReader } from './store.ts';

export const invoiceHandlers: Handlers<'payments.invoiceMail', Platform> = {
  'payments.invoiceMail': async ({ invoiceId }, platform) => {
    const { config, database, mailer } = platform;
    const invoice = await findInvoice(database.db, invoiceId);
    const reader = invoice && (await findReader(database.db, invoice.buyer_id));
    if (invoice === undefined || reader === undefined || reader.email === null) return;
    const mail = invoiceMails.issued({ name: reader.name, invoice, publicUrl: config.publicUrl });
    // The same id at each retry, so that mail programs show the mail once.
    const id = `facture-${invoiceId}`;
    const written = renderMail(mailFor(reader.firm_id, mail), fixedFooter(platform));
    await mailer.send({ to: reader.email, id, ...written });
  },
};
