import { threadTypes } from '@basoche/domain/threads/application';
import { id } from './fields.ts';
import { problemSchema } from './problem.ts';
import { actionSchema, messageBody, messageSchema } from './threads/threads.ts';
import { z } from './zod.ts';

/** Sockets: second document, §4 "Real-time"; rules §6. Websocket only, at `/socket.io`. */

/** Handshake: the token, and in the query the id of the person it belongs to. */
export const handshakeAuth = z.object({ token: z.string().min(1).max(200) });
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

/** `newAction`, to both parties: something changed; the thread at `position` tells what. */
export const newActionEvent = z.object({
  postulationID: id,
  position: z.int(),
  action: actionSchema.nullable(),
});
export type NewActionEvent = z.infer<typeof newActionEvent>;

/** `newNotification`, to one person: the unread dot lights up. */
export const newNotificationEvent = z.object({ id });
export type NewNotificationEvent = z.infer<typeof newNotificationEvent>;

/** `typing`, from a browser and to the other party's: they are writing. It carries nothing of what they write, and is kept nowhere. */
export const typingEvent = z.object({ postulationID: id });
export type TypingEvent = z.infer<typeof typingEvent>;

/** `read`, from a browser: the party has seen the thread up to this position; to the other party's, as `threadRead`. */
export const readEvent = z.object({ postulationID: id, position: z.int().min(0).max(2_147_483_647) });
export type ReadEvent = z.infer<typeof readEvent>;

/** `missionViewed`, to the creator of a mission: how often it was seen by now. Nothing says by whom. */
export const missionViewedEvent = z.object({ missionID: id, views: z.int().min(1) });
export type MissionViewedEvent = z.infer<typeof missionViewedEvent>;

export interface ServerEvents {
  missionViewed: (event: MissionViewedEvent) => void;
  typing: (event: TypingEvent) => void;
  threadRead: (event: ReadEvent) => void;
  /** The server may have missed something to tell: the browser asks for what came after the last position it has. */
  resync: () => void;
  newMessage: (event: NewMessageEvent) => void;
  newAction: (event: NewActionEvent) => void;
  newNotification: (event: NewNotificationEvent) => void;
  /** Notifications were read, on whichever screen: the dot may go out. */
  notificationsRead: () => void;
  /** The payment provider said something new of one's subscription. */
  subscriptionChanged: () => void;
}

export interface ClientEvents {
  typing: (event: TypingEvent) => void;
  read: (event: ReadEvent) => void;
  message: (event: MessageEvent, acknowledge: (answer: MessageAcknowledgement) => void) => void;
}
