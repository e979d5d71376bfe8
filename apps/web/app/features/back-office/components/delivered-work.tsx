import type { ReadWork } from '@basoche/contract/back-office/readings';
import { hearingOutcomes } from '@basoche/domain/hearings/report';
import { labelOf } from '@basoche/domain/options/option';
import { typeset } from '@basoche/domain/typography';
import { formatDay } from '../../../lib/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { SheetEntryList } from '../../threads/shared/sheet-entry-list.tsx';
import { work as content } from '../work-content.ts';
import classes from './read-work.module.css';

interface SheetProps {
  sheet: NonNullable<ReadWork['sheet']>;
  /** True in a dialog, where a long sheet scrolls in a frame of its own. */
  isFramed: boolean;
}

const SheetLines = ({ sheet, isFramed }: SheetProps) => {
  const { from, until, sentAt, isLast, quantity, entries, returned } = sheet;
  return (
    <>
      <p className="flat">{content.sheet.period(formatDay(from), formatDay(until))}</p>
      <p className={`flat soft small ${classes.sums}`}>
        <span>
          {content.sheet.sent(formatDay(sentAt))}, {content.sheet.count(entries.length)}
        </span>
        {quantity !== '' && (
          <span>
            {content.sheet.total}
            {'\u202f'}: <strong className="tabular">{quantity}</strong>
          </span>
        )}
      </p>
      <section
        className={classes.frame}
        data-scrolls={isFramed || undefined}
        aria-label={content.sheet.entries}
        tabIndex={isFramed ? 0 : undefined}
      >
        <SheetEntryList entries={entries} />
      </section>
      {isLast && <p className="flat small">{content.sheet.isLast}</p>}
      {returned !== null && (
        <Note tone="info" title={content.sheet.returned}>
          <span className="breaks">{typeset(returned)}</span>
        </Note>
      )}
    </>
  );
};

const ReportLines = ({ report }: { report: NonNullable<ReadWork['report']> }) => (
  <>
    <p className="flat soft small">{content.report.sent(formatDay(report.sentAt))}</p>
    <p className="flat">
      {content.report.outcome}
      {'\u202f'}: <strong>{labelOf(hearingOutcomes, report.outcome)}</strong>
    </p>
    {report.nextDay !== null && (
      <p className="flat">
        {content.report.nextDay}
        {'\u202f'}: {formatDay(report.nextDay)}
      </p>
    )}
    <p className={classes.words}>{typeset(report.text)}</p>
  </>
);

interface DeliveredWorkProps {
  work: ReadWork;
  isFramed?: boolean;
}

/** The sheet or the report that was delivered, for the decision of staff. */
export const DeliveredWork = ({ work: { sheet, report, price }, isFramed = false }: DeliveredWorkProps) => (
  <section className={classes.part}>
    <h3>{content.delivered}</h3>
    {sheet && <SheetLines sheet={sheet} isFramed={isFramed} />}
    {report && <ReportLines report={report} />}
    {!sheet && !report && <p className="flat">{price?.monthly ? content.nothing : content.inThread}</p>}
  </section>
);
