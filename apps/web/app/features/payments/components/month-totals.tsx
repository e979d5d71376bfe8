import type { OwnPaymentMonths } from '@basoche/contract/payments/own';
import { Button, NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatEuros } from '../../../lib/money.ts';
import { Section } from '../../../ui/page.tsx';
import { monthsQuery, useExportPayments } from '../api.ts';
import { monthName, ownPayments } from '../own-content.ts';
import classes from './own-payments.module.css';

const content = ownPayments.months;
type Month = OwnPaymentMonths['months'][number];

const sums = (months: readonly Month[]) =>
  months.reduce(
    (sum, one) => ({
      in: sum.in + one.in,
      out: sum.out + one.out,
      refunded: sum.refunded + one.refunded,
      portage: sum.portage + one.portage,
    }),
    { in: 0, out: 0, refunded: 0, portage: 0 },
  );

type Sums = ReturnType<typeof sums>;

/** Columns that are empty for most members. */
const rare = ['refunded', 'portage'] as const;
type Column = keyof Sums;

const Cells = ({ of, columns }: { of: Sums; columns: readonly Column[] }) =>
  columns.map((column) => <td key={column}>{formatEuros(of[column])}</td>);

const Table = ({ months, year }: { months: readonly Month[]; year: number }) => {
  const total = sums(months);
  const columns: readonly Column[] = ['in', 'out', ...rare.filter((column) => total[column] > 0)];
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <VisuallyHidden component="caption">{content.caption(year)}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{content.columns.month}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {content.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month}>
              <th scope="row">{monthName(one.month)}</th>
              <Cells of={one} columns={columns} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{content.total}</th>
            <Cells of={total} columns={columns} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

interface MonthTotalsProps {
  year: number | undefined;
  onYear: (year: number) => void;
}

/** Totals of a year, month by month. Before the first payment, says where they will appear if one is to come. */
export const MonthTotals = ({ year, onYear }: MonthTotalsProps) => {
  // Keeps the former year on screen until the chosen one is loaded, so that the year's field keeps the focus.
  const { data } = useQuery({ ...monthsQuery(year), placeholderData: keepPreviousData });
  const { mutate, isPending } = useExportPayments();
  const shown = year ?? data?.years[0];
  if (data === undefined) return null;
  if (shown === undefined || data.years.length === 0) {
    const { in: toMember, out, portage } = data.coming;
    return toMember + out + portage === 0 ? null : <Section title={content.title} lead={content.none} />;
  }
  return (
    <Section title={content.title} lead={content.lead}>
      {data.years.length > 1 && (
        <NativeSelect
          className={classes.year}
          label={content.year}
          value={String(shown)}
          data={data.years.map(String)}
          onChange={({ currentTarget }) => onYear(Number(currentTarget.value))}
        />
      )}
      <Table months={data.months} year={shown} />
      <div className="top-4">
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconFileSpreadsheet size={20} stroke={1.5} aria-hidden />}
          onClick={() => mutate(shown)}
        >
          {content.export(shown)}
        </Button>
      </div>
    </Section>
  );
};
