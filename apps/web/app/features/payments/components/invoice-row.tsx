import type { Invoice } from '@basoche/contract/payments/invoices';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import row from '../../../ui/row-card.module.css';
import { invoiceContent as content, invoiceList as list } from '../invoice-content.ts';
import { InvoiceDownload } from './invoice-download.tsx';
import { InvoiceStanding } from './invoice-standing.tsx';
import classes from './own-payments.module.css';

const whose = ({ kind, isMine, issuer, buyer }: Invoice): string => {
  if (kind === 'invoice') return isMine ? list.to(buyer) : list.from(issuer);
  return isMine ? list.toCredit(buyer) : list.fromCredit(issuer);
};

/** One invoice or credit note of the list. */
export const InvoiceRow = ({ invoice }: { invoice: Invoice }) => {
  const { kind, number, issuedOn, subject, instalment, total, postulationID } = invoice;
  return (
    <article className={row.card}>
      <div className={row.what}>
        <h2 className="flat large firm breaks">
          {content.kinds[kind]} {number}
        </h2>
        <p className={classes.text}>{subject}</p>
        {instalment !== null && <p className={classes.text}>{instalment}</p>}
        <p className={classes.soft}>
          {formatDay(issuedOn)} · {whose(invoice)}
        </p>
        <InvoiceStanding invoice={invoice} />
      </div>
      <p className={row.amount}>
        {kind === 'credit_note' ? '\u2212\u202f' : ''}
        {formatEuros(total)} <span>{content.ttc}</span>
      </p>
      <div className={classes.ways}>
        <InvoiceDownload invoice={invoice} />
        <Link className="small strong target link" to={`/messages/${postulationID}`}>
          {list.mission}
        </Link>
      </div>
    </article>
  );
};
