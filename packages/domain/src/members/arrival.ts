import type { UserType } from './kinds.ts';

/** Steps of a new member, from the registration to a page that others can find. */
export type ArrivalStep = 'confirm' | 'prove' | 'complete' | 'publish';

/** `waiting`: the member has done their part, and staff examine it. `current`: the next step to do. */
export type ArrivalState = 'done' | 'waiting' | 'current' | 'next';

interface Newcomer {
  readonly userType: UserType;
  readonly isConfirmed: boolean;
  readonly isVerified: boolean;
  readonly isComplete: boolean;
}

/**
 * Steps of the arrival. Customers need no proof and have no page (rules §1): once their address is confirmed,
 * they publish.
 */
export const arrivalSteps = (
  { userType, isConfirmed, isVerified, isComplete }: Newcomer,
  { isVerificationSent = false }: { readonly isVerificationSent?: boolean } = {},
): readonly { readonly step: ArrivalStep; readonly state: ArrivalState }[] => {
  const confirm = { step: 'confirm', isOver: isConfirmed ? ('done' as const) : null } as const;
  const prove = {
    step: 'prove',
    isOver: isVerified ? ('done' as const) : isVerificationSent ? ('waiting' as const) : null,
  } as const;
  const complete = { step: 'complete', isOver: isComplete ? ('done' as const) : null } as const;
  const steps =
    userType === 'CUSTOMER'
      ? [confirm, { step: 'publish', isOver: null } as const]
      : [confirm, prove, complete];
  const current = steps.find(({ isOver }) => isOver === null)?.step;
  return steps.map(({ step, isOver }) => ({
    step,
    state: isOver ?? (step === current ? 'current' : 'next'),
  }));
};
