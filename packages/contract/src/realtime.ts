import { threadTypes } from '@basoche/domain/threads/application';
import { id } from './fields.ts';
import { problemSchema } from './problem.ts';
import { messageBody, messageSchema } from './threads/messages.ts';
import { actionSchema } from './threads/threads.ts';
import { z } from './zod.ts';

/** Sockets (rules §6). Websocket only, at `/socket.io`. */

/**
 * Handshake: the token, and the account acted for as `userID` of the query: the person's own, or the firm in
 * `actingFor`. `age`: milliseconds since the page began to load its data; if an event came since, the server
 * may answer with `resync`.
 */
export const handshakeAuth = z.object({
  token: z.string().min(1).max(200),
  actingFor: id.optional(),
  age: z.number().min(0).optional(),
});
export const handshakeQuery = z.object({ userID: id });

/** `message`, from the browser; answered by its acknowledgement. */
export const messageEvent = messageBody.safeExtend({
  postulationID: id,
  userID: id.optional(),
  type: z.enum(threadTypes),
});
export type MessageEvent = z.input<typeof messageEvent>;

export const messageAcknowledgement = z.union([
  z.object({ ok: z.literal(true), message: messageSchema }),
  z.object({ ok: z.literal(false), problem: problemSchema }),
]);
export type MessageAcknowledgement = z.infer<typeof messageAcknowledgement>;

/** `newMessage`, to both parties of a thread. */
export const newMessageEvent = z.object({ postulationID: id, message: messageSchema });
export type NewMessageEvent = z.infer<typeof newMessageEvent>;

/** `newAction`, to both parties: something changed; the thread at `position` says what. */
export const newActionEvent = z.object({
  postulationID: id,
  position: z.int(),
  action: actionSchema.nullable(),
});
export type NewActionEvent = z.infer<typeof newActionEvent>;

/** `newNotification`, to one person: the unread dot lights up. */
export const newNotificationEvent = z.object({ id });
export type NewNotificationEvent = z.infer<typeof newNotificationEvent>;

/**
 * `typing`, from a browser to the other party's: somebody is writing. Their text is not included, and nothing
 * is stored.
 */
export const typingEvent = z.object({ postulationID: id });
export type TypingEvent = z.infer<typeof typingEvent>;

/**
 * `read`, from a browser: the party has read the thread up to this position; sent to the other party as
 * `threadRead`.
 */
export const readEvent = z.object({ postulationID: id, position: z.int().min(0).max(2_147_483_647) });
export type ReadEvent = z.infer<typeof readEvent>;

/** `missionViewed`, to the creator of a mission: its number of views, without names. */
export const missionViewedEvent = z.object({ missionID: id, views: z.int().min(1) });
export type MissionViewedEvent = z.infer<typeof missionViewedEvent>;

/**
 * `hearingChanged`, to the client of a hearing and to the avocats who were told of it: they read it again.
 */
export const hearingChangedEvent = z.object({ id });
export type HearingChangedEvent = z.infer<typeof hearingChangedEvent>;

export interface ServerEvents {
  hearingChanged: (event: HearingChangedEvent) => void;
  missionViewed: (event: MissionViewedEvent) => void;
  typing: (event: TypingEvent) => void;
  threadRead: (event: ReadEvent) => void;
  /** Events may have been missed: the browser asks for all that came after its last position. */
  resync: () => void;
  newMessage: (event: NewMessageEvent) => void;
  newAction: (event: NewActionEvent) => void;
  newNotification: (event: NewNotificationEvent) => void;
  /** Notifications were read on some screen: the dot may go out. */
  notificationsRead: () => void;
  /** The payment provider sent news of the member's subscription. */
  subscriptionChanged: () => void;
}

export interface ClientEvents {
  typing: (event: TypingEvent) => void;
  read: (event: ReadEvent) => void;
  message: (event: MessageEvent, acknowledge: (answer: MessageAcknowledgement) => void) => void;
}
