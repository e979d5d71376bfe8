import type { Independence } from '@basoche/contract/threads/independence';
import type { Message } from '@basoche/contract/threads/messages';
import type { Action, Thread } from '@basoche/contract/threads/threads';
import type { AwaitedApprover } from '@basoche/domain/firms/deposit-approval';
import { hidesClient } from '@basoche/domain/members/anonymous-client';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { instalmentName } from '@basoche/domain/pricing/content';
import { otherParty, type ThreadParty } from '@basoche/domain/threads/actors';
import {
  type Application,
  type Contest,
  isDirectRelation,
  wasAccepted,
} from '@basoche/domain/threads/application';
import { depositAt, depositNoteOf } from '@basoche/domain/threads/awaited-deposit';
import { agreementVersion } from '@basoche/domain/threads/confidentiality';
import { nextDepositOf, payeePartCents } from '@basoche/domain/threads/deposits-and-refunds';
import type { Hindrance } from '@basoche/domain/threads/hindered';
import { asksNothing, isIndependenceCurrent } from '@basoche/domain/threads/independence';
import { instalmentEndingOf } from '@basoche/domain/threads/instalment-endings';
import { readableWords } from '@basoche/domain/threads/party-texts';
import { fileRefusal } from '@basoche/domain/threads/proposed-mode';
import type { SituationFacts } from '@basoche/domain/threads/situation';
import type { ThreadPermission } from '@basoche/domain/threads/states';
import { endOf } from '@basoche/domain/threads/thread-ends';
import { parisDay } from '@basoche/domain/time/paris';
import { presentProfession } from '../members/professions/service.ts';
import type { MessageRow } from './messages/store.ts';
import { presentPlan } from './plans/presenter.ts';
import type { ShownRating } from './reviews/presenter.ts';
import { presentSituation } from './situation/presenter.ts';
import type { ActionRow, Parties, ThreadRow } from './store.ts';

/** True if this viewer may not know the creator yet: the mission is anonymous and no price is accepted (rules §2). */
export const hidesCreator = (
  row: Pick<ThreadRow, 'is_anonymous' | 'creator_revealed'>,
  viewer: ThreadParty,
): boolean =>
  viewer === 'candidate' && hidesClient({ isAnonymous: row.is_anonymous, isRevealed: row.creator_revealed });

const idOf = (row: Parties, party: ThreadParty) => (party === 'creator' ? row.creator_id : row.candidate_id);

/** A message as one party sees it: each gets its own presentation. */
export const presentMessage = (message: MessageRow, row: Parties, viewer: ThreadParty): Message => {
  const isMine = message.sender_id === idOf(row, viewer);
  const isHidden = !isMine && hidesCreator(row, viewer);
  return {
    id: message.id,
    content: message.content,
    sentBy: isHidden ? null : message.sender_id,
    author: isHidden ? null : message.author,
    isMine,
    sentAt: message.sent_at.toISOString(),
    postulationId: message.application_id,
    position: message.position,
    clientId: isMine ? message.client_id : null,
    attachments: (message.attachments ?? []).map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes })),
  };
};

const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

type Consents = Pick<Application, 'consents'>;

/**
 * Reason of an action, for this reader. A price's refusal is in the creator's words, which may be masked; an office's reason is
 * not.
 */
const reasonOf = ({ type, reason }: ActionRow, thread: Consents, reader: ThreadParty): string | null =>
  type === 'PRICE' ? readableWords(thread, reason, { author: 'creator', reader }) : reason;

type ActionContext = Pick<ThreadContext, 'application' | 'viewer' | 'now'>;

/**
 * An action as one party sees it. While the creator is hidden, people of both parties stay unnamed, because
 * the action does not tell which party a person belongs to.
 */
export const presentAction = (
  action: ActionRow,
  row: Parties,
  { application: thread, viewer: reader, now }: ActionContext,
): Action => ({
  id: action.id,
  type: action.type,
  result: action.result,
  offer: action.offer_cents === null ? null : centsToEuros(action.offer_cents),
  sentAt: new Date(action.sent_at).toISOString(),
  closedAt: action.closed_at === null ? null : new Date(action.closed_at).toISOString(),
  position: action.position,
  by: hidesCreator(row, reader) ? null : action.by,
  reason: reasonOf(action, thread, reader),
  suggestion: action.suggestion_cents === null ? null : centsToEuros(action.suggestion_cents),
  ...presentPlan(action.pricing, thread, reader, parisDay(now)),
  ...(action.ended_with && { ending: instalmentEndingOf(action.ended_with, action.result) }),
});

const creatorOf = (row: ThreadRow, viewer: ThreadParty, rating: ShownRating, now: Date): Thread['creator'] =>
  hidesCreator(row, viewer)
    ? { id: null, name: null, pictureURL: null, role: null, profession: null, rating: null, nbMissions: null }
    : {
        id: row.creator_id,
        name: row.creator_name,
        pictureURL: row.creator_picture_url,
        role: row.creator_kind,
        profession: presentProfession(row.creator_profession, now),
        ...rating,
      };

const presentContest = ({ by, reason, at, end }: Contest, viewer: ThreadParty) => {
  const settled = end?.kind === 'settled' ? end : null;
  return {
    isMine: by === viewer,
    reason,
    at: at.toISOString(),
    end: end?.kind ?? null,
    endedAt: isoOrNull(end?.at ?? null),
    settlement: settled?.decision ?? null,
    settlementReason: settled?.reason ?? null,
  };
};

const executionOf = (
  { application, viewer, now }: ActionContext,
  taken: ThreadRow['taken_by_bank'],
): Thread['execution'] => {
  const { type, deposit, deliveredAt, contest, endedAt, releaseAt, state } = application;
  const byParty = (times: Application['cancelAsked']) => ({
    mine: isoOrNull(times[viewer]),
    other: isoOrNull(times[otherParty(viewer)]),
  });
  const isHeld = type === 'MISSION' && wasAccepted(application, 'PRICE') && !isDirectRelation(application);
  const lines = isHeld ? nextDepositOf(depositAt(application, now)) : null;
  const depositNote = depositNoteOf(application, now);
  return {
    depositDue: lines && centsToEuros(deposit?.amountCents ?? lines.totalCents),
    lines: lines && {
      price: centsToEuros(lines.priceCents),
      vat: centsToEuros(lines.vatCents),
      fee: centsToEuros(lines.feeCents),
      feeVat: centsToEuros(lines.feeVatCents),
    },
    ...(depositNote === null ? {} : { depositNote }),
    payeeReceives: lines && centsToEuros(deposit === null ? lines.payeeCents : payeePartCents(application)),
    payeeIsReady: state === 'WAITING_FUNDS' && application.payeeIsReady,
    depositConfirmedAt: isoOrNull(deposit?.confirmedAt ?? null),
    chargebackAt: isoOrNull(application.chargebackAt),
    takenByBank: taken && { amount: centsToEuros(taken.cents), at: new Date(taken.at).toISOString() },
    deliveredAt: isoOrNull(deliveredAt),
    endedAt: isoOrNull(endedAt),
    isPayoutWaiting: application.isPayoutAsked,
    releaseAt: isoOrNull(releaseAt),
    contest: contest && presentContest(contest, viewer),
    cancelAsked: byParty(application.cancelAsked),
    cancelRefused: byParty(application.cancelRefused),
  };
};

/** The candidate's last declaration about their independence, the same for both parties. */
export const presentIndependence = (application: Application): Independence | null => {
  const { independence } = application;
  return (
    independence && {
      kind: independence.kind,
      at: independence.at.toISOString(),
      isCurrent: isIndependenceCurrent(application),
    }
  );
};

/** Versions and states only: neither the candidate's checks nor a name. */
const presentConflicts = (application: Application): Pick<Thread, 'conflicts'> => {
  const { conflicts, shownParties } = application;
  if (conflicts === null || asksNothing(application)) return {};
  const { level, parties, listVersion } = conflicts;
  return {
    conflicts: {
      level,
      parties,
      listVersion,
      independence: presentIndependence(application),
      shown: shownParties && {
        at: shownParties.at.toISOString(),
        isCurrent: shownParties.listVersion === listVersion,
      },
    },
  };
};

/** The current instalment, without its price, whose titles may be masked. */
const presentCurrent = ({ instalment }: Application): Pick<Thread, 'instalment'> => {
  if (instalment === null) return {};
  const { position, count } = instalment;
  return { instalment: { position, count, name: instalmentName(instalment) } };
};

const presentVigilance = (application: Application): Pick<Thread, 'vigilance'> => {
  const refusal = fileRefusal(application);
  return refusal === null ? {} : { vigilance: refusal };
};

interface ThreadContext
  extends Pick<Thread, 'assignee' | 'mission' | 'jobOffer' | 'sent' | 'reviews' | 'hearing'> {
  readonly viewer: ThreadParty;
  /** The approver of the deposit within the viewer's firm, if a request waits. */
  readonly approval?: AwaitedApprover;
  readonly now: Date;
  readonly application: Application;
  /** Reputation of each party in its role. */
  readonly ratings: Readonly<Record<ThreadParty, ShownRating>>;
  readonly messages: readonly MessageRow[];
  readonly hasOlder: boolean;
  readonly actions: readonly ActionRow[];
  readonly position: number;
  readonly permitted: readonly ThreadPermission[];
  readonly hindered: readonly Hindrance[];
}

/** Start of the open review of a portage; null if none is open. */
const reviewAskedAt = ({ actions }: ThreadRow): Date | null => {
  const review = actions.find(
    ({ type, result }) => result === 'ONGOING' && (type === 'WAITING_BASOCHE' || type === 'WAITING_ITG'),
  );
  return review === undefined ? null : new Date(review.sent_at);
};

const situationSeen = ({ situation_facts: facts }: ThreadRow, { approval }: ThreadContext): SituationFacts =>
  approval === undefined ? facts : { ...facts, approval };

export const presentThread = (row: ThreadRow, context: ThreadContext): Thread => ({
  id: row.id,
  type: row.type,
  state: row.state,
  ...presentSituation(
    situationSeen(row, context),
    context.viewer,
    {
      deliveredAt: row.delivered_at,
      releaseAt: row.release_at,
      reviewAskedAt: reviewAskedAt(row),
    },
    parisDay(context.now),
  ),
  end: endOf(row.situation_facts),
  isRefused: row.state === 'REFUSED',
  isWithdrawn: row.closed_reason === 'withdrawn',
  closedReason: row.closed_reason,
  closedNote: row.closed_note,
  refusalText: readableWords(context.application, row.refusal_text, {
    author: 'creator',
    reader: context.viewer,
  }),
  isCreator: context.viewer === 'creator',
  isOtherSuspended: context.viewer === 'creator' ? row.candidate_suspended : row.creator_suspended,
  user: {
    id: row.candidate_id,
    name: row.candidate_name,
    pictureURL: row.candidate_picture_url,
    role: row.candidate_kind,
    profession: presentProfession(row.candidate_profession, context.now),
    ...context.ratings.candidate,
  },
  creator: creatorOf(row, context.viewer, context.ratings.creator, context.now),
  mission: context.mission,
  jobOffer: context.jobOffer,
  sent: context.sent,
  offer: row.offer_cents === null ? null : centsToEuros(row.offer_cents),
  tvaApplicable: row.tva_applicable,
  presentation: readableWords(context.application, row.presentation, {
    author: 'candidate',
    reader: context.viewer,
  }),
  delayDays: row.delay_days,
  othersUnderWay: context.viewer === 'creator' ? row.others_under_way : 0,
  mode: row.mode,
  offerToConfirm: row.offer_to_confirm,
  createdAt: row.created_at.toISOString(),
  creatorNDAConsent: row.consents.some(({ party }) => party === 'creator'),
  postulantNDAConsent: row.consents.some(({ party }) => party === 'candidate'),
  agreementVersion: agreementVersion(context.application),
  consents: row.consents.map(({ party, version, consented_at }) => ({
    isMine: party === context.viewer,
    version,
    at: new Date(consented_at).toISOString(),
  })),
  ...presentConflicts(context.application),
  execution: executionOf(context, row.taken_by_bank),
  hearing: context.hearing,
  reviews: context.reviews,
  readPosition: context.viewer === 'creator' ? row.creator_read_position : row.candidate_read_position,
  otherReadPosition: context.viewer === 'creator' ? row.candidate_read_position : row.creator_read_position,
  position: context.position,
  messages: context.messages.map((message) => presentMessage(message, row, context.viewer)),
  hasOlder: context.hasOlder,
  actions: context.actions.map((action) => presentAction(action, row, context)),
  ...(context.assignee === undefined ? {} : { assignee: context.assignee }),
  ...presentVigilance(context.application),
  ...presentCurrent(context.application),
  permitted: [...context.permitted],
  hindered: [...context.hindered],
});
