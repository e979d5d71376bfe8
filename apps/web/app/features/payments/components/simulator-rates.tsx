import { formatCents } from '@basoche/domain/payments/amounts';
import {
  csg,
  employeeRates,
  employerRates,
  micro,
  microRates,
  monthlyCeiling,
  portagePay,
  type Rate,
  type SourceName,
  sources,
  withholdingGrid,
} from '@basoche/domain/payments/simulator-rates';
import { formatDay } from '../../../lib/dates.ts';
import classes from '../pages/simulator.module.css';
import { simulator as content, formatPercent } from '../simulator-content.ts';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly since: string;
  readonly source: SourceName;
}

const rowOf = ({ label, percent, base, since, source }: Rate): Row => ({
  label,
  value: [formatPercent(percent), content.bases[base]].filter(Boolean).join(' '),
  since,
  source,
});
const amountOf = ({
  label,
  cents,
  since,
  source,
}: typeof monthlyCeiling | typeof micro.yearlyLimit): Row => ({
  label,
  value: formatCents(cents),
  since,
  source,
});
const csgRow = (rate: Rate): Row => {
  const row = rowOf(rate);
  return { ...row, value: `${row.value} ${content.csgBase(csg.partOfGrossPercent)}` };
};

const tables: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  [content.tables.employer, employerRates.map(rowOf)],
  [content.tables.employee, [...employeeRates.map(rowOf), csgRow(csg.deductible), csgRow(csg.taxed)]],
  [content.tables.pay, Object.values(portagePay).map(rowOf)],
  [content.tables.micro, [...microRates, micro.allowance].map(rowOf)],
  [
    content.tables.other,
    [
      amountOf(monthlyCeiling),
      amountOf(micro.yearlyLimit),
      { ...withholdingGrid, label: content.grid, value: content.gridValue },
    ],
  ],
];

const Table = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <details className={classes.table}>
    <summary>{title}</summary>
    <ul>
      {rows.map(({ label, value, since, source }) => (
        <li key={label}>
          <span>{label}</span>
          <span className={`${classes.value} tabular`}>{value}</span>
          <span className={classes.source}>
            {content.columns.since} {formatDay(since)} ·{' '}
            <a href={sources[source].url} rel="noopener">
              {sources[source].name}
            </a>
          </span>
        </li>
      ))}
    </ul>
  </details>
);

/** Every rate that the simulator uses, with its start date and its source. */
export const Rates = () => (
  <div className="sheet">
    {tables.map(([title, rows]) => (
      <Table key={title} title={title} rows={rows} />
    ))}
  </div>
);
