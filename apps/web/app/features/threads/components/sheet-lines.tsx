import type { Sheet } from '@basoche/contract/threads/sheets';
import { formatDay } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import { Note } from '../../../ui/note.tsx';
import { months as content } from '../month-content.ts';
import { SheetEntryList } from '../shared/sheet-entry-list.tsx';
import classes from './sheet.module.css';

/** A sheet: its sum, then its entries. */
export const SheetLines = ({ sheet }: { sheet: Sheet }) => {
  const { from, until, entries, quantity, due, isLast, returned } = sheet;
  return (
    <div className="grid gap-2">
      <p className="flat soft small">{content.period(formatDay(from), formatDay(until))}</p>
      <dl className={classes.sums}>
        {quantity !== '' && (
          <>
            <dt>{content.total}</dt>
            <dd>{quantity}</dd>
          </>
        )}
        <dt>{content.sum}</dt>
        <dd>{formatEuros(due)}</dd>
      </dl>
      {isLast && <p className="flat small">{content.isLast}</p>}
      <SheetEntryList entries={entries} />
      {returned !== null && <Returned returned={returned} />}
    </div>
  );
};

/** The client's reason for giving a sheet back. */
export const Returned = ({ returned }: { returned: NonNullable<Sheet['returned']> }) => (
  <Note tone="info" title={content.returned(formatDay(returned.at))}>
    <span className="breaks">{content.reason(returned.reason)}</span>
  </Note>
);
