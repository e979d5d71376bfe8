import type { OwnPayment } from '@basoche/contract/payments/own';
import { anonymousClient } from '@basoche/domain/members/anonymous-client';
import { typeset } from '@basoche/domain/typography';
import { Link } from 'react-router';
import { formatEuros } from '../../../lib/money.ts';
import row from '../../../ui/row-card.module.css';
import { invoiceContent } from '../invoice-content.ts';
import { ownPayments as content, paymentParts, paymentRoute, paymentWhen } from '../own-content.ts';
import classes from './own-payments.module.css';

/** One payment: its mission, the other party, its state and its link. */
export const PaymentRow = ({ payment }: { payment: OwnPayment }) => {
  const { direction, status, title, instalment, other, total, postulationID } = payment;
  const parts = paymentParts(payment);
  return (
    <article className={row.card}>
      <div className={row.what}>
        <h3 className="flat large firm breaks">{typeset(title)}</h3>
        {instalment !== null && <p className={classes.text}>{instalment}</p>}
        <p className={classes.text}>{content[direction].from(other ?? anonymousClient)}</p>
        <p className={classes.status} data-status={status}>
          {paymentWhen(payment)}
        </p>
        <p className={classes.soft}>{paymentRoute(payment)}</p>
        {parts && <p className={classes.soft}>{parts}</p>}
      </div>
      <p className={row.amount}>
        {formatEuros(total)} <span>{invoiceContent.ttc}</span>
      </p>
      <div className={classes.ways}>
        <Link className="small strong target link" to={`/messages/${postulationID}`}>
          {content.open}
        </Link>
        {status !== 'expected' && (
          <Link className="small strong target link" to={`/messages/${postulationID}/releve`}>
            {content.statement}
          </Link>
        )}
      </div>
    </article>
  );
};
