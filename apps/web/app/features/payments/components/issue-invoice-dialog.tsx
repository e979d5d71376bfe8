import '@mantine/core/styles/Checkbox.layer.css';
import { type InvoiceDraft, invoiceBody } from '@basoche/contract/payments/invoices';
import { billingLines } from '@basoche/domain/payments/billing';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { formatEuros } from '../../../lib/money.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useIssueInvoice } from '../api.ts';
import { type BillingForm, billingBody, billingForm } from '../billing-form.ts';
import { issueDialog as content } from '../invoice-content.ts';
import { BillingFields } from './billing-fields.tsx';
import classes from './thread-payments.module.css';

const Preview = ({ draft }: { draft: InvoiceDraft }) => (
  <section className="grid gap-3">
    <h3 className="flat large firm">{content.preview}</h3>
    <p className="flat breaks">{draft.line}</p>
    {draft.done.length > 0 && (
      <div className="grid gap-2">
        <p className="flat soft small">{content.lines(draft.done.length)}</p>
        <ul
          className={classes.done}
          aria-label={content.done}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list is reached by the keyboard
          tabIndex={0}
        >
          {draft.done.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a day may say the same, and none moves.
            <li key={place}>{one}</li>
          ))}
        </ul>
      </div>
    )}
    <dl className={classes.totals}>
      <div>
        <dt>{content.net}</dt>
        <dd>{formatEuros(draft.net)}</dd>
      </div>
      <div>
        <dt>{draft.withVat ? content.vat : content.noVat}</dt>
        <dd>{draft.withVat ? formatEuros(draft.vat) : '–'}</dd>
      </div>
      <div data-main>
        <dt>{content.total}</dt>
        <dd>{formatEuros(draft.total)}</dd>
      </div>
    </dl>
    <p className="soft small">{content.due(formatDay(draft.dueOn))}</p>
  </section>
);

const KnownBuyer = ({ lines }: { lines: readonly string[] }) => (
  <>
    <p className="soft small">{content.buyerGiven}</p>
    <address className={classes.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  </>
);

interface Typed extends Record<string, unknown> {
  issuer: BillingForm;
  buyer: BillingForm;
  vatOnDebits: boolean;
}

interface IssueInvoiceDialogProps extends Opened {
  id: string;
  draft: InvoiceDraft;
}

/**
 * Dialog to issue an invoice: content, issuer and buyer. Errors are beside their fields, and typed values are
 * kept until it is sent.
 */
export default function IssueInvoiceDialog({ id, draft: latest, ...dialog }: IssueInvoiceDialogProps) {
  // The draft as of the opening of the dialog, so that nothing changes while the viewer reads it.
  const [draft] = useState(latest);
  const issue = useIssueInvoice(id);
  const bodyOf = ({ issuer, buyer, vatOnDebits }: Typed) => ({
    instalment: draft.instalment,
    issuer: billingBody(issuer),
    ...(draft.buyer === null ? { buyer: billingBody(buyer) } : {}),
    vatOnDebits,
  });
  return (
    <FormDialog<Typed>
      {...dialog}
      title={content.title}
      draft={`invoice:${id}`}
      initialValues={{
        issuer: billingForm(draft.issuer),
        buyer: billingForm(draft.buyer, draft.buyerName),
        vatOnDebits: false,
      }}
      check={(values) => fieldErrors(invoiceBody, bodyOf(values))}
      send={async (values) => {
        const { number } = await issue.mutateAsync(bodyOf(values));
        notifySuccess(content.sent(number));
      }}
      submit={content.send}
      gap="xl"
    >
      {({ fields }) => (
        <>
          <Preview draft={draft} />
          <section className="grid gap-3">
            <h3 className="flat large firm">{content.issuer}</h3>
            <BillingFields
              isOwn
              needs={{ legalForm: true, businessNumber: true, vatNumber: draft.withVat }}
              of={(field) => fields.getInputProps(`issuer.${field}`)}
            />
            {draft.withVat && (
              <Checkbox
                label={content.onDebits}
                description={content.onDebitsHelp}
                {...fields.getInputProps('vatOnDebits', { type: 'checkbox' })}
              />
            )}
          </section>
          <section className="grid gap-3">
            <h3 className="flat large firm">{content.buyer}</h3>
            {draft.buyer === null ? (
              <>
                <p className="soft small">{content.buyerHelp}</p>
                <BillingFields
                  isOwn={false}
                  needs={{ businessNumber: draft.buyerIsLegalEntity }}
                  of={(field) => fields.getInputProps(`buyer.${field}`)}
                />
              </>
            ) : (
              <KnownBuyer lines={billingLines(draft.buyer)} />
            )}
          </section>
          <Note tone="info">{content.frozen}</Note>
        </>
      )}
    </FormDialog>
  );
}
