import type { Me } from '@basoche/contract/auth/auth';
import type { ProblemCode } from '@basoche/contract/problem';

export type ApplyState =
  /** It is not known yet who looks on, or what they may do. */
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

/** What the server says of a mission or an offer to this reader. Only missions have rules of eligibility. */
interface Standing {
  readonly permitted: readonly string[];
  readonly applyRefusal: { readonly code: ProblemCode } | null;
  readonly hasApplied: boolean;
  readonly isOpen: boolean;
  readonly eligibility?: { readonly mayApply: boolean } | null;
}

/** What stands where one applies: the answer of the server, read for this person. */
export const applyState = (subject: Standing, reader: Reader, isFetching: boolean): ApplyState => {
  const { permitted, applyRefusal } = subject;
  if (reader.me) {
    if (permitted.includes('candidates')) return 'own';
    if (subject.hasApplied) return 'applied';
    if (permitted.includes('apply')) return 'open';
    // A page that came for a visitor says nothing of its reader: the answer for them is on its way.
    if (!applyRefusal && isFetching) return 'pending';
  }
  if (!subject.isOpen) return 'closed';
  if (!reader.me) return reader.state === 'UNKNOWN' && reader.hasToken ? 'pending' : 'visitor';
  // Where the rules stay closed to a profession, a proof of it opens nothing.
  if (applyRefusal?.code === 'NOT_VERIFIED')
    return subject.eligibility?.mayApply === false ? 'refused' : 'unverified';
  if (!reader.me.isConfirmed) return 'unconfirmed';
  if (applyRefusal?.code === 'SUBSCRIPTION_REQUIRED') return 'unsubscribed';
  return 'refused';
};
