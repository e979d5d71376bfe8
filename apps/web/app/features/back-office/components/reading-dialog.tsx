import '../../../ui/modal.css.ts';
import { openReadingBody } from '@basoche/contract/readings';
import { textLimits } from '@basoche/domain/limits';
import { readingMinutes } from '@basoche/domain/reports/reading';
import { Modal, Stack, Textarea } from '@mantine/core';
import { useNavigate } from 'react-router';
import { fieldErrors } from '../../../lib/form.ts';
import { typeset } from '../../../lib/typography.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { CodeField } from '../../auth/components/code-field.tsx';
import { type ReadingCase, useOpenReading } from '../api/readings.ts';
import { cancel } from '../content.ts';
import { readings } from '../queue-content.ts';
import { useCodeForm } from './use-code-form.ts';

const words = readings.dialog;

interface ReadingDialogProps extends ReadingCase {
  opened: boolean;
  onClose: () => void;
}

const ReadingForm = ({ on, about, onClose }: Omit<ReadingDialogProps, 'opened'>) => {
  const navigate = useNavigate();
  const opening = useOpenReading();
  const { fields, props, sending, failure, asksCode } = useCodeForm<{ reason: string; code: string }>({
    initialValues: { reason: '', code: '' },
    check: ({ reason }) => fieldErrors(openReadingBody, { ...on, reason }),
    send: async ({ reason }, code) => {
      const { id } = await opening.mutateAsync({ body: { ...on, reason: reason.trim() }, code });
      await navigate(`/admin/lectures/${id}`);
    },
    draft: { key: `reading:${on.caseID}`, secret: ['code'] },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <div>
          <strong>{typeset(about)}</strong>
          <br />
          {words.lead(readingMinutes)}
        </div>
        <Textarea
          label={words.reason}
          description={words.help}
          name="reason"
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={textLimits.reason}
          data-autofocus
          {...fields.getInputProps('reason')}
        />
        {failure && !fields.errors.reason && !fields.errors.code && (
          <Note tone={asksCode ? 'info' : 'danger'}>{failure}</Note>
        )}
        {asksCode && <CodeField label={words.code} {...fields.getInputProps('code')} />}
        <SubmitActions cancel={cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** Why a thread has to be read; a code is asked for again in the same place. */
export default function ReadingDialog({ opened, ...props }: ReadingDialogProps) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={words.title}>
      <ReadingForm {...props} />
    </Modal>
  );
}
