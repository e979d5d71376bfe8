import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { DepositSessionTable } from '../../../../platform/database/schema/tables.ts';

export type SessionRow = Selectable<DepositSessionTable>;

export const findSession = (db: Db, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('deposit_session').selectAll().where('id', '=', id).executeTakeFirst();

export const findByProvider = (db: Db, providerId: string): Promise<SessionRow | undefined> =>
  db.selectFrom('deposit_session').selectAll().where('provider_id', '=', providerId).executeTakeFirst();

export const findByIntent = (db: Db, paymentIntent: string): Promise<SessionRow | undefined> =>
  db.selectFrom('deposit_session').selectAll().where('payment_intent', '=', paymentIntent).executeTakeFirst();

export const lockSession = (trx: Db, id: string): Promise<SessionRow | undefined> =>
  trx.selectFrom('deposit_session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const live = (db: Db, applicationId: string) =>
  db
    .selectFrom('deposit_session')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['planned', 'open']);

/** The application's planned or open page. There is at most one, since one deposit at a time is awaited. */
export const findLive = (db: Db, applicationId: string): Promise<SessionRow | undefined> =>
  live(db, applicationId).executeTakeFirst();

export const lockLive = (trx: Db, applicationId: string): Promise<SessionRow | undefined> =>
  live(trx, applicationId).forUpdate().executeTakeFirst();

/** Planned and open pages of these applications. */
export const livePages = async (db: Db, applicationIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('deposit_session')
    .select('id')
    .where('application_id', 'in', applicationIds)
    .where('status', 'in', ['planned', 'open'])
    .execute();
  return rows.map(({ id }) => id);
};

interface Planned extends InstalmentKey {
  /** The person who acts for a firm. */
  readonly personId: string | null;
  readonly subject: string;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly plannedAt: Date;
  readonly expiresAt: Date;
}

export const insertPlanned = (
  trx: Db,
  { applicationId, instalment, personId, subject, amountCents, feeCents, plannedAt, expiresAt }: Planned,
): Promise<SessionRow> =>
  trx
    .insertInto('deposit_session')
    .values({
      application_id: applicationId,
      instalment,
      person_id: personId,
      subject,
      amount_cents: amountCents,
      fee_cents: feeCents,
      status: 'planned',
      provider_id: null,
      url: null,
      payment_intent: null,
      charge_id: null,
      paid_cents: null,
      planned_at: plannedAt,
      expires_at: expiresAt,
      paid_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateSession = async (
  trx: Db,
  id: string,
  change: Updateable<DepositSessionTable>,
): Promise<void> => {
  await trx.updateTable('deposit_session').set(change).where('id', '=', id).execute();
};

/** Pages past their expiry that are neither paid nor closed here; the provider knows their state. */
export const overdue = async (db: Db, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from deposit_session where status in ('planned', 'open') and expires_at < ${now}
    order by expires_at limit 500`.execute(db);
  return rows.map(({ id }) => id);
};

/** Open pages, to check at the provider, since an event may be lost. */
export const open = async (db: Db, since: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from deposit_session where status = 'open' and planned_at < ${since}
    order by planned_at limit 500`.execute(db);
  return rows.map(({ id }) => id);
};
