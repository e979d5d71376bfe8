import { type Application, type Contest, wasAccepted } from '@basoche/domain/threads/application';
import type { ActionType } from '@basoche/domain/threads/states';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type {
  ApplicationTable,
  MissionApplicationTable,
  NdaConsentTable,
} from '../../../platform/database/schema/tables.ts';
import type { ActionRow } from '../store.ts';

/** Writes to threads: rows, actions, consents. */

const contestEndOf = (contest: Contest | null) => {
  const end = contest?.end ?? null;
  const settled = end?.kind === 'settled' ? end : null;
  return {
    contest_end: end?.kind ?? null,
    contest_ended_at: end?.at ?? null,
    contest_decision: settled?.decision ?? null,
    contest_decision_reason: settled?.reason ?? null,
  };
};

/** The columns of `application` that the rules decide. */
export const columnsOf = (application: Application) => ({
  state: application.state,
  closed_reason: application.closedReason,
  closed_note: application.closedNote,
  refusal_text: application.refusalText,
  offer_cents: application.offerCents,
  tva_applicable: application.tvaApplicable,
  mode: application.mode,
  fee_cents: application.feeCents,
  offer_to_confirm: [...application.offerToConfirm],
  creator_revealed: wasAccepted(application, 'PRICE'),
  delivered_at: application.deliveredAt,
  ended_at: application.endedAt,
  release_at: application.releaseAt,
  contest_by: application.contest?.by ?? null,
  contest_reason: application.contest?.reason ?? null,
  contest_at: application.contest?.at ?? null,
  ...contestEndOf(application.contest),
  deposit_cents: application.deposit?.amountCents ?? null,
  deposit_confirmed_at: application.deposit?.confirmedAt ?? null,
  chargeback_at: application.chargebackAt,
  creator_cancel_asked_at: application.cancelAsked.creator,
  candidate_cancel_asked_at: application.cancelAsked.candidate,
  creator_cancel_refused_at: application.cancelRefused.creator,
  candidate_cancel_refused_at: application.cancelRefused.candidate,
  done_at: application.doneAt,
  reviews_opened_at: application.reviewsOpenedAt,
});

export const insertApplication = async (db: Db, row: Insertable<ApplicationTable>): Promise<string> => {
  const { id } = await db.insertInto('application').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Inserts what a candidate gives with their price for a mission: presentation and delay. */
export const insertMissionApplication = async (
  db: Db,
  row: Insertable<MissionApplicationTable>,
): Promise<void> => {
  await db.insertInto('mission_application').values(row).execute();
};

export const updateApplication = async (
  db: Db,
  id: string,
  change: Updateable<ApplicationTable>,
): Promise<void> => {
  await db.updateTable('application').set(change).where('id', '=', id).execute();
};

export const closeAction = async (
  db: Db,
  id: string,
  change: Pick<ActionRow, 'result' | 'reason' | 'suggestion_cents' | 'position'> & {
    closed_at: Date;
    closed_by: string | null;
  },
): Promise<void> => {
  await db.updateTable('application_action').set(change).where('id', '=', id).execute();
};

export const openAction = async (
  db: Db,
  action: {
    applicationId: string;
    type: ActionType;
    offerCents: number | null;
    result: 'ONGOING' | 'ACCEPTED';
    position: number;
    sentAt: Date;
    /** The person who acted for a firm. */
    openedBy: string | null;
  },
): Promise<void> => {
  await db
    .insertInto('application_action')
    .values({
      application_id: action.applicationId,
      type: action.type,
      offer_cents: action.offerCents,
      result: action.result,
      sent_at: action.sentAt,
      ...(action.result === 'ONGOING' ? {} : { closed_at: action.sentAt }),
      opened_by: action.openedBy,
      opened_position: action.position,
      position: action.position,
    })
    .execute();
};

export const insertConsent = async (db: Db, consent: Insertable<NdaConsentTable>): Promise<void> => {
  await db.insertInto('nda_consent').values(consent).execute();
};
