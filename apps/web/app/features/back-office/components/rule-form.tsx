import type { ReactNode } from 'react';
import type { ContractForm } from '../../../lib/form.ts';
import { DialogForm, FormFrame } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { type RuleChangeRequest, useChangeRules } from '../api/rules.ts';
import { rules } from '../rules-content.ts';

export interface ChangeValues extends Record<string, unknown> {
  reason: string;
  /** True once staff confirmed that the change opens what the law reserves to a profession. */
  confirmsReserved: boolean;
}

export interface LegalBasisValues extends ChangeValues {
  article: string;
  explanation: string;
}

interface RuleFormProps<Values extends ChangeValues> extends Opened {
  title: string;
  /** Name of the cell that is changed. */
  cell: string;
  /** Version of its table when it was read. */
  tableVersion: number;
  initialValues: Values;
  /** Field of the request that holds the form's fields: paths of errors begin with it. */
  bodyField?: string;
  check: (values: Values) => Record<string, string>;
  toRequest: (values: Values) => RuleChangeRequest;
  children: (form: ContractForm<Values>) => ReactNode;
}

/** Takes `field.` off the paths of errors, so that they are named as the form's fields. */
const withoutPrefix = (field: string | undefined, errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(`${field}.`, ''), text]));

/** Dialog in which staff change one cell of a table of rules. */
export const RuleForm = <Values extends ChangeValues>({
  title,
  cell,
  tableVersion,
  initialValues,
  bodyField,
  check,
  toRequest,
  children,
  ...dialog
}: RuleFormProps<Values>) => {
  const change = useChangeRules();
  return (
    <FormFrame {...dialog} title={title}>
      <DialogForm<Values>
        // A change of the rules by somebody else resets the form.
        key={tableVersion}
        draft={`${cell}:${tableVersion}`}
        initialValues={initialValues}
        check={(values) => withoutPrefix(bodyField, check(values))}
        send={(values) => change.mutateAsync(toRequest(values))}
        done={rules.dialog.done}
        submit={rules.dialog.submit}
        onClose={dialog.onClose}
      >
        {children}
      </DialogForm>
    </FormFrame>
  );
};
