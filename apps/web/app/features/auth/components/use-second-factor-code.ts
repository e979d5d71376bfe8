import { anySecondFactorBody, passSecondFactor } from '@basoche/contract/auth/second-factor';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import { secondFactor } from '../second-factor-content.ts';

/** Form that passes the session's second factor, by an application's code or a recovery code. */
export const useSecondFactorCode = (onPassed: () => unknown) => {
  const api = useApi();
  return useContractForm({
    initialValues: { code: '' },
    check: (values) => fieldErrors(anySecondFactorBody, values),
    send: async ({ code }) => {
      const { recoveryCodesLeft } = await api.call(passSecondFactor, { body: { code } });
      if (!/^[\d\s]+$/.test(code)) notifySuccess(secondFactor.few(recoveryCodesLeft));
      await onPassed();
    },
  });
};
