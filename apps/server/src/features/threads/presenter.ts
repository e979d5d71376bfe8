import type { Action, Message, Thread } from '@basoche/contract/threads';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { ThreadPermission } from '@basoche/domain/threads/states';
import type { MessageRow } from './messages/store.ts';
import type { ActionRow, ThreadRow } from './store.ts';

/** The creator of an anonymous mission hides from its candidate until a price is accepted (rules §2). */
export const hidesCreator = (
  row: Pick<ThreadRow, 'is_anonymous' | 'creator_revealed'>,
  viewer: ThreadParty,
): boolean => viewer === 'candidate' && row.is_anonymous && !row.creator_revealed;

const idOf = (row: ThreadRow, party: ThreadParty) =>
  party === 'creator' ? row.creator_id : row.candidate_id;

/** A message as one party sees it: each gets its own presentation. */
export const presentMessage = (message: MessageRow, row: ThreadRow, viewer: ThreadParty): Message => {
  const isMine = message.sender_id === idOf(row, viewer);
  return {
    id: message.id,
    content: message.content,
    sentBy: !isMine && hidesCreator(row, viewer) ? null : message.sender_id,
    isMine,
    sentAt: message.sent_at.toISOString(),
    postulationId: message.application_id,
    position: message.position,
    clientId: isMine ? message.client_id : null,
  };
};

export const presentAction = (action: ActionRow): Action => ({
  id: action.id,
  type: action.type,
  result: action.result,
  offer: action.offer_cents === null ? null : centsToEuros(action.offer_cents),
  sentAt: new Date(action.sent_at).toISOString(),
  position: action.position,
});

const creatorOf = (row: ThreadRow, viewer: ThreadParty): Thread['creator'] =>
  hidesCreator(row, viewer)
    ? { id: null, name: null, pictureURL: null, role: null }
    : {
        id: row.creator_id,
        name: row.creator_name,
        pictureURL: row.creator_picture_url,
        role: row.creator_kind,
      };

interface Told extends Pick<Thread, 'mission' | 'jobOffer' | 'sent'> {
  readonly viewer: ThreadParty;
  readonly messages: readonly MessageRow[];
  readonly hasOlder: boolean;
  readonly actions: readonly ActionRow[];
  readonly position: number;
  readonly permitted: readonly ThreadPermission[];
}

export const presentThread = (row: ThreadRow, told: Told): Thread => ({
  id: row.id,
  type: row.type,
  state: row.state,
  isRefused: row.state === 'REFUSED',
  isWithdrawn: row.closed_reason === 'withdrawn',
  isCreator: told.viewer === 'creator',
  user: {
    id: row.candidate_id,
    name: row.candidate_name,
    pictureURL: row.candidate_picture_url,
    role: row.candidate_kind,
  },
  creator: creatorOf(row, told.viewer),
  mission: told.mission,
  jobOffer: told.jobOffer,
  sent: told.sent,
  offer: row.offer_cents === null ? null : centsToEuros(row.offer_cents),
  tvaApplicable: row.tva_applicable,
  offerToConfirm: row.offer_to_confirm,
  createdAt: row.created_at.toISOString(),
  creatorNDAConsent: row.consents.some(({ party }) => party === 'creator'),
  postulantNDAConsent: row.consents.some(({ party }) => party === 'candidate'),
  position: told.position,
  messages: told.messages.map((message) => presentMessage(message, row, told.viewer)),
  hasOlder: told.hasOlder,
  actions: told.actions.map(presentAction),
  permitted: [...told.permitted],
});
