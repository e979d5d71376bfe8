import { type ModalProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ContractForm, type ContractFormOptions, refusedFields, useContractForm } from '../lib/form.ts';
import { clearFormDraft } from '../lib/form-drafts.ts';
import { notifySuccess } from '../lib/notify.ts';
import { formContent } from './content.ts';
import { Dialog } from './dialog.tsx';
import { SubmitActions } from './dialog-actions.tsx';
import { FormFailure } from './form-failure.tsx';
import { Note } from './note.tsx';
import type { Opened } from './use-lazy-dialog.ts';

type Drawn<Values extends Record<string, unknown>> = ReactNode | ((form: ContractForm<Values>) => ReactNode);

export interface DialogFormProps<Values extends Record<string, unknown>>
  extends Omit<ContractFormOptions<Values>, 'draft'> {
  /**
   * Draft key: typed values stay on this device until the form is sent, or cancelled by « Annuler ». Null
   * where nothing may be kept, such as a password.
   */
  draft: string | null;
  /** Fields that are never kept in the draft. */
  secret?: readonly (keyof Values & string)[];
  /** Notice to show after a success. */
  done?: string | ((values: Values) => string) | undefined;
  /** Label of the submit button. */
  submit: string | ((values: Values) => string);
  cancel?: string;
  /** True for an action that cannot be undone. */
  danger?: boolean;
  /** True if there is nothing to fill in: the cancel button takes the focus first. */
  isFirst?: boolean;
  /** True while something is still missing. */
  blocked?: (values: Values) => boolean;
  failureTone?: 'danger' | 'info';
  gap?: 'md' | 'lg' | 'xl';
  /** The fields. */
  children: Drawn<Values>;
  /** Content between the error and the buttons. */
  foot?: Drawn<Values>;
  /** Content after the form; it can grow without moving the form's controls. */
  beside?: Drawn<Values>;
  /** Called after a success; closes the dialog by default. */
  onSent?: (() => void) | undefined;
  onClose: () => void;
}

/** True if the form has a field for every refused field, so that each error is shown beside it. */
const isSaidBeside = (error: unknown, values: Readonly<Record<string, unknown>>): boolean => {
  const refused = Object.keys(refusedFields(error));
  return refused.length > 0 && refused.every((path) => (path.split('.')[0] ?? '') in values);
};

const draw = <Values extends Record<string, unknown>>(drawn: Drawn<Values>, form: ContractForm<Values>) =>
  typeof drawn === 'function' ? drawn(form) : drawn;

/** Form of a dialog that shows other content too, such as the result; otherwise use `FormDialog`. */
export const DialogForm = <Values extends Record<string, unknown>>({
  draft,
  secret = [],
  done,
  submit,
  cancel,
  danger = false,
  isFirst = false,
  blocked,
  failureTone = 'danger',
  gap = 'lg',
  children,
  foot,
  beside,
  explain,
  send,
  onClose,
  onSent = onClose,
  ...options
}: DialogFormProps<Values>) => {
  const form = useContractForm<Values>({
    ...options,
    isOnce: true,
    ...(draft !== null && { draft: { key: draft, secret } }),
    explain: (error) => explain?.(error) ?? (isSaidBeside(error, options.initialValues) ? '' : null),
    send: async (values) => {
      await send(values);
      if (done !== undefined) notifySuccess(typeof done === 'function' ? done(values) : done);
      onSent();
    },
  });
  const giveUp = () => {
    if (draft !== null) clearFormDraft(draft);
    onClose();
  };
  return (
    <>
      <form {...form.props}>
        <Stack gap={gap}>
          {form.isRestored && <Note tone="info">{formContent.restored}</Note>}
          {draw(children, form)}
          {form.failure && <FormFailure tone={failureTone}>{form.failure}</FormFailure>}
          {draw(foot, form)}
          <SubmitActions
            {...(cancel !== undefined && { cancel })}
            submit={typeof submit === 'function' ? submit(form.fields.values) : submit}
            pending={form.sending}
            danger={danger}
            isFirst={isFirst}
            blocked={blocked?.(form.fields.values) ?? false}
            onCancel={giveUp}
          />
        </Stack>
      </form>
      {draw(beside, form)}
    </>
  );
};

export interface FormDialogProps<Values extends Record<string, unknown>>
  extends DialogFormProps<Values>,
    Opened {
  title: string;
  modal?: Partial<ModalProps>;
}

/** Dialog that contains a form. A click outside does not close it. */
export const FormFrame = ({
  opened,
  title,
  modal,
  onClose,
  children,
}: Opened & { title: string; modal?: Partial<ModalProps> | undefined; children: ReactNode }) => (
  <Dialog opened={opened} onClose={onClose} title={title} closeOnClickOutside={false} {...modal}>
    {children}
  </Dialog>
);

/**
 * A dialog that is a form, fresh at each opening. Escape, the cross and the back button keep what was typed
 * as a draft; « Annuler » drops it; sending closes the dialog. Load it lazily.
 */
export const FormDialog = <Values extends Record<string, unknown>>({
  title,
  opened,
  modal,
  ...form
}: FormDialogProps<Values>) => (
  <FormFrame opened={opened} title={title} modal={modal} onClose={form.onClose}>
    <DialogForm<Values> {...form} />
  </FormFrame>
);
