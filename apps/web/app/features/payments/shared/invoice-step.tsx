import { IconFileInvoice } from '@tabler/icons-react';
import { lazy } from 'react';
import { Link } from 'react-router';
import { formatEuros } from '../../../lib/money.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { useThreadInvoices } from '../api.ts';
import { InvoiceDownload } from '../components/invoice-download.tsx';
import classes from '../components/thread-payments.module.css';
import { threadInvoices as content, invoiceContent } from '../invoice-content.ts';

const IssueInvoiceDialog = lazy(() => import('../components/issue-invoice-dialog.tsx'));

/**
 * Part of the next step in a direct relation: the candidate may issue an invoice, and both parties find the
 * invoices.
 */
export default function InvoiceStep({ id }: { id: string }) {
  const { data } = useThreadInvoices(id);
  const draft = data?.draft ?? null;
  // On a phone the panel with all invoices is closed at first, so the unpaid one is shown here.
  const latest = data?.invoices.find(
    ({ kind, counterpart, isPaid }) => kind === 'invoice' && counterpart === null && !isPaid,
  );
  // Stays mounted when there is nothing more to issue, so that the focus is not lost with the button.
  return (
    <FocusKeeper>
      {draft !== null && (
        // Each instalment has its own invoice and dialog.
        <div key={draft.instalment} className="grid gap-2 top-3">
          <p className={classes.text}>{content.invite(draft.instalmentName)}</p>
          <DialogButton
            variant="default"
            leftSection={<IconFileInvoice size={20} stroke={1.5} aria-hidden />}
            fullWidth
            dialog={(opened) => <IssueInvoiceDialog id={id} draft={draft} {...opened} />}
          >
            {content.issue}
          </DialogButton>
        </div>
      )}
      {data?.awaitsDetails && (
        <p className="flat small top-3">
          {content.detailsAwaited}{' '}
          <Link to="/parametres/paiements" className="link">
            {content.giveDetails}
          </Link>
        </p>
      )}
      {latest !== undefined && (
        <div className={classes.latest}>
          <p className="flat small tabular breaks lean">
            {invoiceContent.kinds.invoice} {latest.number}
            {latest.instalment !== null && ` · ${latest.instalment}`}
            <br />
            {formatEuros(latest.total)} {invoiceContent.ttc}
          </p>
          <InvoiceDownload invoice={latest} />
        </div>
      )}
    </FocusKeeper>
  );
}
