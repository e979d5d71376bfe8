import type { StaffReport } from '@basoche/contract/reports';
import { labelOf } from '@basoche/domain/options/option';
import { reportCategories, reportOutcomes } from '@basoche/domain/reports/report';
import { Button, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { typeset } from '../../../lib/typography.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { facts, reports as words } from '../content.ts';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';
import { Mark } from './mark.tsx';

const SettleReportDialog = lazy(() => import('./settle-report-dialog.tsx'));

const Settle = ({ report }: { report: StaffReport }) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <div className={classes.actions}>
      <Button aria-haspopup="dialog" aria-label={words.settleOf(report.reporter.name)} onClick={open}>
        {words.settle}
      </Button>
      {isWanted && (
        <Suspense>
          <SettleReportDialog report={report} opened={opened} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};

const Standing = ({ report }: { report: StaffReport }) => {
  if (report.settledAt !== null) {
    return <span>{words.settledOn(formatDay(report.settledAt))}</span>;
  }
  const isLate = new Date(report.answerBefore) < new Date();
  return (
    <>
      {isLate && <Mark urgency="overdue" label={words.late} />}
      <span>
        {words.on(formatDay(report.reportedAt))} · {words.before(formatDay(report.answerBefore))}
      </span>
    </>
  );
};

/** What a member told of another, and what was answered. */
export const ReportCard = ({ report }: { report: StaffReport }) => {
  const { reporter, subject, reportsOfSubject } = report;
  return (
    <article className={classes.card}>
      <div>
        <Title order={2} className={classes.title}>
          {labelOf(reportCategories, report.category)}
        </Title>
        <div className={classes.standing}>
          <Standing report={report} />
        </div>
      </div>
      <dl className={classes.facts} data-columns="3">
        <Fact name={words.reporter} note={facts.kind(reporter.role, false, null)}>
          {reporter.name}
        </Fact>
        <Fact
          name={words.subject}
          note={
            reportsOfSubject > 1 ? words.several(reportsOfSubject) : facts.kind(subject.role, false, null)
          }
        >
          {subject.name}
        </Fact>
        <Fact name={words.about}>{typeset(report.about)}</Fact>
      </dl>
      <blockquote className={classes.words}>{typeset(report.reason)}</blockquote>
      {report.note !== null && (
        <dl className={classes.facts} data-columns="1">
          <Fact name={words.answer} note={typeset(report.note)}>
            {report.outcome && labelOf(reportOutcomes, report.outcome)}
          </Fact>
        </dl>
      )}
      {report.settledAt === null && <Settle report={report} />}
    </article>
  );
};
