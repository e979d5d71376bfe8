import '../../../ui/modal.css.ts';
import { type StaffReport, settleBody } from '@basoche/contract/reports';
import { textLimits } from '@basoche/domain/limits';
import { type ReportOutcome, reportOutcomes } from '@basoche/domain/reports/report';
import { Modal, Stack, Textarea } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { useSettleReport } from '../api/decisions.ts';
import { cancel, reports } from '../content.ts';

const words = reports.dialog;

interface Values extends Record<string, unknown> {
  outcome: ReportOutcome;
  note: string;
}

interface SettleReportProps {
  report: StaffReport;
  opened: boolean;
  onClose: () => void;
}

const SettleReportForm = ({ report, onClose }: SettleReportProps) => {
  const settling = useSettleReport(report.id);
  const { fields, props, sending, failure } = useContractForm<Values>({
    initialValues: { outcome: 'measures', note: '' },
    check: (values) => fieldErrors(settleBody, values),
    send: async (values) => {
      await settling.mutateAsync({ outcome: values.outcome, note: values.note.trim() });
      notifySuccess(words.done);
    },
    draft: { key: `report-answer:${report.id}` },
  });
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
        <Textarea
          label={words.note}
          description={words.help}
          name="note"
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={textLimits.reportNote}
          {...fields.getInputProps('note')}
        />
        {failure && !fields.errors.note && <Note tone="danger">{failure}</Note>}
        <SubmitActions cancel={cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** What staff answer to a report. */
export default function SettleReportDialog(props: SettleReportProps) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={words.title}>
      <SettleReportForm {...props} />
    </Modal>
  );
}
