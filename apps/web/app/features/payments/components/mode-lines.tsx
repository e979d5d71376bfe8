import { formatCents } from '@basoche/domain/payments/amounts';
import type { DepositLines } from '@basoche/domain/payments/deposit';
import type { MicroNet, PortageNet } from '@basoche/domain/payments/simulator';
import { microRates } from '@basoche/domain/payments/simulator-rates';
import { simulator as content, formatPercent } from '../simulator-content.ts';
import classes from './modes-compared.module.css';

type Line = readonly [name: string, cents: number, kind?: 'less' | 'sum' | 'part'];

/** Amounts with their names. A deducted amount has a minus sign, and the total is highlighted. */
const Lines = ({ of }: { of: readonly Line[] }) => (
  <dl className={classes.lines}>
    {of.map(([name, cents, kind]) => (
      <div key={name} data-kind={kind}>
        <dt>{name}</dt>
        <dd className="tabular">
          {kind === 'less' && cents > 0 && '\u2212\u00a0'}
          {formatCents(cents)}
        </dd>
      </div>
    ))}
  </dl>
);

/** Lines that the creator pays. */
export const PaidLines = ({ lines }: { lines: DepositLines }) => (
  <Lines
    of={[
      [content.priceLine, lines.priceCents],
      ...(lines.vatCents > 0 ? [[content.vatLine, lines.vatCents] as const] : []),
      [content.feeLine, lines.feeCents + lines.feeVatCents],
    ]}
  />
);

const contributions = formatPercent(microRates.reduce((sum, { percent }) => sum + percent, 0));

export const MicroLines = ({ of }: { of: MicroNet }) => (
  <Lines
    of={[
      [content.priceLine, of.priceCents],
      [content.contributions(contributions), of.contributionsCents, 'less'],
      [content.net, of.netCents, 'sum'],
      [content.tax(of.withholdingPercent), of.taxCents, 'less'],
      [content.left, of.afterTaxCents, 'sum'],
    ]}
  />
);

export const PayLines = ({ of }: { of: PortageNet }) => (
  <Lines
    of={[
      [content.priceLine, of.priceCents],
      [content.management, of.managementCents, 'less'],
      [content.employer, of.employerCents, 'less'],
      [content.gross, of.grossCents, 'sum'],
      [content.grossOf, of.gross.baseCents, 'part'],
      [content.bonus, of.gross.businessBonusCents, 'part'],
      [content.holidays, of.gross.holidaysCents, 'part'],
      [content.reserve, of.gross.reserveCents, 'part'],
      [content.employee, of.employeeCents, 'less'],
      [content.net, of.netCents, 'sum'],
      [content.withheld(of.withholdingPercent), of.withheldCents, 'less'],
      [content.left, of.afterTaxCents, 'sum'],
    ]}
  />
);
