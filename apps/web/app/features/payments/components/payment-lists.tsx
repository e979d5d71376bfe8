import type { NextPayment, OwnPayment, OwnPaymentMonths } from '@basoche/contract/payments/own';
import type { PaymentDirection } from '@basoche/domain/payments/own-payments';
import { Box, Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/page.tsx';
import { PagedList, type PagedQuery } from '../../../ui/paged-list.tsx';
import row from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { comingPages, donePages, monthsQuery, useAccount } from '../api.ts';
import { ownPayments as content } from '../own-content.ts';
import classes from './own-payments.module.css';
import { PaymentRow } from './payment-row.tsx';

const isEmpty = ({ data }: PagedQuery<OwnPayment>): boolean =>
  data?.pages.every(({ items }) => items.length === 0) ?? false;

interface ListProps {
  title: string;
  none: string;
  list: PagedQuery<OwnPayment>;
  lead?: ReactNode;
  total?: ReactNode;
}

const List = ({ title, none, list, lead, total }: ListProps) => (
  <Section title={title} lead={lead} aside={total}>
    <PagedList
      list={list}
      skeleton={<CardListSkeleton />}
      empty={<p className="soft">{none}</p>}
      more={content.more}
    >
      {(items) => (
        <ul className={row.rows} aria-label={title}>
          {items.map((payment) => (
            <li key={`${payment.status} ${payment.id}`}>
              <PaymentRow payment={payment} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  </Section>
);

/** Total of payments to come in one direction; empty if there are none. */
const Total = ({ of, direction }: { of: OwnPaymentMonths['coming']; direction: PaymentDirection }) => {
  const sum = direction === 'IN' ? of.in : of.out;
  const portage = direction === 'IN' ? of.portage : 0;
  const uncertain = direction === 'IN' ? of.inUncertain : 0;
  if (sum === 0 && portage === 0) return null;
  return (
    <p className={classes.total}>
      {sum > 0 && <span>{portage > 0 ? content.toYou(sum) : content.total(sum)}</span>}
      {uncertain > 0 && <span className={classes.soft}>{content.uncertain(uncertain)}</span>}
      {portage > 0 && <span>{content.portage(portage)}</span>}
    </p>
  );
};

/** The next of these payouts, and the bank account that receives money from the payment account. */
const NextPayout = ({ payouts, next }: { payouts: readonly OwnPayment[]; next: NextPayment | null }) => {
  const isToAccount = payouts.some(({ destination }) => destination === 'payment_account');
  const { data: account } = useAccount('member', false, isToAccount);
  return (
    <>
      {next === null ? content.noDay : content.next(next)}
      {isToAccount && account?.bankLast4 && (
        <>
          <br />
          {content.bank(account.bankLast4)}{' '}
          <Link className="link" to="/parametres/paiements">
            {content.bankOpen}
          </Link>
        </>
      )}
    </>
  );
};

interface PaymentListsProps {
  direction: PaymentDirection;
  year: number | undefined;
  /** Shown below the lists, once they are loaded. */
  children: ReactNode;
}

const hasAnswer = ({ data, isFetched }: { data: unknown; isFetched: boolean }): boolean =>
  data !== undefined || isFetched;

/** Payments in one direction: future and past ones. */
export const PaymentLists = ({ direction, year, children }: PaymentListsProps) => {
  const coming = useInfiniteQuery(comingPages(direction));
  // Keeps the former year's list until the chosen one is loaded, so that what stands below keeps its place
  // and the focus.
  const done = useInfiniteQuery({ ...donePages(direction, year), placeholderData: keepPreviousData });
  const months = useQuery(monthsQuery(year));
  const directionContent = content[direction];
  if (!hasAnswer(coming) || !hasAnswer(done) || !hasAnswer(months)) {
    return (
      <Box mt="lg">
        <CardListSkeleton />
      </Box>
    );
  }
  if (isEmpty(coming) && isEmpty(done) && year === undefined) {
    return (
      <>
        <Box mt="lg">
          <EmptyState
            drawing="deposit"
            title={directionContent.empty.title}
            action={
              <Button component={Link} to={directionContent.next.to} variant="default">
                {directionContent.next.label}
              </Button>
            }
          >
            {directionContent.empty.text}
          </EmptyState>
        </Box>
        {children}
      </>
    );
  }
  if (coming.error && done.error && !coming.data && !done.data) {
    const readAgain = () => void Promise.all([coming.refetch(), done.refetch()]);
    return (
      <>
        <Box mt="lg">
          <ErrorState error={done.error} onRetry={readAgain} />
        </Box>
        {children}
      </>
    );
  }
  // Refunds go back to the card, and do not depend on the end of a mission.
  const payouts =
    direction === 'OUT'
      ? []
      : (coming.data?.pages
          .flatMap(({ items }) => items)
          .filter(({ destination }) => destination !== 'card') ?? []);
  return (
    <>
      <List
        title={directionContent.coming}
        none={directionContent.noneComing}
        list={coming}
        lead={
          payouts.length > 0 && months.data && <NextPayout payouts={payouts} next={months.data.coming.next} />
        }
        total={months.data && <Total of={months.data.coming} direction={direction} />}
      />
      <List title={directionContent.done} none={directionContent.noneDone} list={done} />
      {children}
    </>
  );
};
