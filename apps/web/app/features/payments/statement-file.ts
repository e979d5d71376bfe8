import type { Statement } from '@basoche/contract/payments/statements';
import { byteOrderMark, csvRow } from '@basoche/domain/csv';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { formatHour, formatShortDay } from '../../lib/dates.ts';
import { statement as content } from './statement-content.ts';

const amount = (euros: number | null) => (euros === null ? null : { cents: eurosToCents(euros) });

/** Statement as a spreadsheet file. */
export const statementFile = ({ lines }: Statement): Blob => {
  const { at, words: what, amount: sum, balance, instalment } = content.columns;
  const isFlat = lines.every((line) => line.instalment === null);
  const rows = [
    csvRow([at, what, sum, balance, ...(isFlat ? [] : [instalment])]),
    ...lines.map((line) =>
      csvRow([
        `${formatShortDay(line.at)} ${formatHour(line.at)}`,
        line.words,
        amount(line.amount),
        amount(line.balance),
        ...(isFlat ? [] : [line.instalment ?? '']),
      ]),
    ),
  ];
  return new Blob([byteOrderMark, ...rows], { type: 'text/csv;charset=utf-8' });
};
