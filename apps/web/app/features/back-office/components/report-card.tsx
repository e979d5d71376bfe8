import type { StaffReport } from '@basoche/contract/reports/decisions';
import { labelOf } from '@basoche/domain/options/option';
import { measureGrounds, type ReportMeasure, reportMeasures } from '@basoche/domain/reports/decision';
import { reportCategories, reportOutcomes } from '@basoche/domain/reports/report';
import { typeset } from '@basoche/domain/typography';
import { Title } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { reports as content, facts } from '../content.ts';
import { effectText } from '../report-content.ts';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';
import { Clock } from './clock.tsx';
import { ReadingButton } from './reading-button.tsx';
import { ReportAppeal } from './report-appeals.tsx';

const SettleReportDialog = lazy(() => import('./settle-report-dialog.tsx'));

/** Button to the dialog in which staff decide on the report. */
const Settle = ({ report }: { report: StaffReport }) => {
  return (
    <DialogButton
      aria-label={content.settleOf(report.reporter.name)}
      dialog={(opened) => <SettleReportDialog report={report} {...opened} />}
    >
      {content.settle}
    </DialogButton>
  );
};

/** When the report was made and how long staff may still take, or when and by whom it was decided. */
const State = ({ report }: { report: StaffReport }) =>
  report.settledAt === null ? (
    <>
      <Clock urgency={report.urgency} dueAt={report.answerBefore} />
      <span>{content.on(formatDay(report.reportedAt))}</span>
    </>
  ) : (
    <span>{content.settledOn(formatDay(report.settledAt), report.settledBy ?? '')}</span>
  );

/** Name of a measure, with a mark if it was in force before the decision. */
const measureName = ({ inForce }: StaffReport, measure: ReportMeasure): string =>
  `${labelOf(reportMeasures, measure)}${inForce.includes(measure) ? ` (${effectText.inForce})` : ''}`;

/** Decision on a report, the texts sent to both parties, and the ground. */
const Decided = ({ report }: { report: StaffReport }) =>
  report.note !== null && (
    <dl className={classes.facts} data-columns="1">
      <Fact name={content.answer} note={typeset(report.note)}>
        {report.outcome && labelOf(reportOutcomes, report.outcome)}
      </Fact>
      {report.statement !== null && (
        <Fact name={content.statement} note={typeset(report.statement)}>
          {report.measures.map((measure) => measureName(report, measure)).join(', ')}
          {report.measures.length === 0 && content.lifted}
          {report.ground && ` · ${labelOf(measureGrounds, report.ground)}`}
        </Fact>
      )}
    </dl>
  );

/** True while the report, or an appeal about it, is open: its thread may then be read. */
const isOpen = ({ settledAt, appeals }: StaffReport): boolean =>
  settledAt === null || appeals.some(({ decidedAt }) => decidedAt === null);

/** Card of the back office: a report (complaint) by a member about another, staff's decision, and the appeals against it. */
export const ReportCard = ({ report }: { report: StaffReport }) => {
  const { reporter, subject, reportsOfSubject, publication } = report;
  return (
    <article className={classes.card}>
      <div>
        <Title order={2} className={classes.title}>
          {labelOf(reportCategories, report.category)}
        </Title>
        <div className={classes.state}>
          <State report={report} />
        </div>
      </div>
      <dl className={classes.facts} data-columns="3">
        <Fact name={content.reporter} note={facts.kind(reporter.role, false, null)}>
          <Link to={`/admin/membres/${reporter.id}`}>{reporter.name}</Link>
        </Fact>
        <Fact
          name={content.subject}
          note={
            reportsOfSubject > 1 ? content.several(reportsOfSubject) : facts.kind(subject.role, false, null)
          }
        >
          <Link to={`/admin/membres/${subject.id}`}>{subject.name}</Link>
        </Fact>
        <Fact name={content.about}>
          <Link to={`${effectText.publication[publication.kind]}/${publication.id}`}>
            {typeset(report.about)}
          </Link>
        </Fact>
      </dl>
      <blockquote className={classes.words}>{typeset(report.reason)}</blockquote>
      <Decided report={report} />
      {isOpen(report) && (
        <div className={classes.actions}>
          {report.settledAt === null && <Settle report={report} />}
          <ReadingButton on={{ because: 'report', caseID: report.id }} about={report.about} />
        </div>
      )}
      {report.appeals.map((appeal) => (
        <ReportAppeal key={appeal.id} report={report} appeal={appeal} />
      ))}
    </article>
  );
};
