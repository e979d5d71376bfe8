import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { isProblem } from '../../../lib/api.ts';

const ReauthenticationDialog = lazy(() => import('../components/reauthentication-dialog.tsx'));

/** Thrown when the user closes the dialog without a proof: nothing was done, and no error is shown. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

interface Reauthentication {
  /** Makes a call. If the server refuses it for want of a proof, opens the dialog and makes the call again. */
  withReauthentication: <Result>(call: () => Promise<Result>) => Promise<Result>;
  /** True while the dialog is open. */
  isAsking: boolean;
  /** Dialog, to render somewhere on the screen. */
  reauthenticationDialog: ReactNode;
}

/** Asks the user for a fresh proof of identity (second factor or password) before an action that the server protects by it. */
export const useReauthentication = (): Reauthentication => {
  const [asking, setAsking] = useState<{ settle: (isProved: boolean) => void } | null>(null);
  const [wasOpened, setWasOpened] = useState(false);

  const withReauthentication = useCallback(async <Result,>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (error) {
      if (!isProblem(error, 'PROOF_REQUIRED')) throw error;
    }
    setWasOpened(true);
    const isProved = await new Promise<boolean>((settle) => setAsking({ settle }));
    setAsking(null);
    if (!isProved) throw new GivenUp();
    return call();
  }, []);

  const reauthenticationDialog = wasOpened && (
    <Suspense>
      <ReauthenticationDialog opened={asking !== null} onDone={(isProved) => asking?.settle(isProved)} />
    </Suspense>
  );
  return { withReauthentication, isAsking: asking !== null, reauthenticationDialog };
};
