import type { HearingState } from './take.ts';

/** Highest number of raises of the price of one hearing. */
export const raisesAtMost = 3;

/** Actions that a viewer may take on a hearing now; the browser shows no other. */
export const hearingPermissions = ['take', 'decline', 'raise', 'cancel'] as const;
export type HearingPermission = (typeof hearingPermissions)[number];

interface HearingView {
  readonly state: HearingState;
  readonly heldAt: Date;
  /** Number of raises of its price so far. */
  readonly raised: number;
  readonly isClient: boolean;
  /** True if `mayTake` lets the viewer take it. */
  readonly mayTake: boolean;
  /** True for a person who may read the open hearings and did not decline this one. */
  readonly mayDecline: boolean;
}

export const permittedAbout = (
  { state, heldAt, raised, isClient, mayTake, mayDecline }: HearingView,
  now: Date,
): HearingPermission[] => {
  const isOpen = state === 'open' && heldAt > now;
  const permitted: Readonly<Record<HearingPermission, boolean>> = {
    take: mayTake,
    decline: isOpen && !isClient && mayDecline,
    raise: isOpen && isClient && raised < raisesAtMost,
    cancel: state === 'open' && isClient,
  };
  return hearingPermissions.filter((one) => permitted[one]);
};
