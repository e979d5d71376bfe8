import type { SeatRole } from '@basoche/domain/firms/roles';
import type { StaffRole, UserType } from '@basoche/domain/members/kinds';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Seat by which a person acts for a firm (rules §8). */
export interface Acting {
  readonly firmId: string;
  readonly seatId: string;
  readonly role: SeatRole;
}

/** The user who makes a request, proved by a session's token. */
export interface Viewer {
  /** The account that the call is made for: it owns what is read and written. */
  readonly memberId: string;
  /** The account of the person who signed in: another one than `memberId` while they act for a firm. */
  readonly personId: string;
  /** Null if the person acts for themselves. */
  readonly acting: Acting | null;
  readonly sessionId: string;
  readonly kind: UserType;
  readonly isMoral: boolean;
  /** Profession as the member states it; null if none. */
  readonly profession: string | null;
  /** True once the email address is confirmed. */
  readonly isConfirmed: boolean;
  /** True while staff's acceptance of the proof is valid. */
  readonly isVerified: boolean;
  /** Null except for staff. */
  readonly role: StaffRole | null;
  /** True if the account has an authenticator application or a passkey. */
  readonly hasSecondFactor: boolean;
  /** Time at which this session last passed the second factor; `null` before. */
  readonly secondFactorAt: Date | null;
  /** Time of the last proof of identity in this session: password, code or passkey. */
  readonly provedAt: Date | null;
}

/**
 * A person who acts for themselves, so that `memberId` is theirs: the viewer of each call whose access lists
 * no seats. Calls about a person's sessions, second factors or devices take this type.
 */
export interface PersonViewer extends Viewer {
  readonly acting: null;
}

/** Accounts of a viewer: their own and, while they act for one, the firm's. */
export const accountsOf = ({
  memberId,
  personId,
}: Pick<Viewer, 'memberId' | 'personId'>): readonly string[] =>
  memberId === personId ? [memberId] : [memberId, personId];

/** A member of staff, in a role that the call admits. */
export interface StaffViewer extends PersonViewer {
  readonly kind: 'STAFF';
  readonly role: StaffRole;
}

/**
 * Finds the viewer of a token; null if the token is unknown, ended or expired, or its member suspended or
 * deleted. If a firm is given where the person has no live seat, the viewer acts for themselves.
 */
export type ViewerOf = (token: string, firmId: string | null) => Promise<Viewer | null>;

/** The origin of a request, with only the data that are used. */
export interface Origin {
  /** Network key, as of network.ts. */
  readonly network: string;
  readonly userAgent: string | undefined;
}

export const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  network: networkOf(ip),
  userAgent: headers['user-agent'],
});

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** Token of an `Authorization: Bearer …` header; null if it does not have the form of a session token. */
export const bearerToken = (authorization: string | undefined): string | null =>
  /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1] ?? null;
