/**
 * Times of the mail about unread messages of a thread, in milliseconds. One mail covers all of them; a party
 * who reads in time gets none.
 */

const minute = 60_000;

export const unreadDigestTimes = {
  /** Wait after the oldest message that no mail has covered: time to read it on the site. */
  firstAfterMs: 5 * minute,
  /** Shortest time between two mails about one thread. */
  everyMs: 60 * minute,
  /** A connected party sees the unread dot; without reading, they get the mail after this time anyway. */
  onlineForMs: 60 * minute,
  /** Interval between checks whether a connected party has left. */
  lookEveryMs: 5 * minute,
} as const;

/** Facts about a party and a thread when the digest is checked. */
export interface Waiting {
  /** Time of the oldest unread message that no mail has covered; null if there is none. */
  readonly since: Date | null;
  /** Time of the last mail about this thread. */
  readonly mailedAt: Date | null;
}

export type UnreadDigestStep =
  | { readonly kind: 'rest' }
  | { readonly kind: 'look'; readonly at: Date }
  | { readonly kind: 'send' };

const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** Earliest time of a mail about a message of `since`. */
export const unreadDigestDueAt = ({ mailedAt, since }: { since: Date; mailedAt: Date | null }): Date => {
  const first = later(since, unreadDigestTimes.firstAfterMs);
  const again = mailedAt === null ? first : later(mailedAt, unreadDigestTimes.everyMs);
  return again > first ? again : first;
};

/** Next step of the digest: send a mail, check again later, or nothing until the next message. */
export const unreadDigestStep = (
  { since, mailedAt }: Waiting,
  isOnline: boolean,
  now: Date,
): UnreadDigestStep => {
  if (since === null) return { kind: 'rest' };
  const dueAt = unreadDigestDueAt({ since, mailedAt });
  if (now < dueAt) return { kind: 'look', at: dueAt };
  const mailAt = later(since, unreadDigestTimes.onlineForMs);
  if (!isOnline || now >= mailAt) return { kind: 'send' };
  const next = later(now, unreadDigestTimes.lookEveryMs);
  return { kind: 'look', at: next < mailAt ? next : mailAt };
};
