import type { StaffRole, UserType } from '@basoche/domain/members/kinds';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Who is asking, as proven by a session's token. */
export interface Viewer {
  readonly memberId: string;
  readonly sessionId: string;
  readonly kind: UserType;
  readonly isMoral: boolean;
  /** As they say it; null where they say none. */
  readonly profession: string | null;
  /** The address was confirmed. */
  readonly isConfirmed: boolean;
  /** Staff accepted the proof, and it has not lapsed. */
  readonly isVerified: boolean;
  /** Of staff alone. */
  readonly role: StaffRole | null;
  /** Of the account: an application that makes codes, or a passkey. */
  readonly hasSecondFactor: boolean;
  /** When this session last passed the second factor; `null` until it has. */
  readonly secondFactorAt: Date | null;
  /** When who uses it last proved who they are, by the password, a code or a passkey. */
  readonly provedAt: Date | null;
}

/** Somebody of the staff, in a role that the call admits. */
export interface StaffViewer extends Viewer {
  readonly kind: 'STAFF';
  readonly role: StaffRole;
}

/** Finds who a token belongs to; `null` for an unknown, ended or expired one, or a suspended or deleted member. */
export type ViewerOf = (token: string) => Promise<Viewer | null>;

/** Where a request comes from, as far as anything is made of it. */
export interface Origin {
  /** See network.ts. */
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

/** The token of an `Authorization: Bearer …` header, if it has the form of one of ours. */
export const bearerToken = (authorization: string | undefined): string | null =>
  /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1] ?? null;
