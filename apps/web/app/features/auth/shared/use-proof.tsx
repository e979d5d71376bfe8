import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { isProblem } from '../../../lib/api.ts';

const ProofDialog = lazy(() => import('../components/proof-dialog.tsx'));

/** Who was asked whether it is still them closed the question: nothing was done, and nothing is to be said. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

interface Proof {
  /** Makes a call; where it asks who one is, asks that, and makes it again. */
  withProof: <Result>(call: () => Promise<Result>) => Promise<Result>;
  /** The proof is being asked for. */
  isAsking: boolean;
  /** To be drawn somewhere on the screen. */
  proofDialog: ReactNode;
}

/** For what the server does only for somebody who has proved again, within the last minutes, who they are. */
export const useProof = (): Proof => {
  const [asking, setAsking] = useState<{ settle: (isProved: boolean) => void } | null>(null);
  const [isWanted, setWanted] = useState(false);

  const withProof = useCallback(async <Result,>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (error) {
      if (!isProblem(error, 'PROOF_REQUIRED')) throw error;
    }
    setWanted(true);
    const isProved = await new Promise<boolean>((settle) => setAsking({ settle }));
    setAsking(null);
    if (!isProved) throw new GivenUp();
    return call();
  }, []);

  const proofDialog = isWanted && (
    <Suspense>
      <ProofDialog opened={asking !== null} onDone={(isProved) => asking?.settle(isProved)} />
    </Suspense>
  );
  return { withProof, isAsking: asking !== null, proofDialog };
};
