import type { Finances } from '@basoche/contract/payments/finances';
import { formatRelative } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import { finances } from '../finance-content.ts';
import classes from './finance-totals.module.css';

const words = finances.totals;

const Total = ({ name, sum, note }: { name: string; sum: string; note: string }) => (
  <div className={classes.total}>
    <dt>{name}</dt>
    <dd>
      <div className={classes.sum}>{sum}</div>
      <div className="soft small">{note}</div>
    </dd>
  </div>
);

/** Totals: held, earned, disputed and lost amounts, and what waits. */
export const FinanceTotals = ({ totals, now }: { totals: Finances; now: Date }) => {
  const { waiting, unattributed } = totals;
  const since = waiting.since === null ? words.none : words.since(formatRelative(waiting.since, now));
  return (
    <dl className={classes.totals} aria-label={words.title}>
      <Total
        name={words.held}
        sum={formatEuros(totals.held)}
        note={words.feesHeld(formatEuros(totals.feesHeld))}
      />
      <Total
        name={words.feesEarned}
        sum={formatEuros(totals.feesEarned)}
        note={words.released(totals.released)}
      />
      <Total
        name={words.waiting}
        sum={String(waiting.count)}
        note={unattributed > 0 ? `${since}, ${words.unattributed(unattributed)}` : since}
      />
      <Total
        name={words.disputed}
        sum={formatEuros(totals.disputed)}
        note={words.chargebacks(totals.openChargebacks)}
      />
      <Total name={words.lost} sum={formatEuros(totals.lost)} note={words.refunded(totals.refunded)} />
    </dl>
  );
};
