import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { bankDetailsQuery } from '../api.ts';
import { bankDetails as content } from '../bank-content.ts';
import classes from '../components/own-account.module.css';
import { BankDetailsButton } from './bank-details-button.tsx';

const Masked = () => {
  const { data, error, refetch } = useQuery(bankDetailsQuery());
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={44} />;
  return (
    <>
      {data && (
        <dl className={classes.numbers}>
          <dt>{content.iban}</dt>
          <dd>{data.iban}</dd>
          <dt>{content.bic}</dt>
          <dd>{data.bic}</dd>
          <dd className={classes.since}>{content.since(formatDay(data.updatedAt))}</dd>
        </dl>
      )}
      <BankDetailsButton isChange={data !== null} />
    </>
  );
};

/** The member's own bank details, masked. */
export default function BankDetailsPanel() {
  return (
    <Panel title={content.title} text={content.text}>
      <Masked />
    </Panel>
  );
}
