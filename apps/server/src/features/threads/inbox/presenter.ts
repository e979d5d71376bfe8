import type { Discussion, InboxConversation, WaitingApplication } from '@basoche/contract/threads/inbox';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { ThreadType } from '@basoche/domain/threads/application';
import { depositDueCents } from '@basoche/domain/threads/deposits-and-refunds';
import { situationOf } from '@basoche/domain/threads/situation';
import { type Turn, turnOf } from '@basoche/domain/threads/whose-turn';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { presentAssignee } from '../../../platform/listing/assignee.ts';
import { presentProfession } from '../../members/professions/service.ts';
import { presentSituation } from '../situation/presenter.ts';
import type { ConversationRow, EntryRow, SituationRow } from './store.ts';

const viewerOf = ({ is_creator }: Pick<SituationRow, 'is_creator'>): ThreadParty =>
  is_creator ? 'creator' : 'candidate';

export const turnIn = (situation: SituationRow, today: Day): Turn =>
  turnOf(situationOf(situation.facts, today), viewerOf(situation));

/** Text of the last message or, if it has none, of its attachments. */
const lastMessageText = ({
  last_message,
  last_files,
}: Pick<EntryRow, 'last_message' | 'last_files'>): string | null => {
  if (last_message !== '' || last_files === null) return last_message;
  const [first, ...others] = last_files;
  return others.length === 0 ? `Pièce jointe\u202f: ${first}` : `${last_files.length} pièces jointes`;
};

const depositDueIn = (row: ConversationRow): number | null => {
  if (!row.is_creator || row.state !== 'WAITING_FUNDS') return null;
  const { due_cents: offerCents, tva_applicable: tvaApplicable, fee_cents: feeCents } = row;
  return centsToEuros(depositDueCents({ offerCents, tvaApplicable, feeCents }));
};

export const presentConversation = (row: ConversationRow, viewer: Viewer, now: Date): InboxConversation => {
  const due = {
    deliveredAt: row.delivered_at,
    releaseAt: row.release_at,
    reviewAskedAt: row.review_asked_at,
  };
  const situation = presentSituation(row.facts, viewerOf(row), due, parisDay(now));
  return {
    postulationID: row.id,
    other: row.hides_other
      ? null
      : {
          name: row.other_name,
          pictureURL: row.other_picture_url,
          profession: presentProfession(row.other_profession, now),
        },
    state: row.state,
    ...situation,
    offer: row.offer_cents === null ? null : centsToEuros(row.offer_cents),
    tvaApplicable: row.tva_applicable,
    depositDue: depositDueIn(row),
    lastMessage: lastMessageText(row),
    isLastMine: row.is_last_mine,
    ...(row.is_of_hearing ? { isHearing: true as const } : {}),
    unread: row.unread,
    updatedAt: row.updated_at.toISOString(),
    ...presentAssignee(row.assignee, viewer),
  };
};

export const presentWaiting = (row: ConversationRow, viewer: Viewer, now: Date): WaitingApplication => ({
  ...presentConversation(row, viewer, now),
  missionID: row.mission_id,
  jobID: row.job_id,
  title: row.title,
  isCreator: row.is_creator,
});

/** An entry of the inbox. A candidate's entry stands for one application and repeats its state. */
export const presentDiscussion = (
  row: EntryRow,
  type: ThreadType,
  applications: InboxConversation[],
): Discussion => {
  const ownApplication = row.is_creator ? undefined : applications[0];
  return {
    postulationID: ownApplication?.postulationID ?? null,
    missionID: type === 'MISSION' ? row.subject_id : null,
    jobID: type === 'JOB' ? row.subject_id : null,
    title: row.title,
    isCreator: row.is_creator,
    ...(row.is_of_hearing ? { isHearing: true as const } : {}),
    other: ownApplication?.other ?? null,
    state: ownApplication?.state ?? null,
    lastMessage: lastMessageText(row),
    unread: row.unread,
    updatedAt: row.updated_at.toISOString(),
    applications,
    applicationCount: row.application_ids.length,
  };
};
