import { anySecondFactorBody } from '@basoche/contract/auth/second-factor';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../../lib/api.ts';
import { type ContractForm, fieldErrors } from '../../../lib/form.ts';
import { DialogForm, type FormDialogProps, FormFrame } from '../../../ui/form-dialog.tsx';
import { CodeField } from '../../auth/shared/code-field.tsx';
import { codeLabel } from '../content.ts';

type WithCode<Values> = Values & { code: string };

/** Code field that takes the focus as soon as it appears. */
const AskedCode = ({
  field,
}: {
  field: ReturnType<ContractForm<{ code: string }>['fields']['getInputProps']>;
}) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <CodeField label={codeLabel} {...field} />
    </div>
  );
};

interface CodeFormDialogProps<Values extends Record<string, unknown>>
  extends Omit<FormDialogProps<WithCode<Values>>, 'initialValues' | 'check' | 'send' | 'secret' | 'foot'> {
  initialValues: Values;
  check?: (values: Values) => Record<string, string>;
  /** `code` is null until the server has asked for one. */
  send: (values: Values, code: string | null) => Promise<unknown>;
}

const CodeForm = <Values extends Record<string, unknown>>({
  initialValues,
  check = () => ({}),
  send,
  ...form
}: CodeFormDialogProps<Values>) => {
  const [asksCode, setAsksCode] = useState(false);
  return (
    <DialogForm<WithCode<Values>>
      {...form}
      initialValues={{ ...initialValues, code: '' }}
      secret={['code']}
      check={(values) => ({
        ...check(values),
        ...(asksCode ? fieldErrors(anySecondFactorBody, values) : {}),
      })}
      send={async (values) => {
        try {
          await send(values, asksCode ? values.code : null);
        } catch (error) {
          if (isProblem(error, 'SECOND_FACTOR_REQUIRED')) setAsksCode(true);
          throw error;
        }
      }}
      failureTone={asksCode ? 'info' : 'danger'}
      foot={({ fields }) => asksCode && <AskedCode field={fields.getInputProps('code')} />}
    />
  );
};

/**
 * Staff form for an action that may require a code again: if the server asks for it, the code is typed in the
 * same dialog.
 */
export const CodeFormDialog = <Values extends Record<string, unknown>>({
  opened,
  title,
  modal,
  ...form
}: CodeFormDialogProps<Values>) => (
  <FormFrame opened={opened} title={title} modal={modal} onClose={form.onClose}>
    <CodeForm<Values> {...form} opened={opened} title={title} />
  </FormFrame>
);
