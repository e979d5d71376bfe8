import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { isProblem } from '../../../lib/api.ts';

const ReauthenticationDialog = lazy(() => import('../components/reauthentication-dialog.tsx'));

/** The owner cancelled the proof: nothing was done, and no error is shown. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

interface Reauthentication {
  /** Makes a call; if the server asks for a fresh proof, asks the owner and makes it again. */
  withReauthentication: <Result>(call: () => Promise<Result>) => Promise<Result>;
  /** True while the proof is asked for. */
  isAsking: boolean;
  /** Dialog, to render somewhere on the screen. */
  reauthenticationDialog: ReactNode;
}

/** Reauthentication for actions that the server allows only after a fresh proof of identity, in the last minutes. */
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
