import type { Message } from '@basoche/contract/threads/messages';
import type { Action, Thread } from '@basoche/contract/threads/threads';

/**
 * Merges answers of the server into the browser's copy of a thread.
 *
 * `position` is the position up to which the copy is complete. It moves only when nothing before it can be
 * missing. The copy may hold messages beyond it while a gap is being filled.
 */

const byPosition = (one: { position: number }, other: { position: number }): number =>
  one.position - other.position;

/** Merges messages in the order of their positions, without duplicates. */
const mergeMessages = (known: readonly Message[], incoming: readonly Message[]): Message[] => {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) {
    // Only the sender gets the `clientId` of a message, and not on every channel, so a known one is kept.
    const clientId = message.clientId ?? byId.get(message.id)?.clientId ?? null;
    byId.set(message.id, { ...message, clientId });
  }
  return [...byId.values()].sort(byPosition);
};

/** Merges actions without duplicates, each in its latest state. */
const mergeActions = (known: readonly Action[], incoming: readonly Action[]): Action[] => {
  const byId = new Map(known.map((action) => [action.id, action]));
  for (const action of incoming) {
    const before = byId.get(action.id);
    if (!before || action.position >= before.position) byId.set(action.id, action);
  }
  return [...byId.values()].sort(byPosition);
};

const oldestPosition = ({ messages }: Thread): number => messages[0]?.position ?? 0;

/** True if the answer's messages start after the known position: messages between the two may be missing. */
const skipsAhead = (known: Thread, answer: Thread): boolean =>
  answer.hasOlder && answer.messages.length > 0 && oldestPosition(answer) > known.position + 1;

/** True for a late answer that ends before the known messages start. */
const fallsShort = (known: Thread, answer: Thread): boolean =>
  known.hasOlder && answer.position + 1 < oldestPosition(known);

/**
 * Merges an answer of the server: the changes after `since`, or the thread with its latest messages if
 * `since` is null.
 *
 * Answers may arrive late: an older one never replaces a newer one. Messages beyond a gap are left out; they
 * are requested later as older messages.
 */
export const mergeAnswer = (known: Thread | undefined, answer: Thread, since: number | null): Thread => {
  if (!known) return answer;
  const actions = mergeActions(known.actions, answer.actions);
  const newest = {
    ...(answer.position >= known.position ? answer : known),
    otherReadPosition: Math.max(known.otherReadPosition, answer.otherReadPosition),
  };
  if (fallsShort(known, answer)) return { ...known, actions };
  if (since === null && skipsAhead(known, answer)) {
    const after = known.messages.filter(({ position }) => position >= oldestPosition(answer));
    return { ...newest, actions, messages: mergeMessages(after, answer.messages), hasOlder: true };
  }
  const messages = mergeMessages(known.messages, answer.messages);
  // Whether older messages exist changes only with an answer that starts earlier.
  const reachesBack = since === null && messages[0]?.id !== known.messages[0]?.id;
  return { ...newest, actions, messages, hasOlder: reachesBack ? answer.hasOlder : known.hasOlder };
};

/** Merges the messages before a position, if they still touch the known ones. */
export const mergeOlder = (known: Thread, answer: Thread, before: number): Thread =>
  known.messages.length > 0 && oldestPosition(known) > before
    ? known
    : { ...known, messages: mergeMessages(known.messages, answer.messages), hasOlder: answer.hasOlder };

/**
 * Merges one message from the socket, to show it at once. `isComplete` is false if entries may be missing
 * between the known position and this message, and must be requested.
 */
export const mergeLive = (known: Thread, message: Message): { thread: Thread; isComplete: boolean } => {
  if (known.hasOlder && message.position < oldestPosition(known)) return { thread: known, isComplete: true };
  const isNext = message.position === known.position + 1;
  return {
    thread: {
      ...known,
      messages: mergeMessages(known.messages, [message]),
      position: isNext ? message.position : known.position,
    },
    // The first message about an offer changes the thread's situation, so the thread must be read again.
    isComplete: (isNext || message.position <= known.position) && known.situation !== 'APPLICATION_SENT',
  };
};

/** Merges the other party's read position, from the socket. */
export const mergeRead = (known: Thread, position: number): Thread =>
  position > known.otherReadPosition ? { ...known, otherReadPosition: position } : known;
