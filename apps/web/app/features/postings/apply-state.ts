import type { Me } from '@basoche/contract/auth/auth';
import type { ProblemCode } from '@basoche/contract/problem';

export type ApplyState =
  /** The viewer or their permissions are not known yet. */
  | 'pending'
  | 'visitor'
  | 'own'
  | 'applied'
  | 'closed'
  | 'unconfirmed'
  | 'unverified'
  | 'unsubscribed'
  | 'refused'
  | 'open';

interface Reader {
  readonly state: 'UNKNOWN' | 'LOGGED_IN' | 'LOGGED_OUT';
  readonly hasToken: boolean;
  readonly me: Pick<Me, 'isConfirmed'> | null;
}

/** Permissions of this viewer for a mission or an offer. Only missions have eligibility rules. */
interface ApplyFacts {
  readonly permitted: readonly string[];
  readonly applyRefusal: { readonly code: ProblemCode } | null;
  readonly hasApplied: boolean;
  readonly isOpen: boolean;
  readonly eligibility?: { readonly mayApply: boolean } | null;
}

/** State of the apply button, from the server's answer for this viewer. */
export const applyState = (subject: ApplyFacts, reader: Reader, isFetching: boolean): ApplyState => {
  const { permitted, applyRefusal } = subject;
  if (reader.me) {
    if (permitted.includes('candidates')) return 'own';
    if (subject.hasApplied) return 'applied';
    if (permitted.includes('apply')) return 'open';
    // A page rendered for a visitor says nothing about the member: their own answer is loading.
    if (!applyRefusal && isFetching) return 'pending';
  }
  if (!subject.isOpen) return 'closed';
  if (!reader.me) return reader.state === 'UNKNOWN' && reader.hasToken ? 'pending' : 'visitor';
  // If the rules exclude the profession, verifying it changes nothing.
  if (applyRefusal?.code === 'NOT_VERIFIED')
    return subject.eligibility?.mayApply === false ? 'refused' : 'unverified';
  if (!reader.me.isConfirmed) return 'unconfirmed';
  if (applyRefusal?.code === 'SUBSCRIPTION_REQUIRED') return 'unsubscribed';
  return 'refused';
};
