import { anySecondFactorBody } from '@basoche/contract/auth/second-factor';
import { useEffect, useState } from 'react';
import { isProblem } from '../../../lib/api.ts';
import {
  type ContractForm,
  type ContractFormOptions,
  fieldErrors,
  useContractForm,
} from '../../../lib/form.ts';

interface CodeFormOptions<Values extends { code: string } & Record<string, unknown>>
  extends Omit<ContractFormOptions<Values>, 'send'> {
  /** `code` is null until the server has asked for one. */
  readonly send: (values: Values, code: string | null) => Promise<void>;
}

export interface CodeForm<Values extends Record<string, unknown>> extends ContractForm<Values> {
  readonly asksCode: boolean;
}

/** A form of staff's for what asks for a code again: the server says so, and the code is then typed in the same place. */
export const useCodeForm = <Values extends { code: string } & Record<string, unknown>>({
  check,
  send,
  ...options
}: CodeFormOptions<Values>): CodeForm<Values> => {
  const [asksCode, setAsksCode] = useState(false);
  const form = useContractForm<Values>({
    ...options,
    check: (values) => ({
      ...check(values),
      ...(asksCode ? fieldErrors(anySecondFactorBody, values) : {}),
    }),
    send: async (values) => {
      try {
        await send(values, asksCode ? values.code : null);
      } catch (error) {
        if (isProblem(error, 'SECOND_FACTOR_REQUIRED')) setAsksCode(true);
        throw error;
      }
    },
  });
  const { ref } = form.props;
  useEffect(() => {
    if (asksCode) ref.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
  }, [asksCode, ref]);
  return { ...form, asksCode };
};
