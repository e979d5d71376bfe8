import type { Me } from '@basoche/contract/auth';
import type { Mission } from '@basoche/contract/missions';

export type ApplyState =
  /** It is not known yet who looks on, or what they may do. */
  'pending' | 'visitor' | 'own' | 'applied' | 'closed' | 'unconfirmed' | 'unverified' | 'refused' | 'open';

interface Reader {
  readonly state: 'UNKNOWN' | 'LOGGED_IN' | 'LOGGED_OUT';
  readonly hasToken: boolean;
  readonly me: Pick<Me, 'isConfirmed'> | null;
}

type Standing = Pick<Mission, 'permitted' | 'applyRefusal' | 'hasApplied' | 'isOpen' | 'eligibility'>;

/** What stands where one applies: the answer of the server, read for this person. */
export const applyState = (mission: Standing, reader: Reader, isFetching: boolean): ApplyState => {
  const { permitted, applyRefusal } = mission;
  if (reader.me) {
    if (permitted.includes('candidates')) return 'own';
    if (mission.hasApplied) return 'applied';
    if (permitted.includes('apply')) return 'open';
    // A page that came for a visitor says nothing of its reader: the answer for them is on its way.
    if (!applyRefusal && isFetching) return 'pending';
  }
  if (!mission.isOpen) return 'closed';
  if (!reader.me) return reader.state === 'UNKNOWN' && reader.hasToken ? 'pending' : 'visitor';
  // Where the rules stay closed to a profession, a proof of it opens nothing.
  if (applyRefusal?.code === 'NOT_VERIFIED')
    return mission.eligibility?.mayApply === false ? 'refused' : 'unverified';
  if (!reader.me.isConfirmed) return 'unconfirmed';
  return 'refused';
};
