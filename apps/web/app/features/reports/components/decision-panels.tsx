import type { Appeal, MeasureResult, ReportDecision } from '@basoche/contract/reports/reports';
import { hidingGrounds } from '@basoche/domain/moderation/grounds';
import { labelOf } from '@basoche/domain/options/option';
import {
  appealOutcomes,
  measureGrounds,
  type ReportMeasure,
  reportMeasures,
} from '@basoche/domain/reports/decision';
import { reportCategories } from '@basoche/domain/reports/report';
import { typeset } from '@basoche/domain/typography';
import { Stack } from '@mantine/core';
import { formatDay } from '../../../lib/dates.ts';
import { Panel } from '../../../ui/panel.tsx';
import { decision as content, state } from '../content.ts';
import { AppealForm } from './appeal-form.tsx';
import classes from './decision-panels.module.css';

const QuotedText = ({ children }: { children: string }) => (
  <blockquote className={classes.words}>{typeset(children)}</blockquote>
);

/** For the reporter: the outcome, and the answer of staff. */
const OfReporter = ({ report }: { report: NonNullable<ReportDecision['report']> }) => (
  <Panel title={labelOf(reportCategories, report.category)} text={content.about(typeset(report.about))}>
    {report.settledAt === null || report.outcome === null ? (
      <p>{state.waits(formatDay(report.reportedAt), formatDay(report.answerBefore))}</p>
    ) : (
      <>
        <p>{state[report.outcome](formatDay(report.settledAt))}</p>
        {report.note !== null && <QuotedText>{report.note}</QuotedText>}
      </>
    )}
  </Panel>
);

const measureName = ({ inForce }: MeasureResult, measure: ReportMeasure): string =>
  `${labelOf(reportMeasures, measure)}${inForce.includes(measure) ? ` (${content.inForce})` : ''}`;

const Hidden = ({ hidden: { title, ground, basis } }: { hidden: NonNullable<MeasureResult['hidden']> }) => (
  <p>{content.hidden(typeset(title), labelOf(hidingGrounds, ground).toLowerCase(), typeset(basis))}</p>
);

/** For the person under a measure: the statement of reasons. */
const OfSubject = ({ measured }: { measured: MeasureResult }) => (
  <Panel
    title={
      measured.measures.length === 0
        ? content.lifted
        : measured.measures.map((measure) => measureName(measured, measure)).join(', ')
    }
    text={content.measuredOn(formatDay(measured.at))}
  >
    <QuotedText>{measured.statement}</QuotedText>
    {measured.ground && <p>{content.ground(labelOf(measureGrounds, measured.ground))}</p>}
    {measured.hidden && <Hidden hidden={measured.hidden} />}
    <p>{content.human}</p>
  </Panel>
);

const Answered = ({ appeal }: { appeal: Appeal }) => (
  <Panel title={content.appealTitle} text={content.appealedOn(formatDay(appeal.madeAt))}>
    <QuotedText>{appeal.text}</QuotedText>
    {appeal.outcome === null || appeal.decidedAt === null ? (
      <p>{content.appealWaits}</p>
    ) : (
      <>
        <p>{content.appealDecided(labelOf(appealOutcomes, appeal.outcome), formatDay(appeal.decidedAt))}</p>
        {appeal.reason !== null && <QuotedText>{appeal.reason}</QuotedText>}
        <p>{content.elsewhere}</p>
      </>
    )}
  </Panel>
);

interface DecisionPanelsProps {
  decision: ReportDecision;
  appeal: (text: string) => Promise<unknown>;
}

const Appealing = ({ decision, appeal: send }: DecisionPanelsProps) => {
  const { id, appeal, canAppeal, appealBefore } = decision;
  if (appeal !== null) return <Answered appeal={appeal} />;
  if (appealBefore === null) return null;
  // The deadline is the midnight after the last day: one millisecond less gives that day.
  const last = formatDay(new Date(Date.parse(appealBefore) - 1));
  return (
    <Panel
      title={content.appealTitle}
      text={canAppeal ? content.appealUntil(last) : content.appealOver(last)}
    >
      {canAppeal && <AppealForm id={id} send={send} />}
      <p>{content.elsewhere}</p>
    </Panel>
  );
};

/** Decision for one party, and their appeal: with a session, or by a mail's link. */
export const DecisionPanels = (props: DecisionPanelsProps) => {
  const { report, measured } = props.decision;
  return (
    <Stack gap="lg">
      {report && <OfReporter report={report} />}
      {measured && <OfSubject measured={measured} />}
      <Appealing {...props} />
    </Stack>
  );
};
