import { hidingErrors, type StaffReport, settleBody } from '@basoche/contract/reports/decisions';
import { textLimits } from '@basoche/domain/limits';
import { type ReportOutcome, reportOutcomes } from '@basoche/domain/reports/report';
import { Stack } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { useSettleReport } from '../api/decisions.ts';
import { cancel, reports } from '../content.ts';
import { consequences } from '../report-content.ts';
import { Consequences } from './consequences.tsx';
import { MeasureFields, type MeasureValues, measuresOf, noMeasures } from './measure-fields.tsx';
import { ReasonField } from './reason-field.tsx';

const words = reports.dialog;

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

/** What the contract asks for, and what hiding this publication needs besides. */
const errorsOf = (report: StaffReport, values: Values) => {
  const body = bodyOf(report, values);
  const reasons = { hidingGround: null, basis: null, ...body };
  const missing = hidingErrors(report.effects, { ...reasons, basis: reasons.basis || null });
  return {
    ...Object.fromEntries(missing.map(({ path, message }) => [path, message])),
    ...fieldErrors(settleBody, body),
  };
};

interface SettleReportProps {
  report: StaffReport;
  opened: boolean;
  onClose: () => void;
}

const SettleReportForm = ({ report, onClose }: SettleReportProps) => {
  const settling = useSettleReport(report.id);
  const { fields, props, sending, failure } = useContractForm<Values>({
    initialValues: { outcome: 'measures', note: '', ...noMeasures },
    check: (values) => errorsOf(report, values),
    send: async (values) => {
      await settling.mutateAsync(bodyOf(report, values));
      notifySuccess(words.done);
    },
    draft: { key: `report-answer:${report.id}` },
  });
  const measures = takes(fields.values) ? fields.values.measures : [];
  return (
    <form {...props}>
      <Stack gap="lg">
        <ChoiceField
          id={`report-${report.id}`}
          label={words.outcome}
          value={fields.values.outcome}
          choices={reportOutcomes}
          onChange={(value) => fields.setFieldValue('outcome', value)}
        />
        {takes(fields.values) && <MeasureFields id={report.id} report={report} fields={fields} />}
        <ReasonField
          label={words.note}
          description={words.help}
          name="note"
          maxLength={textLimits.reportNote}
          {...fields.getInputProps('note')}
        />
        <Consequences report={report} measures={measures} />
        {failure && Object.keys(fields.errors).length === 0 && <Note tone="danger">{failure}</Note>}
        <SubmitActions
          cancel={cancel}
          submit={consequences.submit(report, measures, words.submit)}
          pending={sending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

/** What staff answer to a report. */
export default function SettleReportDialog(props: SettleReportProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={words.title}>
      <SettleReportForm {...props} />
    </Dialog>
  );
}
