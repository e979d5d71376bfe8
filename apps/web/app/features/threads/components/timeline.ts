import type { Message } from '@basoche/contract/threads/messages';
import type { Action, Thread } from '@basoche/contract/threads/threads';
import type { ActionType } from '@basoche/domain/threads/states';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { OutgoingMessage } from '../api/outbox.ts';
import { actionLineOf, endLineOf, eventLinesOf, type ThreadLine } from './conversation-lines.ts';

export type TimelineItem =
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      /** True for the last message of a run by one person; only it shows the hour. */
      readonly endsRun: boolean;
      readonly startsRun: boolean;
    }
  | (ThreadLine & {
      readonly kind: 'line';
      /** Time of the line; null for the line of the end. */
      readonly at: string | null;
    });

export interface TimelineDay {
  readonly day: Day;
  readonly items: readonly TimelineItem[];
}

interface Entry {
  /** Position in the thread; infinite for a line that is placed by its hour only. */
  readonly position: number;
  readonly at: string | null;
  readonly message?: Message;
  readonly line?: ThreadLine;
}

/** Actions that keep the line of their opening once they are closed. For the others, the closing line is enough. */
const typesWithOpeningLine: readonly ActionType[] = [
  'PRICE',
  'DIRECT',
  'FUNDS',
  'PORTAGE',
  'MISSION_ONGOING',
];

const resultEntry = (thread: Thread, action: Action): Entry => ({
  position: action.position,
  at: action.closedAt ?? action.sentAt,
  line: actionLineOf(thread, action, action.result),
});

/** Inserts a line by its hour. The opening line of a closed action stands before its closing line. */
const insertByHour = (entries: Entry[], at: string, line: ThreadLine, end?: Action): void => {
  const later = entries.findIndex((entry) => entry.position === end?.position || (entry.at ?? '') > at);
  const index = later === -1 ? entries.length : later;
  entries.splice(index, 0, { position: Number.POSITIVE_INFINITY, at, line });
};

const entriesOf = (thread: Thread): Entry[] => {
  const entries: Entry[] = [
    ...thread.messages.map((message): Entry => ({ position: message.position, at: message.sentAt, message })),
    ...thread.actions.map((action) => resultEntry(thread, action)),
  ].sort((one, other) => one.position - other.position);
  const closed = thread.actions.filter(
    ({ type, result }) => result !== 'ONGOING' && typesWithOpeningLine.includes(type),
  );
  for (const action of closed.sort((one, other) => one.sentAt.localeCompare(other.sentAt))) {
    insertByHour(entries, action.sentAt, actionLineOf(thread, action, 'ONGOING'), action);
  }
  for (const { at, ...line } of eventLinesOf(thread)) insertByHour(entries, at, line);
  const end = endLineOf(thread);
  if (end) entries.push({ position: thread.position, at: null, line: end });
  // Lines among messages that are not loaded yet are left out until these are.
  const first = thread.hasOlder ? entries.findIndex(({ message }) => message) : 0;
  return entries.slice(Math.max(0, first));
};

/** Ten minutes of silence end a run of messages, in milliseconds. */
const runMs = 600_000;

const isSameRun = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one?.message !== undefined &&
  other?.message !== undefined &&
  one.message.isMine === other.message.isMine &&
  one.message.author === other.message.author &&
  Math.abs(Date.parse(other.message.sentAt) - Date.parse(one.message.sentAt)) < runMs;

const itemOf = (entry: Entry, before: Entry | undefined, after: Entry | undefined): TimelineItem | null => {
  const { message, line, at } = entry;
  if (line) return { kind: 'line', ...line, at };
  if (!message) return null;
  const key = message.clientId ?? message.id;
  return {
    kind: 'message',
    key,
    message,
    startsRun: !isSameRun(before, entry),
    endsRun: !isSameRun(entry, after),
  };
};

const daysOfHours = new Map<string, Day>();

/** Day of a UTC instant in Europe/Paris, computed once for each hour. */
const dayAt = (at: string): Day => {
  const hour = at.slice(0, 13);
  const known = daysOfHours.get(hour);
  if (known !== undefined) return known;
  const day = parisDay(new Date(at));
  daysOfHours.set(hour, day);
  return day;
};

/** Conversation by days: messages in the order of their positions, with the guided actions between them. */
export const timelineOf = (thread: Thread): TimelineDay[] => {
  const days: { day: Day; items: TimelineItem[]; last: Entry | undefined }[] = [];
  const entries = entriesOf(thread);
  // An entry without an hour belongs to the day of the entry before it.
  const dayOf = (entry: Entry) => (entry.at === null ? null : dayAt(entry.at));
  const firstDay = entries.map(dayOf).find((day) => day !== null) ?? parisDay(new Date(thread.createdAt));
  entries.forEach((entry, index) => {
    const current = days.at(-1);
    const entryDay = dayOf(entry) ?? current?.day ?? firstDay;
    const isNew = !current || entryDay > current.day;
    const target = isNew ? { day: entryDay, items: [], last: undefined } : current;
    if (isNew) days.push(target);
    const following = entries[index + 1];
    const next = following && (dayOf(following) ?? entryDay) > target.day ? undefined : following;
    const item = itemOf(entry, target.last, next);
    if (item) target.items.push(item);
    target.last = entry;
  });
  return days.map(({ day, items }) => ({ day, items }));
};

/** Outgoing messages that the thread does not contain yet. */
export const pendingOf = (thread: Thread, outgoing: readonly OutgoingMessage[]): OutgoingMessage[] => {
  const known = new Set(thread.messages.flatMap(({ clientId }) => clientId ?? []));
  return outgoing.filter(({ clientId }) => !known.has(clientId));
};
