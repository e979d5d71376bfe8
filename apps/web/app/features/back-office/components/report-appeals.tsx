import type { StaffReport } from '@basoche/contract/reports/decisions';
import { labelOf } from '@basoche/domain/options/option';
import { appealOutcomes } from '@basoche/domain/reports/decision';
import { typeset } from '@basoche/domain/typography';
import { Title } from '@mantine/core';
import { lazy } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { useDecideAppeal } from '../api/decisions.ts';
import { appeals as content } from '../report-content.ts';
import type { AppealDialogProps } from './appeal-dialog.tsx';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';
import { Clock } from './clock.tsx';

const AppealDialog = lazy(() => import('./appeal-dialog.tsx'));

type StaffAppeal = StaffReport['appeals'][number];

interface AppealSectionProps extends Pick<AppealDialogProps, 'side' | 'report' | 'decide'> {
  appeal: Omit<StaffAppeal, 'party'>;
  /** Name of the appellant. */
  name: string;
}

const Decide = ({ name, ...dialog }: AppealSectionProps) => {
  return (
    <DialogButton
      aria-label={content.decideOf(name)}
      dialog={(opened) => <AppealDialog {...dialog} {...opened} />}
    >
      {content.decide}
    </DialogButton>
  );
};

const Answer = ({ appeal }: Pick<AppealSectionProps, 'appeal'>) =>
  appeal.outcome !== null &&
  appeal.decidedAt !== null && (
    <dl className={classes.facts} data-columns="1">
      <Fact name={labelOf(appealOutcomes, appeal.outcome)} note={appeal.reason && typeset(appeal.reason)}>
        {content.decidedBy(appeal.decidedBy ?? '', formatDay(appeal.decidedAt))}
      </Fact>
    </dl>
  );

/** An appeal, and the answer to it. */
export const AppealSection = (props: AppealSectionProps) => {
  const { appeal, side } = props;
  return (
    <section className={classes.appeal}>
      <Title order={3} className={classes.title}>
        {content.of[side]}
      </Title>
      <div className={classes.state}>
        {appeal.decidedAt === null ? (
          <Clock urgency={appeal.urgency} dueAt={appeal.dueAt} />
        ) : (
          <span>{content.madeOn(formatDay(appeal.madeAt))}</span>
        )}
      </div>
      <blockquote className={classes.words}>{typeset(appeal.text)}</blockquote>
      <Answer appeal={appeal} />
      {appeal.decidedAt === null && (appeal.mayDecide ? <Decide {...props} /> : <p>{content.another}</p>)}
    </section>
  );
};

/** Appeal of one party of a report. */
export const ReportAppeal = ({ report, appeal }: { report: StaffReport; appeal: StaffAppeal }) => {
  const { party } = appeal;
  const deciding = useDecideAppeal(report.id, party);
  return (
    <AppealSection
      appeal={appeal}
      side={party}
      name={report[party].name}
      report={report}
      decide={deciding.mutateAsync}
    />
  );
};
