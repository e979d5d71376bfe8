import type { StaffReport } from '@basoche/contract/reports/decisions';
import type { ReportMeasure } from '@basoche/domain/reports/decision';
import { Note } from '../../../ui/note.tsx';
import { consequences as words } from '../report-content.ts';
import classes from './case-card.module.css';

interface ConsequencesProps {
  report: StaffReport;
  measures: readonly ReportMeasure[];
}

/** All consequences of a decision, shown before it is confirmed. */
export const Consequences = ({ report, measures }: ConsequencesProps) => (
  <Note tone="info" title={words.title}>
    <ul className={classes.consequences}>
      {words.of(report, measures).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Note>
);
