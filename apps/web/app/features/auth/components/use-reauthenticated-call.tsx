import type { AnswerOf, CallInput, Route } from '@basoche/contract/route';
import { useState } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { useProtectionChanged } from '../api.ts';
import { GivenUp, useReauthentication } from '../shared/use-reauthentication.tsx';

/**
 * A call that changes the protection of the account; it asks for a fresh proof where the server requires one.
 */
export const useReauthenticatedCall = <R extends Route>(route: R, input: CallInput<R> = {}) => {
  const api = useApi();
  const changed = useProtectionChanged();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  /** Answer of the call; null if nothing was done: `error` then gives the reason, unless it was cancelled. */
  const run = async (): Promise<{ answer: AnswerOf<R> } | null> => {
    setPending(true);
    setError(null);
    try {
      const answer = await withReauthentication(() => api.call(route, input));
      await changed();
      return { answer };
    } catch (failed) {
      if (!(failed instanceof GivenUp)) setError(failed);
      return null;
    } finally {
      setPending(false);
    }
  };
  const reset = () => setError(null);
  return { run, isPending, error, reset, reauthenticationDialog };
};
