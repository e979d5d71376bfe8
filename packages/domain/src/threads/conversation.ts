import type { ThreadActor } from './actors.ts';
import type { Application } from './application.ts';
import type { CommandOf } from './commands.ts';
import { decide } from './decide.ts';
import type { Decision } from './effects.ts';
import { noReviews } from './reviews.ts';

/** All of an application that a message is decided on (rules §3, "Confidentiality" and "Messages are closed"). */
export type Conversation = Pick<Application, 'type' | 'state' | 'creator' | 'candidate' | 'consents'>;

/** What a message neither looks at nor changes. */
const unseen: Omit<Application, keyof Conversation> = {
  nature: '',
  actions: [],
  closedReason: null,
  offerCents: null,
  tvaApplicable: false,
  offerToConfirm: [],
  deliveredAt: null,
  endedAt: null,
  releaseAt: null,
  contest: null,
  deposit: null,
  cancelAsked: { creator: null, candidate: null },
  doneAt: null,
  reviews: noReviews,
  reviewsOpenedAt: null,
};

/** `decide` on a message, from the little that it needs: many are written each second. */
export const decideMessage = (
  conversation: Conversation,
  command: CommandOf<'message'>,
  actor: ThreadActor,
  now: Date,
): Decision => decide({ ...unseen, ...conversation }, command, actor, now);
