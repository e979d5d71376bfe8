import { isConsumer } from '@basoche/domain/access/viewer';
import { formatCents } from '@basoche/domain/payments/amounts';
import { depositLines } from '@basoche/domain/payments/deposit';
import { feeWithTaxCents } from '@basoche/domain/payments/fees';
import type { PriceKind } from '@basoche/domain/pricing/kinds';
import { useMe } from '../../../lib/session.tsx';
import { wholeCost as content } from '../whole-cost-content.ts';
import classes from './whole-cost.module.css';

interface WholeCostProps {
  /** Prices excluding tax, in cents: one agreed price, or both ends of a range. */
  prices: readonly number[];
  /** Null until it is known whether VAT applies. */
  tvaApplicable: boolean | null;
  /** Kind of the price: it decides whether the deposit is paid at once or in parts. */
  kind?: PriceKind;
}

/** Lines of the deposit, the only mode for a private client. */
const linesOf = (offerCents: number, tvaApplicable: boolean) =>
  depositLines({ offerCents, tvaApplicable, feeCents: feeWithTaxCents('funds') });

const Row = ({ offerCents, tvaApplicable }: { offerCents: number; tvaApplicable: boolean }) => {
  const { priceCents, vatCents, feeCents, feeVatCents, totalCents } = linesOf(offerCents, tvaApplicable);
  return (
    <tr>
      <th scope="row">{formatCents(priceCents)}</th>
      <td>{vatCents === 0 ? content.none : formatCents(vatCents)}</td>
      <td>{formatCents(feeCents + feeVatCents)}</td>
      <td className={classes.total}>{formatCents(totalCents)}</td>
    </tr>
  );
};

/** Price, VAT, fee and total. */
export const WholeCostTable = ({ prices, tvaApplicable, kind = 'flat' }: WholeCostProps) => {
  const rows = [...new Set(prices)];
  const { price, vat, fee, total } = content.columns;
  const isKnown = tvaApplicable !== null;
  return (
    <div className={classes.cost}>
      <table className={classes.table}>
        <caption>{isKnown ? (content.ofTime[kind] ?? content.single) : content.caption}</caption>
        <thead>
          <tr>
            {[price, vat, fee, total].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((offerCents) => (
            <Row key={offerCents} offerCents={offerCents} tvaApplicable={tvaApplicable ?? true} />
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        {!isKnown &&
          `${content.withoutVat(rows.map((cents) => formatCents(linesOf(cents, false).totalCents)).join(' à '))} `}
        {content.paidBy[kind] ?? content.paid}
      </p>
    </div>
  );
};

/**
 * Whole cost for a private client; nothing for others, who count excluding VAT. Without a price yet, shows
 * its parts.
 */
export const WholeCost = (props: WholeCostProps) => {
  if (!isConsumer(useMe())) return null;
  if (props.prices.length > 0) return <WholeCostTable {...props} />;
  return <p className={classes.note}>{content.open(formatCents(feeWithTaxCents('funds')))}</p>;
};
