import type { DepositRequest, DueDeposit } from '@basoche/contract/firms/approvals';
import { mayAct } from '@basoche/domain/firms/roles';
import { typeset } from '@basoche/domain/typography';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatRelative, insideSentence } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import { useMe } from '../../../lib/session.tsx';
import row from '../../../ui/row-card.module.css';
import { deposits as content, depositStep } from '../deposit-content.ts';
import { useAskApproval, usePayFirmDeposit } from '../deposits-api.ts';
import { DecideDeposit } from './decide-deposit.tsx';
import classes from './deposit-cards.module.css';

type DepositFacts = Pick<DueDeposit, 'postulationID' | 'subject' | 'other' | 'instalment' | 'amount'>;

/** A deposit: its mission, its payee, its sum, and its actions. */
const Card = ({ of, children }: { of: DepositFacts; children: ReactNode }) => {
  const { acting } = useMe();
  return (
    <article className={row.card}>
      <div className={row.what}>
        <h3 className="flat large firm breaks">{typeset(of.subject)}</h3>
        {of.instalment !== null && <p className="flat">{of.instalment}</p>}
        <p className="flat">{content.other(of.other)}</p>
      </div>
      <p className={row.amount}>
        {formatEuros(of.amount)} <span>{content.ttc}</span>
      </p>
      <div className={classes.ways}>
        {children}
        {acting !== null && mayAct(acting.role, 'readThreads') && (
          <Link className="small strong target link" to={`/messages/${of.postulationID}`}>
            {content.thread}
          </Link>
        )}
      </div>
    </article>
  );
};

/** Asker and time of a request, then its answer. */
const RequestFacts = ({
  request: { askedBy, askedAt, permitted, state, decidedBy },
}: {
  request: DepositRequest;
}) => (
  <>
    <p className={classes.soft}>
      {content.askedBy(askedBy, insideSentence(formatRelative(askedAt, new Date())))}
    </p>
    {!permitted.decide && <p className={classes.state}>{content.states[state](decidedBy)}</p>}
  </>
);

interface DueCardProps {
  deposit: DueDeposit;
  /** Its request that waits or was approved; null if none. */
  request: DepositRequest | null;
  isConfirming: boolean;
}

/**
 * A deposit that the firm must pay. No payment button while a payment is being confirmed, so that nobody pays
 * twice.
 */
export const DueCard = ({ deposit, request, isConfirming }: DueCardProps) => {
  const { postulationID, subject, step } = deposit;
  const paying = usePayFirmDeposit();
  const asking = useAskApproval();
  if (isConfirming) {
    return (
      <Card of={deposit}>
        <p className={classes.state}>{content.confirming}</p>
      </Card>
    );
  }
  return (
    <Card of={deposit}>
      {request !== null && <RequestFacts request={request} />}
      {step === 'pay' && (
        <Button
          loading={paying.isPending || paying.isSuccess}
          aria-label={content.payOf(subject)}
          onClick={() => paying.mutate(postulationID)}
        >
          {content.pay}
        </Button>
      )}
      {step === 'ask' && (
        <Button
          loading={asking.isPending}
          aria-label={content.askOf(subject)}
          onClick={() => asking.mutate(postulationID)}
        >
          {depositStep.ask}
        </Button>
      )}
      {step === 'alone' && <p className={classes.soft}>{content.alone}</p>}
    </Card>
  );
};

/** A request, with its answer or the buttons that answer it. */
export const RequestCard = ({ request }: { request: DepositRequest }) => (
  <Card of={request}>
    <RequestFacts request={request} />
    {request.permitted.decide && <DecideDeposit request={request} />}
    {request.reason !== null && <p className={classes.reason}>{request.reason}</p>}
  </Card>
);
