/**
 * Values that this browser keeps while its user is at the identity provider. Neither of them gives access by
 * itself.
 */

const requestKey = 'identityRequest';
const ticketKey = 'identityTicket';

export const identityPurposes = ['signIn', 'link', 'proof'] as const;
export type IdentityPurpose = (typeof identityPurposes)[number];

export interface IdentityRequest {
  /** Secret by which the server knows this browser again. */
  readonly secret: string;
  readonly purpose: IdentityPurpose;
  /** Screen to return to; null for the first one. */
  readonly back: string | null;
}

/** Stored in local storage: the provider's application may return in another tab. */
export const storeIdentityRequest = (request: IdentityRequest): void => {
  try {
    localStorage.setItem(requestKey, JSON.stringify(request));
  } catch {
    // Storage is forbidden: the return says that the sign-in did not begin here.
  }
};

/** Returns the stored request and removes it; null if there is none. */
export const takeIdentityRequest = (): IdentityRequest | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(requestKey) ?? 'null');
    localStorage.removeItem(requestKey);
    if (typeof kept !== 'object' || kept === null || !('secret' in kept) || !('purpose' in kept)) return null;
    const purpose = identityPurposes.find((one) => one === kept.purpose);
    if (typeof kept.secret !== 'string' || purpose === undefined) return null;
    const back = 'back' in kept && typeof kept.back === 'string' ? kept.back : null;
    return { secret: kept.secret, purpose, back };
  } catch {
    return null;
  }
};

/** Keeps in this tab the ticket of an identity that no account is linked to yet. */
export const storeIdentityTicket = (ticket: string): void => {
  try {
    sessionStorage.setItem(ticketKey, ticket);
  } catch {
    // Storage is forbidden: the linking screen then says that there is nothing to link.
  }
};

export const readIdentityTicket = (): string | null => {
  try {
    return sessionStorage.getItem(ticketKey);
  } catch {
    return null;
  }
};

export const removeIdentityTicket = (): void => {
  try {
    sessionStorage.removeItem(ticketKey);
  } catch {
    // There was nothing to forget.
  }
};
