import { cancelBody } from '@basoche/contract/back-office/back-office';
import type {
  Chargeback,
  FinanceDeposit,
  FinanceMovement,
  UnmatchedPayment,
} from '@basoche/contract/payments/finances';
import { releaseDays } from '@basoche/domain/payments/release-times';
import { typeset } from '@basoche/domain/typography';
import { lazy } from 'react';
import { formatDay, formatRelative } from '../../../lib/dates.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { formatEuros } from '../../../lib/money.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { useCancelDepositOf } from '../api/decisions.ts';
import { cancelDeposit } from '../content.ts';
import { finances } from '../finance-content.ts';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';
import { FinanceCard } from './finance-card.tsx';
import { Mark } from './mark.tsx';
import { ReasonButton } from './reason-button.tsx';
import { SettleButton } from './settle-button.tsx';

const RetryDialog = lazy(() => import('./retry-dialog.tsx'));

const { deposits, movements, chargebacks, unmatched } = finances;

const whereOf = (deposit: FinanceDeposit): string =>
  [
    deposit.held > 0 && deposits.held(deposit.held),
    deposit.released > 0 && deposits.released(deposit.released),
    deposit.refunded > 0 && deposits.refunded(deposit.refunded),
    deposit.disputed > 0 && deposits.disputed(deposit.disputed),
    deposit.lost > 0 && deposits.lost(deposit.lost),
    deposit.takenByBanks > 0 && deposits.takenByBanks(deposit.takenByBanks),
  ]
    .filter(Boolean)
    .join(', ');

/** The payee, and the account that is paid. */
const Payee = ({ of }: { of: FinanceDeposit | FinanceMovement }) => (
  <Fact name={finances.payee} note={of.payee === null ? null : finances.account(of)}>
    {of.payee ?? finances.noPayee}
  </Fact>
);

/**
 * Cancels the deposit of a mission, awaited or held: ends the mission and refunds everything. The id is the
 * thread's.
 */
const CancelDeposit = ({ id, mission }: { id: string; mission: string }) => {
  const cancelling = useCancelDepositOf(id);
  return (
    <ReasonButton
      label={cancelDeposit.open}
      labelOf={cancelDeposit.openOf(mission)}
      button={{ variant: 'subtle', color: 'red.7' }}
      about={mission}
      content={cancelDeposit}
      check={(values) => fieldErrors(cancelBody, values)}
      send={(reason, code) => cancelling.mutateAsync({ reason, code })}
      draft={`cancel-deposit:${id}`}
    />
  );
};

export const DepositCard = ({ deposit }: { deposit: FinanceDeposit }) => (
  <FinanceCard
    about={deposit}
    state={
      <>
        <Mark {...deposits.mark(deposit)} />
        {deposit.left !== null && <Mark urgency="overdue" label={deposits.toSettle} />}
        {deposit.isOld && <Mark urgency="overdue" label={deposits.old} />}
        <span>{deposits.since(formatDay(deposit.since))}</span>
      </>
    }
    facts={
      <>
        <Fact
          name={deposits.deposited}
          note={deposit.fee > 0 ? deposits.fee(formatEuros(deposit.fee)) : null}
        >
          {formatEuros(deposit.deposited)}
        </Fact>
        <Payee of={deposit} />
        {deposit.releaseAt && <Fact name={finances.planned}>{releaseDays(new Date(deposit.releaseAt))}</Fact>}
        <Fact name={deposits.where}>{whereOf(deposit)}</Fact>
      </>
    }
    actions={
      deposit.left === null ? (
        deposit.isCancellable && <CancelDeposit id={deposit.applicationId} mission={typeset(deposit.title)} />
      ) : (
        <SettleButton
          settled={{ id: deposit.applicationId, title: deposit.title, deposit: deposit.left, isRest: true }}
        />
      )
    }
  />
);

const reasonOf = ({ isFrozen, isTried, reason }: FinanceMovement): string => {
  if (isFrozen) return movements.frozen;
  return reason ?? (isTried ? '–' : movements.untried);
};

export const MovementCard = ({ movement, now }: { movement: FinanceMovement; now: Date }) => (
  <FinanceCard
    about={movement}
    state={
      <>
        <Mark
          urgency={movement.kind === 'failed' ? 'overdue' : movement.isFrozen ? 'onTime' : 'halfTime'}
          label={movements.kinds[movement.kind]}
        />
        <span>
          {movement.kind === 'failed'
            ? movements.failed(formatDay(movement.at))
            : movements.asked(formatRelative(movement.at, now))}
        </span>
      </>
    }
    facts={
      <>
        <Payee of={movement} />
        <Fact name={movements.amount}>{formatEuros(movement.amount)}</Fact>
      </>
    }
    actions={
      !movement.isFrozen && (
        <DialogButton
          aria-label={movements.retryOf(typeset(movement.title))}
          dialog={(opened) => <RetryDialog movement={movement} {...opened} />}
        >
          {movements.retry}
        </DialogButton>
      )
    }
  >
    <blockquote className={classes.words}>{reasonOf(movement)}</blockquote>
  </FinanceCard>
);

export const ChargebackCard = ({ chargeback }: { chargeback: Chargeback }) => (
  <FinanceCard
    about={chargeback}
    state={
      <>
        <Mark {...chargebacks.status[chargeback.status]} />
        <span>
          {chargebacks.opened(formatDay(chargeback.openedAt))}
          {chargeback.closedAt && `, ${chargebacks.closed(formatDay(chargeback.closedAt))}`}
        </span>
      </>
    }
    facts={
      <>
        <Fact name={chargebacks.amount}>{formatEuros(chargeback.amount)}</Fact>
        <Fact name={chargebacks.reason} note={`${chargebacks.reference}\u202f: ${chargeback.providerId}`}>
          {chargebacks.reasonOf(chargeback.reason)}
        </Fact>
      </>
    }
  />
);

export const UnmatchedCard = ({ payment }: { payment: UnmatchedPayment }) => (
  <FinanceCard
    about={payment}
    state={
      <>
        <Mark
          urgency={payment.returnedAt === null ? 'halfTime' : 'onTime'}
          label={
            payment.returnedAt === null
              ? unmatched.onItsWay
              : unmatched.returned(formatDay(payment.returnedAt))
          }
        />
        <span>{unmatched.paid(formatDay(payment.paidAt))}</span>
      </>
    }
    facts={
      <>
        <Fact name={unmatched.amount}>{formatEuros(payment.amount)}</Fact>
        <Fact name={unmatched.expected}>{formatEuros(payment.expected)}</Fact>
      </>
    }
  />
);
