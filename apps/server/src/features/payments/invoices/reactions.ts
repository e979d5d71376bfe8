import { letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue.ts';
import { fixedFooter } from '../../notifications/wishes/service.ts';
import { findInvoice } from '../numbering/store.ts';
import { invoiceMail } from './presenter.ts';
import { addresseeOf } from './store.ts';

export const invoiceHandlers: Handlers<'payments.invoiceMail', Platform> = {
  'payments.invoiceMail': async ({ invoiceId }, platform) => {
    const { config, database, mailer } = platform;
    const row = await findInvoice(database.db, invoiceId);
    const reader = row && (await addresseeOf(database.db, row.buyer_id));
    if (row === undefined || reader === undefined) return;
    const { subject, paragraphs } = invoiceMail(row);
    const url = `${config.publicUrl}/parametres/factures`;
    const body = await letter({
      greeting: `Bonjour ${reader.name},`,
      paragraphs,
      button: { label: 'Voir mes factures', url },
      links: fixedFooter(platform).links,
    });
    // Sent again, it is the same to mail programs.
    await mailer.send({ to: reader.email, subject, id: `facture-${invoiceId}`, ...body });
  },
};
