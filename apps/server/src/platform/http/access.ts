import type { IncomingHttpHeaders } from 'node:http';
import { actingForHeader } from '@basoche/contract/acting-for';
import { id } from '@basoche/contract/fields';
import type { ProblemCode } from '@basoche/contract/problem';
import type { Access } from '@basoche/contract/route';
import { hasProved, isRecent } from '@basoche/domain/access/second-factor';
import { isMember } from '@basoche/domain/access/viewer';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { refuse } from './refusal.ts';
import type { Viewer } from './viewer.ts';

/** True if the account has a second factor that this session has not passed yet. */
const owesSecondFactor = ({ hasSecondFactor, secondFactorAt }: Viewer): boolean =>
  hasSecondFactor && secondFactorAt === null;

/** Staff and partners need a session that has passed its second factor, which is mandatory for them (rules §1). */
const refusedOffice = (
  access: Extract<Access, { readonly who: 'staff' | 'partner' }>,
  viewer: Viewer,
): ProblemCode | null => {
  if (isMember(viewer.kind)) return 'FORBIDDEN';
  if (viewer.secondFactorAt === null) return 'SECOND_FACTOR_REQUIRED';
  if (access.who === 'partner') return viewer.kind === 'PARTNER' ? null : 'FORBIDDEN';
  return viewer.role !== null && access.roles.includes(viewer.role) ? null : 'FORBIDDEN';
};

/** For members, staff and partners alike: calls about their own account. */
const refusedAccount = (
  { stage }: Extract<Access, { readonly who: 'account' }>,
  viewer: Viewer,
): ProblemCode | null => {
  if (isMember(viewer.kind) && !viewer.isConfirmed) return 'EMAIL_NOT_VALIDATED';
  if (stage === 'asked') return null;
  const lacksOne = stage === 'proven' && !isMember(viewer.kind) && viewer.secondFactorAt === null;
  return lacksOne || owesSecondFactor(viewer) ? 'SECOND_FACTOR_REQUIRED' : null;
};

/** The reason why a viewer may not call a route of this access; `null` if they may. */
export const refusedAccess = (access: Access, viewer: Viewer | null): ProblemCode | null => {
  if (access.who === 'anyone') return null;
  if (viewer === null) return 'UNAUTHENTICATED';
  if (access.who === 'session') return null;
  if (access.who === 'account') return refusedAccount(access, viewer);
  if (access.who !== 'member') return refusedOffice(access, viewer);
  const kinds: readonly string[] = access.kinds;
  if (!kinds.includes(viewer.kind)) return 'FORBIDDEN';
  if (!viewer.isConfirmed) return 'EMAIL_NOT_VALIDATED';
  if (owesSecondFactor(viewer)) return 'SECOND_FACTOR_REQUIRED';
  // Customers confirm an address and prove nothing else: "unverified" never stops them (rules §1).
  if (access.verified && !viewer.isVerified && viewer.kind !== 'CUSTOMER') return 'NOT_VERIFIED';
  return null;
};

/** A firm that a call names, and the roles of its seats that may make the call. */
interface NamedFirm {
  readonly id: string;
  readonly seats: readonly SeatRole[];
}

/**
 * Firm that a call is made for; null for the person themselves. A firm that the call does not allow is
 * refused, so that the call is not carried out for the person instead.
 */
export const firmNamed = (
  access: Access,
  headers: IncomingHttpHeaders,
  { areFirmsOpen }: { readonly areFirmsOpen: boolean },
): NamedFirm | null => {
  const actingFor = headers[actingForHeader];
  if (actingFor === undefined) return null;
  const firm = id.safeParse(actingFor);
  if (!areFirmsOpen || !firm.success || !('seats' in access) || !access.seats) return refuse('FIRM_NOT_HERE');
  return { id: firm.data, seats: access.seats };
};

/**
 * The reason why a person may not act for the firm that they name; `null` if they may. The person's own session is checked
 * first: one that has not passed its second factor learns nothing of a firm.
 */
export const refusedActing = (viewer: Viewer | null, seats: readonly SeatRole[]): ProblemCode | null => {
  if (viewer === null) return 'UNAUTHENTICATED';
  if (!isMember(viewer.kind)) return 'FIRM_NOT_HERE';
  if (!viewer.isConfirmed) return 'EMAIL_NOT_VALIDATED';
  if (owesSecondFactor(viewer)) return 'SECOND_FACTOR_REQUIRED';
  if (viewer.acting === null) return 'SEAT_ENDED';
  return seats.includes(viewer.acting.role) ? null : 'ROLE_NOT_ALLOWED';
};

/**
 * Refuses an irreversible act unless the viewer proved their identity in the last minutes, by the means that
 * their account has.
 */
export const askAgain = (access: Access, viewer: Viewer | null, now: Date): void => {
  if (!('again' in access) || !access.again) return;
  if (access.who !== 'staff') {
    if (viewer === null || !hasProved(viewer, now)) refuse('PROOF_REQUIRED');
    return;
  }
  if (isRecent(viewer?.secondFactorAt ?? null, now)) return;
  refuse('SECOND_FACTOR_REQUIRED', {
    title: 'Cette décision demande un nouveau code de votre application d’authentification.',
  });
};

/**
 * The viewer; null (a visitor) if the session must still pass its second factor. Staff and partners always
 * need one.
 */
export const provenViewer = (viewer: Viewer | null): Viewer | null =>
  viewer === null || (isMember(viewer.kind) ? !owesSecondFactor(viewer) : viewer.secondFactorAt !== null)
    ? viewer
    : null;
