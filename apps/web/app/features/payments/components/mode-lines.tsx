import { formatCents } from '@basoche/domain/payments/amounts';
import type { DepositLines } from '@basoche/domain/payments/deposit';
import type { MicroNet, PortageNet } from '@basoche/domain/payments/simulator';
import { microRates } from '@basoche/domain/payments/simulator-rates';
import { formatPercent, simulator as words } from '../simulator-content.ts';
import classes from './modes-compared.module.css';

type Line = readonly [name: string, cents: number, kind?: 'less' | 'sum' | 'part'];

/** Amounts with their names. A deducted amount has its sign, and the total stands out. */
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
      [words.priceLine, lines.priceCents],
      ...(lines.vatCents > 0 ? [[words.vatLine, lines.vatCents] as const] : []),
      [words.feeLine, lines.feeCents + lines.feeVatCents],
    ]}
  />
);

const contributions = formatPercent(microRates.reduce((sum, { percent }) => sum + percent, 0));

export const MicroLines = ({ of }: { of: MicroNet }) => (
  <Lines
    of={[
      [words.priceLine, of.priceCents],
      [words.contributions(contributions), of.contributionsCents, 'less'],
      [words.net, of.netCents, 'sum'],
      [words.tax(of.withholdingPercent), of.taxCents, 'less'],
      [words.left, of.afterTaxCents, 'sum'],
    ]}
  />
);

export const PayLines = ({ of }: { of: PortageNet }) => (
  <Lines
    of={[
      [words.priceLine, of.priceCents],
      [words.management, of.managementCents, 'less'],
      [words.employer, of.employerCents, 'less'],
      [words.gross, of.grossCents, 'sum'],
      [words.grossOf, of.gross.baseCents, 'part'],
      [words.bonus, of.gross.businessBonusCents, 'part'],
      [words.holidays, of.gross.holidaysCents, 'part'],
      [words.reserve, of.gross.reserveCents, 'part'],
      [words.employee, of.employeeCents, 'less'],
      [words.net, of.netCents, 'sum'],
      [words.withheld(of.withholdingPercent), of.withheldCents, 'less'],
      [words.left, of.afterTaxCents, 'sum'],
    ]}
  />
);
