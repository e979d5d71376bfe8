import type { ProblemCode } from '@basoche/contract/problem';
import type { Access } from '@basoche/contract/route';
import { isRecent } from '@basoche/domain/access/second-factor';
import { isMember } from '@basoche/domain/access/viewer';
import { refuse } from './refusal.ts';
import type { Viewer } from './viewer.ts';

/** Staff and partners are let in by their session and its second factor; members have none (rules §1). */
const refusedOffice = (
  access: Exclude<Access, { readonly who: 'anyone' | 'session' | 'member' }>,
  viewer: Viewer,
): ProblemCode | null => {
  if (isMember(viewer.kind)) return 'FORBIDDEN';
  if (access.who === 'office') return null;
  if (viewer.secondFactorAt === null) return 'SECOND_FACTOR_REQUIRED';
  if (access.who === 'partner') return viewer.kind === 'PARTNER' ? null : 'FORBIDDEN';
  return viewer.role !== null && access.roles.includes(viewer.role) ? null : 'FORBIDDEN';
};

/** Why a viewer may not call a route of this access at all; `null` where they may. */
export const refusedAccess = (access: Access, viewer: Viewer | null): ProblemCode | null => {
  if (access.who === 'anyone') return null;
  if (viewer === null) return 'UNAUTHENTICATED';
  if (access.who === 'session') return null;
  if (access.who !== 'member') return refusedOffice(access, viewer);
  const kinds: readonly string[] = access.kinds;
  if (!kinds.includes(viewer.kind)) return 'FORBIDDEN';
  if (!viewer.isConfirmed) return 'EMAIL_NOT_VALIDATED';
  // Customers confirm an address and prove nothing else: "unverified" never stops them (rules §1).
  if (access.verified && !viewer.isVerified && viewer.kind !== 'CUSTOMER') return 'NOT_VERIFIED';
  return null;
};

/** Refuses a decision that cannot be taken back until a code was given within the last minutes. */
export const askAgain = (access: Access, viewer: Viewer | null, now: Date): void => {
  if (access.who !== 'staff' || !access.again || isRecent(viewer?.secondFactorAt ?? null, now)) return;
  refuse('SECOND_FACTOR_REQUIRED', {
    title: "Cette décision demande un nouveau code de votre application d'authentification.",
  });
};

/** Staff and partners are nobody, wherever visitors are let in, until their session has passed its second factor. */
export const provenViewer = (viewer: Viewer | null): Viewer | null =>
  viewer === null || isMember(viewer.kind) || viewer.secondFactorAt !== null ? viewer : null;
