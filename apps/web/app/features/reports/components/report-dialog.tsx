import { reportBody } from '@basoche/contract/reports/reports';
import { type ReportCategory, reportCategories } from '@basoche/domain/reports/report';
import { textLimits } from '@basoche/domain/text-limits';
import { Button, Stack } from '@mantine/core';
import { formatDay } from '../../../lib/dates.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { verbs } from '../../../ui/content.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { DialogForm, FormFrame } from '../../../ui/form-dialog.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useReportParty } from '../api.ts';
import { report as content } from '../content.ts';

interface ReportDialogProps extends Opened {
  threadId: string;
  other: string;
}

interface Values extends Record<string, unknown> {
  reason: string;
  category: ReportCategory;
}

/** Dialog to report a person to staff, then the date of the answer. */
export default function ReportDialog({ threadId, other, opened, onClose }: ReportDialogProps) {
  const { report, refresh } = useReportParty(threadId);
  const { data: sent } = report;
  const close = () => {
    onClose();
    if (sent) void refresh();
  };
  return (
    <FormFrame opened={opened} onClose={close} title={sent ? content.sentTitle : content.title(other)}>
      {sent ? (
        <Stack gap="lg">
          <Note tone="success">{content.sent(formatDay(sent.answerBefore))}</Note>
          <DialogActions>
            <Button data-autofocus onClick={close}>
              {verbs.close}
            </Button>
          </DialogActions>
        </Stack>
      ) : (
        <DialogForm<Values>
          draft={`report:${threadId}`}
          initialValues={{ reason: '', category: 'other' }}
          check={(values) => fieldErrors(reportBody, values)}
          send={(values) => report.mutateAsync(values)}
          submit={content.send}
          onSent={() => undefined}
          onClose={close}
          gap="md"
        >
          {({ fields }) => (
            <>
              <p>{content.lead}</p>
              <ChoiceField
                id={`category-${threadId}`}
                label={content.category}
                value={fields.values.category}
                choices={reportCategories}
                error={fields.errors.category}
                onChange={(value) => fields.setFieldValue('category', value)}
              />
              <ReasonField
                label={content.reason}
                description={content.help}
                maxLength={textLimits.reason}
                {...fields.getInputProps('reason')}
              />
              <p>{content.urgent}</p>
            </>
          )}
        </DialogForm>
      )}
    </FormFrame>
  );
}
