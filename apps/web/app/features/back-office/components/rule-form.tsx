import type { ReactNode } from 'react';
import type { ContractForm } from '../../../lib/form.ts';
import { DialogForm, FormFrame } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { type RuleChangeAsked, useChangeRules } from '../api/rules.ts';
import { rules } from '../rules-content.ts';

export interface ChangeValues extends Record<string, unknown> {
  reason: string;
  confirmsReserved: boolean;
}

export interface LegalValues extends ChangeValues {
  article: string;
  explanation: string;
}

interface RuleFormProps<Values extends ChangeValues> extends Opened {
  title: string;
  /** Cell that is changed, and the version of its table that was read. */
  about: string;
  version: number;
  initialValues: Values;
  /** Field of the body within which the server names the form's fields. */
  within?: string;
  check: (values: Values) => Record<string, string>;
  asked: (values: Values) => RuleChangeAsked;
  children: (form: ContractForm<Values>) => ReactNode;
}

/** Errors with the names of the form's fields, which stand within this one of the body. */
const withoutPath = (within: string | undefined, errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(`${within}.`, ''), text]));

/** Dialog in which staff change one cell of a table of rules. */
export const RuleForm = <Values extends ChangeValues>({
  title,
  about,
  version,
  initialValues,
  within,
  check,
  asked,
  children,
  ...dialog
}: RuleFormProps<Values>) => {
  const change = useChangeRules();
  return (
    <FormFrame {...dialog} title={title}>
      <DialogForm<Values>
        // A change of the rules by somebody else starts the form anew.
        key={version}
        draft={`${about}:${version}`}
        initialValues={initialValues}
        check={(values) => withoutPath(within, check(values))}
        send={(values) => change.mutateAsync(asked(values))}
        done={rules.dialog.done}
        submit={rules.dialog.submit}
        onClose={dialog.onClose}
      >
        {children}
      </DialogForm>
    </FormFrame>
  );
};
