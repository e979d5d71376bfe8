import type { StagedPrice } from '@basoche/domain/pricing/kinds';
import { type Application, wasAccepted } from '@basoche/domain/threads/application';
import type { ActionType } from '@basoche/domain/threads/states';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type {
  ApplicationTable,
  MissionApplicationTable,
  NdaConsentTable,
} from '../../../platform/database/schema/tables.ts';
import { executionColumnsOf } from '../instalments/store.ts';
import { insertPlan } from '../plans/store.ts';
import type { ActionRow } from '../store.ts';

/** Writes to threads: rows, actions, consents. */

/** The columns of `application` that the rules decide on. */
export const columnsOf = (application: Application) => ({
  ...executionColumnsOf(application),
  refusal_text: application.refusalText,
  offer_cents: application.offerCents,
  tva_applicable: application.tvaApplicable,
  mode: application.mode,
  offer_to_confirm: [...application.offerToConfirm],
  creator_revealed: wasAccepted(application, 'PRICE'),
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
    /** Parts of a price; absent for a flat price. */
    pricing: StagedPrice | undefined;
  },
): Promise<void> => {
  const { id } = await db
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
    .returning('id')
    .executeTakeFirstOrThrow();
  if (action.pricing !== undefined) await insertPlan(db, id, action.pricing);
};

export const insertConsent = async (db: Db, consent: Insertable<NdaConsentTable>): Promise<void> => {
  await db.insertInto('nda_consent').values(consent).execute();
};
