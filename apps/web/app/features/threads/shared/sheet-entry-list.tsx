import type { Sheet } from '@basoche/contract/threads/sheets';
import { typeset } from '@basoche/domain/typography';
import { dayInWords } from '../../../lib/hour-words.ts';
import classes from './headed-lines.module.css';

interface SheetEntryListProps {
  entries: readonly Pick<Sheet['entries'][number], 'day' | 'quantity' | 'text'>[];
}

/** Entries of a sheet that was sent: day, quantity and words of each. */
export const SheetEntryList = ({ entries }: SheetEntryListProps) => (
  <ol className={classes.lines}>
    {entries.map((entry, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
      <li key={index}>
        <span className={classes.head}>
          <span>{dayInWords(entry.day)}</span>
          {entry.quantity !== '' && <span className="tabular">{entry.quantity}</span>}
        </span>
        <span className="breaks">{typeset(entry.text)}</span>
      </li>
    ))}
  </ol>
);
