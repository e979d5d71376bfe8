import type { ProblemCode } from '@basoche/contract/problem';
import type { Access } from '@basoche/contract/route';
import type { Viewer } from './viewer.ts';

/** Why a viewer may not call a route of this access at all; `null` where they may. */
export const refusedAccess = (access: Access, viewer: Viewer | null): ProblemCode | null => {
  if (access.who === 'anyone') return null;
  if (viewer === null) return 'UNAUTHENTICATED';
  if (access.who === 'session') return null;
  const kinds: readonly string[] = access.kinds;
  if (!kinds.includes(viewer.kind)) return 'FORBIDDEN';
  if (!viewer.isConfirmed) return 'EMAIL_NOT_VALIDATED';
  // Customers confirm an address and prove nothing else: "unverified" never stops them (rules §1).
  if (access.verified && !viewer.isVerified && viewer.kind !== 'CUSTOMER') return 'NOT_VERIFIED';
  return null;
};
