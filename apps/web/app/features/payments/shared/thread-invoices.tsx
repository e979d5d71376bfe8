import type { Invoice } from '@basoche/contract/payments/invoices';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { formatEuros } from '../../../lib/money.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { useCreditInvoice, useThreadInvoices } from '../api.ts';
import { InvoiceDownload } from '../components/invoice-download.tsx';
import { InvoiceStanding } from '../components/invoice-standing.tsx';
import classes from '../components/thread-payments.module.css';
import { threadInvoices as content, invoiceContent } from '../invoice-content.ts';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

const Cancel = ({ invoice }: { invoice: Invoice }) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const credit = useCreditInvoice(({ number }) => {
    close();
    notifySuccess(content.credited(number));
  });
  return (
    <>
      <Button variant="subtle" color="red" aria-haspopup="dialog" onClick={open}>
        {content.cancel}
      </Button>
      {wasOpened && (
        <Suspense>
          <ConfirmDialog
            opened={opened}
            danger
            title={content.confirmTitle}
            confirm={content.confirm}
            pending={credit.isPending}
            failure={credit.error && failureSentence(credit.error)}
            onConfirm={() => credit.mutate(invoice.id)}
            onClose={() => {
              credit.reset();
              close();
            }}
          >
            {content.confirmText(invoice.number)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};

const Row = ({ invoice }: { invoice: Invoice }) => {
  const { kind, number, issuedOn, instalment, total, isMine, counterpart } = invoice;
  return (
    <li className={classes.invoice}>
      <p className="flat strong breaks">
        {invoiceContent.kinds[kind]} {number}
      </p>
      {instalment !== null && <p className={classes.invoicesText}>{instalment}</p>}
      <p className={classes.invoicesText}>
        {formatDay(issuedOn)} · <strong>{formatEuros(total)}</strong> {invoiceContent.ttc}
      </p>
      <InvoiceStanding invoice={invoice} />
      <div className="row wrap gap-2 top-2">
        <InvoiceDownload invoice={invoice} />
        {isMine && kind === 'invoice' && counterpart === null && <Cancel invoice={invoice} />}
      </div>
    </li>
  );
};

/** Invoices of a thread, for their issuer or their buyer. */
export default function ThreadInvoices({ id }: { id: string }) {
  const { data } = useThreadInvoices(id);
  if (!data || data.invoices.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="subtle">{content.title}</h2>
      <FocusKeeper>
        <ul className="bare grid gap-4">
          {data.invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      </FocusKeeper>
    </section>
  );
}
