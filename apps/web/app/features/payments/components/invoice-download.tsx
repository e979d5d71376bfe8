import { type Invoice, readInvoice } from '@basoche/contract/payments/invoices';
import { Button } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useDownload } from '../../../lib/download.ts';
import { invoiceContent as content } from '../invoice-content.ts';

/** Link to the PDF of an invoice. */
export const InvoiceDownload = ({ invoice }: { invoice: Invoice }) => {
  const fetching = useDownload(readInvoice, { params: { id: invoice.id } });
  return (
    <Button
      variant="default"
      leftSection={<IconFileInvoice size={20} stroke={1.5} aria-hidden />}
      loading={fetching.isPending}
      aria-label={content.downloadNamed(invoice.kind, invoice.number)}
      onClick={() => fetching.mutate()}
    >
      {content.download}
    </Button>
  );
};
