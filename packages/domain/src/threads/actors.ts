/** The actor of a command. The two parties are known by their member id, the others by their office alone. */
export type ThreadActor =
  | { readonly role: ThreadParty; readonly memberId: string }
  | { readonly role: 'staff' }
  | { readonly role: 'partner' }
  | { readonly role: 'provider' }
  | { readonly role: 'timer' };

/** The two parties of a thread: the creator published, the candidate applied. */
export type ThreadParty = 'creator' | 'candidate';

export type ThreadRole = ThreadActor['role'];

/** The other party of a thread. */
export const otherParty = (party: ThreadParty): ThreadParty =>
  party === 'creator' ? 'candidate' : 'creator';

export const isParty = (role: ThreadRole): role is ThreadParty => role === 'creator' || role === 'candidate';

/**
 * Returns the party who gives a command, for commands that the table leaves to parties alone. Throws an Error
 * for an office: the table is wrong then.
 */
export const actingParty = ({ role }: ThreadActor): ThreadParty => {
  if (!isParty(role)) throw new Error(`A command of the parties was given by the ${role}.`);
  return role;
};
