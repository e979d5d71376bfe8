import { passSecondFactor } from '@basoche/contract/auth/second-factor';
import type { ProblemCode } from '@basoche/contract/problem';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type Api, isProblem } from '../../lib/api.ts';
import { notifyError } from '../../lib/notify.ts';
import { refreshAll, useCommand } from '../../lib/use-command.ts';

/**
 * A decision of staff. `lost`: problem codes that mean that somebody else decided first; `onFailed` gets all
 * other errors.
 */
export const useDecision = <Answer, Input = void>(
  decide: (api: Api, input: Input) => Promise<Answer>,
  refresh: readonly (string | QueryKey)[],
  lost: readonly ProblemCode[] = ['STATE_CHANGED'],
  onFailed?: (error: Error) => void,
) => {
  const client = useQueryClient();
  return useCommand(decide, {
    refreshWhenDone: refresh,
    onError: async (error) => {
      if (!lost.some((code) => isProblem(error, code))) return onFailed?.(error);
      // The case leaves the list with its dialog, so a notice shows the error.
      notifyError(error);
      await refreshAll(client, refresh);
    },
  });
};

/** Sends the code of the second factor, where the server asks for it again. */
export const sendSecondFactorCode = async (api: Api, code: string | null): Promise<void> => {
  if (code !== null) await api.call(passSecondFactor, { body: { code } });
};
