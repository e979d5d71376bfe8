import type { Finances } from '@basoche/contract/payments/finances';
import { formatRelative } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import { finances } from '../finance-content.ts';
import classes from './finance-totals.module.css';

const content = finances.totals;

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
  const since = waiting.since === null ? content.none : content.since(formatRelative(waiting.since, now));
  return (
    <dl className={classes.totals} aria-label={content.title}>
      <Total
        name={content.held}
        sum={formatEuros(totals.held)}
        note={content.feesHeld(formatEuros(totals.feesHeld))}
      />
      <Total
        name={content.feesEarned}
        sum={formatEuros(totals.feesEarned)}
        note={content.released(totals.released)}
      />
      <Total
        name={content.waiting}
        sum={String(waiting.count)}
        note={unattributed > 0 ? `${since}, ${content.unattributed(unattributed)}` : since}
      />
      <Total
        name={content.disputed}
        sum={formatEuros(totals.disputed)}
        note={content.chargebacks(totals.openChargebacks)}
      />
      <Total name={content.lost} sum={formatEuros(totals.lost)} note={content.refunded(totals.refunded)} />
    </dl>
  );
};
