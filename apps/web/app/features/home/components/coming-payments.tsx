import type { OwnPayment } from '@basoche/contract/payments/own';
import { ownPaths } from '@basoche/domain/access/own-paths';
import { anonymousClient } from '@basoche/domain/members/anonymous-client';
import { typeset } from '@basoche/domain/typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatEuros } from '../../../lib/money.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/page.tsx';
import { comingPages, keptPages, useLivePayments } from '../../payments/shared/api.ts';
import {
  invoiceContent,
  ownPayments as paymentContent,
  paymentRoute,
  paymentWhen,
} from '../../payments/shared/content.ts';
import { ownHome as content } from '../own-content.ts';
import classes from './own-home.module.css';

const shownAtMost = 3;

const Payment = ({ payment }: { payment: OwnPayment }) => (
  <Link to={`/messages/${payment.postulationID}`} className={classes.payment} data-of={payment.direction}>
    <span className="large strong tabular">
      {formatEuros(payment.total)} {invoiceContent.ttc}
    </span>
    <span>{paymentContent[payment.direction].from(payment.other ?? anonymousClient)}</span>
    <span className={classes.soft}>{typeset(payment.title)}</span>
    {payment.instalment !== null && <span className={classes.soft}>{payment.instalment}</span>}
    <span className={classes.soft}>{paymentWhen(payment)}</span>
    <span className={classes.soft}>{paymentRoute(payment)}</span>
  </Link>
);

/**
 * Open payments of the viewer: deposits to make, then money held or to be received, the oldest first. Empty
 * if the viewer may not read payments.
 */
export const useComingPayments = (mayRead: boolean) => {
  useLivePayments();
  const toPay = useInfiniteQuery({ ...comingPages('OUT'), enabled: mayRead });
  const heldPayments = useInfiniteQuery({ ...keptPages(), enabled: mayRead });
  return {
    isReady: !mayRead || (toPay.isFetched && heldPayments.isFetched),
    error: toPay.error ?? heldPayments.error,
    readAgain: () => void Promise.all([toPay.refetch(), heldPayments.refetch()]),
    next: [
      ...(toPay.data?.pages[0]?.items ?? []),
      ...(heldPayments.data?.pages[0]?.items ?? []).filter(
        (one) => one.direction === 'IN' || one.status === 'held',
      ),
    ].slice(0, shownAtMost),
  };
};

/** List of open payments; renders nothing if there are none. */
export const ComingPayments = ({ next, error, readAgain }: ReturnType<typeof useComingPayments>) => {
  if (next.length === 0 && error === null) return null;
  return (
    <Section
      title={content.money}
      aside={
        <Link to={ownPaths.payments} className="strong target link">
          {content.allMoney}
        </Link>
      }
    >
      {error && <ErrorState error={error} onRetry={readAgain} />}
      {!error && (
        <ul className={classes.rows}>
          {next.map((payment) => (
            <li key={`${payment.status} ${payment.id}`}>
              <Payment payment={payment} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
