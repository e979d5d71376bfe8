import type { OwnPayment } from '@basoche/contract/payments/own';
import { anonymousClient } from '@basoche/domain/members/anonymous-client';
import { modeNames } from '@basoche/domain/payments/fees';
import { destinationText } from '@basoche/domain/payments/own-payments';
import { typeset } from '@basoche/domain/typography';
import { Link } from 'react-router';
import { formatEuros } from '../../../lib/money.ts';
import row from '../../../ui/row-card.module.css';
import { invoiceContent } from '../invoice-content.ts';
import { ownPayments as content, paymentParts, paymentWhen } from '../own-content.ts';
import classes from './own-payments.module.css';

/** One payment: its mission, the other party, its state and its link. */
export const PaymentRow = ({ payment }: { payment: OwnPayment }) => {
  const { direction, status, title, other, total, mode, postulationID } = payment;
  const parts = paymentParts(payment);
  return (
    <article className={row.card}>
      <div className={classes.what}>
        <h3 className="flat large firm breaks">{typeset(title)}</h3>
        <p className={classes.text}>{content[direction].from(other ?? anonymousClient)}</p>
        <p className={classes.status} data-status={status}>
          {paymentWhen(payment)}
        </p>
        <p className={classes.soft}>
          {destinationText(payment, other)} · {modeNames[mode]}
        </p>
        {parts && <p className={classes.soft}>{parts}</p>}
      </div>
      <p className={classes.amount}>
        {formatEuros(total)} <span>{invoiceContent.ttc}</span>
      </p>
      <div className={classes.ways}>
        <Link className={row.way} to={`/messages/${postulationID}`}>
          {content.open}
        </Link>
        {status !== 'expected' && (
          <Link className={row.way} to={`/messages/${postulationID}/releve`}>
            {content.statement}
          </Link>
        )}
      </div>
    </article>
  );
};
