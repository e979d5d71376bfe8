import type { Statement } from '@basoche/contract/payments/statements';
import { typeset } from '@basoche/domain/typography';
import { Button, Stack, VisuallyHidden } from '@mantine/core';
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { formatHour, formatShortDay } from '../../../lib/dates.ts';
import { save } from '../../../lib/download.ts';
import { formatEuros } from '../../../lib/money.ts';
import { statement as content } from '../statement-content.ts';
import { statementFile } from '../statement-file.ts';
import classes from './statement-table.module.css';

/** Amount of a line with its sign: « +618 € », « −18 € ». */
const signed = (euros: number): string => `${euros > 0 ? '+' : '−'}${formatEuros(Math.abs(euros))}`;

const Total = ({ name, sum }: { name: string; sum: number | null }) =>
  sum === null ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{formatEuros(sum)}</dd>
    </div>
  );

const Totals = ({ statement: { totals, role, isPortage, payee } }: { statement: Statement }) => {
  const labels = content.totals;
  return (
    <dl className={classes.totals}>
      <Total name={labels.deposited} sum={totals.deposited} />
      <Total name={labels.fee} sum={totals.fee} />
      <Total name={labels.held} sum={totals.held} />
      <Total name={labels.released(payee, isPortage)} sum={totals.released} />
      <Total name={labels.refunded[role]} sum={totals.refunded} />
    </dl>
  );
};

const Line = ({ line }: { line: Statement['lines'][number] }) => (
  <tr>
    <td className={classes.at}>
      <time dateTime={line.at}>
        {formatShortDay(line.at)} {formatHour(line.at)}
      </time>
    </td>
    <td className="breaks">
      {typeset(line.words)}
      {line.instalment !== null && <span className={classes.instalment}>{line.instalment}</span>}
    </td>
    <td className={classes.sum}>{line.amount === null ? '' : signed(line.amount)}</td>
    <td className={`${classes.sum} ${classes.balance}`} data-name={content.columns.balance}>
      {formatEuros(line.balance)}
    </td>
  </tr>
);

/** Movements of a mission's funds, each with the party's balance after it. */
export const StatementTable = ({ statement, id }: { statement: Statement; id: string }) => {
  const { at, words: what, amount, balance } = content.columns;
  const { release } = statement;
  return (
    <Stack gap="lg">
      <Totals statement={statement} />
      {release && (
        <p className="flat strong">
          {content.planned(formatEuros(release.amount), release.at, statement.payee, statement.isPortage)}
        </p>
      )}
      <table className={classes.table}>
        <VisuallyHidden component="caption">{content.caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{at}</th>
            <th scope="col">{what}</th>
            <th scope="col" className={classes.sum}>
              {amount}
            </th>
            <th scope="col" className={classes.sum}>
              {balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {statement.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            <Line key={index} line={line} />
          ))}
        </tbody>
      </table>
      <p className="soft small">{content.taxes}</p>
      {statement.isPortage && statement.role === 'candidate' && (
        <p className="soft small">{content.portage}</p>
      )}
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {content.print}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={20} stroke={1.5} aria-hidden />}
          onClick={() => save(statementFile(statement), `releve-basoche-${id.slice(-12)}.csv`)}
        >
          {content.csv}
        </Button>
      </div>
    </Stack>
  );
};
