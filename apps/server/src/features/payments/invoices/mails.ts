import { defineMails } from '../../../platform/mail/mail-content.ts';
import { invoiceMail } from './presenter.ts';

interface InvoiceFacts {
  readonly name: string;
  readonly invoice: Parameters<typeof invoiceMail>[0];
  readonly publicUrl: string;
}

/** Mail to the buyer of an invoice or of a credit note. */
export const invoiceMails = defineMails({
  issued: ({ name, invoice, publicUrl }: InvoiceFacts) => ({
    ...invoiceMail(invoice),
    greeting: `Bonjour ${name},`,
    button: { label: 'Voir mes factures', url: `${publicUrl}/parametres/factures` },
  }),
});
