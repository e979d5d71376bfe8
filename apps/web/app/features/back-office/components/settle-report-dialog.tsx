import { hidingErrors, type StaffReport, settleBody } from '@basoche/contract/reports/decisions';
import type { ReportMeasure } from '@basoche/domain/reports/decision';
import { type ReportOutcome, reportOutcomes } from '@basoche/domain/reports/report';
import { textLimits } from '@basoche/domain/text-limits';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useSettleReport } from '../api/decisions.ts';
import { reports } from '../content.ts';
import { consequences } from '../report-content.ts';
import classes from './case-card.module.css';
import { MeasureFields, type MeasureValues, measuresOf, noMeasures } from './measure-fields.tsx';

interface ConsequencesProps {
  report: StaffReport;
  measures: readonly ReportMeasure[];
}

/** All consequences of a decision, shown before it is confirmed. */
const Consequences = ({ report, measures }: ConsequencesProps) => (
  <Note tone="info" title={consequences.title}>
    <ul className={classes.consequences}>
      {consequences.of(report, measures).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Note>
);

const content = reports.dialog;

interface Values extends MeasureValues {
  outcome: ReportOutcome;
  note: string;
}

const takes = ({ outcome }: Values): boolean => outcome === 'measures';

const bodyOf = (report: StaffReport, values: Values) => ({
  outcome: values.outcome,
  note: values.note.trim(),
  ...measuresOf(takes(values), report, values),
});

/** Errors of the contract, and those of hiding this publication. */
const errorsOf = (report: StaffReport, values: Values) => {
  const body = bodyOf(report, values);
  const reasons = { hidingGround: null, basis: null, ...body };
  const missing = hidingErrors(report.effects, { ...reasons, basis: reasons.basis || null });
  return {
    ...Object.fromEntries(missing.map(({ path, message }) => [path, message])),
    ...fieldErrors(settleBody, body),
  };
};

/** Dialog of staff's answer to a report. */
export default function SettleReportDialog({ report, ...dialog }: Opened & { report: StaffReport }) {
  const settling = useSettleReport(report.id);
  const measuresIn = (values: Values) => (takes(values) ? values.measures : []);
  return (
    <FormDialog<Values>
      {...dialog}
      title={content.title}
      draft={`report-answer:${report.id}`}
      initialValues={{ outcome: 'measures', note: '', ...noMeasures }}
      check={(values) => errorsOf(report, values)}
      send={(values) => settling.mutateAsync(bodyOf(report, values))}
      done={content.done}
      submit={(values) => consequences.submit(report, measuresIn(values), content.submit)}
    >
      {({ fields }) => (
        <>
          <ChoiceField
            id={`report-${report.id}`}
            label={content.outcome}
            value={fields.values.outcome}
            choices={reportOutcomes}
            onChange={(value) => fields.setFieldValue('outcome', value)}
          />
          {takes(fields.values) && <MeasureFields id={report.id} report={report} fields={fields} />}
          <ReasonField
            label={content.note}
            description={content.help}
            name="note"
            maxLength={textLimits.reportNote}
            {...fields.getInputProps('note')}
          />
          <Consequences report={report} measures={measuresIn(fields.values)} />
        </>
      )}
    </FormDialog>
  );
}
