/**
 * When a party who does not read is written to about the messages that wait in a thread: one mail for all of them, not one a
 * message, and none for whoever is reading along.
 */

const minute = 60_000;

export const digestTimes = {
  /** Of the oldest message that no mail has told of: time to read it where it was written. */
  firstAfterMs: 5 * minute,
  /** Between two mails about one thread. */
  everyMs: 60 * minute,
  /** Who is connected sees the unread dot; one who has not read for so long is written to all the same. */
  onlineForMs: 60 * minute,
  /** How often it is looked whether somebody connected has left. */
  lookEveryMs: 5 * minute,
} as const;

/** What is known of a party and a thread when it is looked at. */
export interface Waiting {
  /** When the oldest unread message was sent that no mail has told of; null where there is none. */
  readonly since: Date | null;
  /** The last mail about this thread. */
  readonly mailedAt: Date | null;
}

export type DigestStep =
  | { readonly kind: 'rest' }
  | { readonly kind: 'look'; readonly at: Date }
  | { readonly kind: 'send' };

const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** Before this instant nothing is sent about a message of `since`. */
export const digestDueAt = ({ mailedAt, since }: { since: Date; mailedAt: Date | null }): Date => {
  const first = later(since, digestTimes.firstAfterMs);
  const again = mailedAt === null ? first : later(mailedAt, digestTimes.everyMs);
  return again > first ? again : first;
};

/** What is to be done now about what waits: send a mail, look again later, or nothing until the next message. */
export const digestStep = ({ since, mailedAt }: Waiting, isOnline: boolean, now: Date): DigestStep => {
  if (since === null) return { kind: 'rest' };
  const dueAt = digestDueAt({ since, mailedAt });
  if (now < dueAt) return { kind: 'look', at: dueAt };
  const untilWhenever = later(since, digestTimes.onlineForMs);
  if (!isOnline || now >= untilWhenever) return { kind: 'send' };
  const next = later(now, digestTimes.lookEveryMs);
  return { kind: 'look', at: next < untilWhenever ? next : untilWhenever };
};
