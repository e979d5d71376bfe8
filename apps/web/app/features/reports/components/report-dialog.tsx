import { reportBody } from '@basoche/contract/reports/reports';
import { textLimits } from '@basoche/domain/limits';
import { type ReportCategory, reportCategories } from '@basoche/domain/reports/report';
import { Button, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { clearDraft } from '../../../lib/drafts.ts';
import { failureSentence, fieldErrors, refusedFields } from '../../../lib/form.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions, SubmitActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { useReport } from '../api.ts';
import { report as words } from '../content.ts';

interface ReportDialogProps {
  threadId: string;
  other: string;
  opened: boolean;
  onClose: () => void;
}

type Typed = { reason: string; category: ReportCategory };

/** What happens, told to staff; what is typed stays on this device until it was sent. */
export default function ReportDialog({ threadId, other, opened, onClose }: ReportDialogProps) {
  const key = `report:${threadId}`;
  const [{ reason, category }, change] = useDraft<Typed>(key, { reason: '', category: 'other' });
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { report, refresh } = useReport(threadId);
  const { data: sent, error, isPending } = report;
  const mistakes = fieldErrors(reportBody, { reason, category });
  const refused = refusedFields(error);

  const close = () => {
    onClose();
    if (sent) void refresh();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (mistakes.reason) field.current?.focus();
    else if (!isPending) report.mutate({ reason, category }, { onSuccess: () => clearDraft(key) });
  };

  return (
    <Dialog opened={opened} onClose={close} title={sent ? words.sentTitle : words.title(other)}>
      {sent ? (
        <Stack gap="lg">
          <Note tone="success">{words.sent(formatDay(sent.answerBefore))}</Note>
          <DialogActions>
            <Button data-autofocus onClick={close}>
              {words.close}
            </Button>
          </DialogActions>
        </Stack>
      ) : (
        <form method="post" noValidate onSubmit={submit}>
          <Stack gap="md">
            <p>{words.lead}</p>
            <ChoiceField
              id={`category-${threadId}`}
              label={words.category}
              value={category}
              choices={reportCategories}
              error={refused.category}
              onChange={(value) => change({ category: value })}
            />
            <Textarea
              ref={field}
              label={words.reason}
              description={words.help}
              required
              autosize
              minRows={3}
              maxRows={10}
              maxLength={textLimits.reason}
              value={reason}
              error={isChecked ? mistakes.reason : refused.reason}
              onChange={(event) => change({ reason: event.currentTarget.value })}
            />
            <p>{words.urgent}</p>
            {error && !refused.reason && <Note tone="danger">{failureSentence(error)}</Note>}
            <SubmitActions cancel={words.cancel} submit={words.send} pending={isPending} onCancel={close} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
