import type { Thread } from '@basoche/contract/threads/threads';
import { formatEuros } from '../../../lib/money.ts';
import { useMonth } from '../api/month-sheet.ts';
import { months as content } from '../month-content.ts';
import { Returned, SheetLines } from './sheet-lines.tsx';

/**
 * Month in the next step: its sheet once it is sent; before, a summary of its author's draft, and why it was
 * given back.
 */
export default function MonthStep({ thread }: { thread: Thread }) {
  const { month } = useMonth(thread);
  if (month === undefined) return null;
  const { entries, quantity, due, sentAt, returned } = month.sheet;
  if (sentAt !== null) {
    return (
      <div className="top-3">
        <SheetLines sheet={month.sheet} />
      </div>
    );
  }
  const noted = [content.lines(entries.length), quantity, `${formatEuros(due)} ${content.ht}`];
  return (
    <div className="top-3 grid gap-2">
      {returned !== null && <Returned returned={returned} />}
      {!thread.isCreator && (
        <p className="flat small tabular" role="status">
          {entries.length === 0 ? content.nothing : noted.filter((part) => part !== '').join(' · ')}
        </p>
      )}
    </div>
  );
}
