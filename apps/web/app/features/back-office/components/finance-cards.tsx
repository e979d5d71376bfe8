import type {
  Chargeback,
  FinanceDeposit,
  FinanceMovement,
  StrayPayment,
} from '@basoche/contract/payments/finances';
import { releaseDays } from '@basoche/domain/payments/release';
import { formatDay, formatRelative } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import { finances } from '../finance-content.ts';
import { CancelDepositButton } from './cancel-deposit-button.tsx';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';
import { FinanceCard } from './finance-card.tsx';
import { Mark } from './mark.tsx';
import { RetryButton } from './retry-button.tsx';
import { SettleButton } from './settle-button.tsx';

const { deposits, movements, chargebacks, strays } = finances;

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

const Payee = ({ name }: { name: string | null }) => (
  <Fact name={finances.payee}>{name ?? finances.noPayee}</Fact>
);

export const DepositCard = ({ deposit }: { deposit: FinanceDeposit }) => (
  <FinanceCard
    about={deposit}
    standing={
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
        <Payee name={deposit.payee} />
        {deposit.releaseAt && <Fact name={finances.planned}>{releaseDays(new Date(deposit.releaseAt))}</Fact>}
        <Fact name={deposits.where}>{whereOf(deposit)}</Fact>
      </>
    }
    actions={
      deposit.left === null ? (
        deposit.isCancellable && <CancelDepositButton id={deposit.applicationId} mission={deposit.title} />
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
    standing={
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
        <Payee name={movement.payee} />
        <Fact name={movements.amount}>{formatEuros(movement.amount)}</Fact>
      </>
    }
    actions={!movement.isFrozen && <RetryButton movement={movement} />}
  >
    <blockquote className={classes.words}>{reasonOf(movement)}</blockquote>
  </FinanceCard>
);

export const ChargebackCard = ({ chargeback }: { chargeback: Chargeback }) => (
  <FinanceCard
    about={chargeback}
    standing={
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

export const StrayCard = ({ stray }: { stray: StrayPayment }) => (
  <FinanceCard
    about={stray}
    standing={
      <>
        <Mark
          urgency={stray.returnedAt === null ? 'halfTime' : 'onTime'}
          label={stray.returnedAt === null ? strays.onItsWay : strays.returned(formatDay(stray.returnedAt))}
        />
        <span>{strays.paid(formatDay(stray.paidAt))}</span>
      </>
    }
    facts={
      <>
        <Fact name={strays.amount}>{formatEuros(stray.amount)}</Fact>
        <Fact name={strays.expected}>{formatEuros(stray.expected)}</Fact>
      </>
    }
  />
);
