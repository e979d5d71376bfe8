import { textLimits } from '@basoche/domain/limits';
import { Button, Stack, Textarea } from '@mantine/core';
import { type ContractFormOptions, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { cancel } from '../content.ts';

interface ReasonFormProps {
  /** Whom or what it is about. */
  about: string;
  words: Readonly<Record<'lead' | 'reason' | 'help' | 'submit' | 'done', string>>;
  check: ContractFormOptions<{ reason: string }>['check'];
  send: (reason: string) => Promise<unknown>;
  /** Until it was taken, the reason stays on this device under this name, whatever happens to the page. */
  draft: string;
  onClose: () => void;
}

/** Why something is refused, in words that who is refused reads. */
export const ReasonForm = ({ about, words, check, send, draft, onClose }: ReasonFormProps) => {
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { reason: '' },
    check,
    send: async ({ reason }) => {
      await send(reason.trim());
      notifySuccess(words.done);
    },
    draft: { key: draft },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <div>
          <strong>{about}</strong>
          <br />
          {words.lead}
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
        {failure && !fields.errors.reason && <Note tone="danger">{failure}</Note>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" color="red" loading={sending}>
            {words.submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};
