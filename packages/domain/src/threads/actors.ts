/** A party who gives a command; `personId` is the account of the person who acts for a firm, and absent without a firm. */
export interface PartyActor {
  readonly role: ThreadParty;
  readonly memberId: string;
  readonly personId?: string;
}

/**
 * The actor of a command. A party has a member id; staff, the partner, the provider and timers have a role
 * only.
 */
export type ThreadActor =
  | PartyActor
  | { readonly role: 'staff' }
  | { readonly role: 'partner' }
  | { readonly role: 'provider' }
  | { readonly role: 'timer' };

/** The two parties of a thread: the creator published, the candidate applied. */
export type ThreadParty = 'creator' | 'candidate';

export type ThreadRole = ThreadActor['role'];

/** Builds a party as actor; `personId` is set only if the person acts for another account. */
export const partyActor = (
  role: ThreadParty,
  { memberId, personId }: { readonly memberId: string; readonly personId?: string | null | undefined },
): PartyActor =>
  personId === undefined || personId === null || personId === memberId
    ? { role, memberId }
    : { role, memberId, personId };

/**
 * The person who acts for a firm; null for a member who acts for themselves, and for actors who are no party.
 */
export const personOf = (actor: ThreadActor): string | null =>
  'personId' in actor ? (actor.personId ?? null) : null;

/** The other party of a thread. */
export const otherParty = (party: ThreadParty): ThreadParty =>
  party === 'creator' ? 'candidate' : 'creator';

export const isParty = (role: ThreadRole): role is ThreadParty => role === 'creator' || role === 'candidate';

/**
 * Returns the party who gives a command that only parties may give. Throws an Error for any other role: the
 * table of commands is wrong then.
 */
export const actingParty = ({ role }: ThreadActor): ThreadParty => {
  if (!isParty(role)) throw new Error(`A command of the parties was given by the ${role}.`);
  return role;
};
