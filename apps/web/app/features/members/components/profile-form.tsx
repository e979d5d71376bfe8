import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { clearDraft } from '../../../lib/drafts.ts';
import { type ContractForm, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { edits } from '../profile-content.ts';
import { EditDialog } from './edit-dialog.tsx';

interface ProfileFormOptions<Values extends Record<string, unknown>> {
  /** What is typed is kept under it until it was sent, or given up by « Annuler ». */
  draft: string;
  initialValues: Values;
  check: (values: Values) => Record<string, string>;
  send: (values: Values) => Promise<unknown>;
  onClose: () => void;
}

/** A form of a dialog: saving sends it, closes the dialog and shows the profile as it now is. */
export const useProfileForm = <Values extends Record<string, unknown>>({
  draft,
  initialValues,
  check,
  send,
  onClose,
}: ProfileFormOptions<Values>): ContractForm<Values> =>
  useContractForm<Values>({
    initialValues,
    check,
    send: async (values) => {
      await send(values);
      notifySuccess(edits.saved);
      onClose();
    },
    draft: { key: draft },
  });

interface FormBodyProps {
  form: Pick<ContractForm<Record<string, unknown>>, 'props' | 'sending' | 'failure' | 'isRestored'>;
  onCancel: () => void;
  children: ReactNode;
}

/** The fields, what went wrong, and the two buttons. */
export const FormBody = ({ form, onCancel, children }: FormBodyProps) => (
  <form {...form.props}>
    <Stack gap="lg">
      {form.isRestored && <Note tone="info">{edits.restored}</Note>}
      {children}
      {form.failure && <Note tone="danger">{form.failure}</Note>}
      <SubmitActions cancel={edits.cancel} submit={edits.save} pending={form.sending} onCancel={onCancel} />
    </Stack>
  </form>
);

interface FormDialogProps {
  opened: boolean;
  title: string;
  draft: string;
  onClose: () => void;
  /** The form, given the way out that gives up what was typed; Escape, the cross and the back button keep it. */
  children: (giveUp: () => void) => ReactNode;
}

export const FormDialog = ({ opened, title, draft, onClose, children }: FormDialogProps) => {
  const giveUp = () => {
    clearDraft(draft);
    onClose();
  };
  return (
    <EditDialog opened={opened} title={title} onClose={onClose}>
      {children(giveUp)}
    </EditDialog>
  );
};
