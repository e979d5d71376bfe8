import type { ReactNode } from 'react';
import { type ContractForm, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { companyEdits } from '../company-content.ts';
import type { CompanyDialogProps, CompanyPart } from './company-edit.tsx';
import { FormDialog } from './profile-form.tsx';

interface FormProps extends CompanyDialogProps {
  /** What is typed is kept under it until it was sent, or given up. */
  draft: string;
  giveUp: () => void;
}

/** A dialog that is a form: saving sends it, closes the dialog and shows the page as it now is. */
export const companyFormDialog = (part: CompanyPart, title: string, Form: (props: FormProps) => ReactNode) =>
  function CompanyFormDialog(props: CompanyDialogProps) {
    const draft = `company:${props.company.id}:${part}`;
    return (
      <FormDialog opened={props.opened} title={title} draft={draft} onClose={props.onClose}>
        {(giveUp) => <Form {...props} draft={draft} giveUp={giveUp} />}
      </FormDialog>
    );
  };

interface CompanyFormOptions<Values extends Record<string, unknown>> {
  draft: string;
  initialValues: Values;
  check: (values: Values) => Record<string, string>;
  send: (values: Values) => Promise<unknown>;
  onClose: () => void;
}

export const useCompanyForm = <Values extends Record<string, unknown>>({
  draft,
  send,
  onClose,
  ...options
}: CompanyFormOptions<Values>): ContractForm<Values> =>
  useContractForm<Values>({
    ...options,
    draft: { key: draft },
    send: async (values) => {
      await send(values);
      notifySuccess(companyEdits.saved);
      onClose();
    },
  });
