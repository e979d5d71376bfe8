import { feeInstalment } from '@basoche/domain/payments/instalment';
import type { InstalmentPlace } from '@basoche/domain/pricing/content';
import { type RawBuilder, sql } from 'kysely';
import type { ApplicationTable, InstalmentTable } from '../database/schema/tables.ts';

/** SQL about instalments of a mission (rules §13). The application is `a`. */

/** Joins the instalments that were opened as `i`; nothing for a flat price. */
export const instalments = sql`left join instalment i on i.application_id = a.id`;

/** Joins the instalment at this position. */
export const instalmentAt = (position: RawBuilder<unknown>) =>
  sql`${instalments} and i.position = ${position}`;

/** Column of instalment `i`. For a flat price and for the current instalment, the value is in `a`. */
export const ofInstalment = <Value>(column: keyof ApplicationTable & keyof InstalmentTable) =>
  sql<Value>`case when i.state is null then ${sql.ref(`a.${column}`)} else ${sql.ref(`i.${column}`)} end`;

/** Action by which the price was agreed. */
export const price = sql`(select x.id from application_action x where x.application_id = a.id and x.type = 'PRICE'
  order by x.opened_position desc limit 1)`;

/** Position of instalment `i` in its mission, as JSON; null for a flat price. */
export const instalmentPlace = sql<InstalmentPlace | null>`case when i.position is not null then jsonb_build_object(
  'position', i.position,
  'count', (select nullif(count(*), 0) from price_plan_instalment p where p.action_id = ${price})) end`;

/** Work agreed for instalment `i`; null if none was named. */
export const instalmentWork = sql<string | null>`case when i.position is not null then (
  select p.title from price_plan_instalment p where p.action_id = ${price} and p.position = i.position) end`;

/**
 * Joins, as `f`, the instalment whose deposit included the platform's fee; none while its fields are still in
 * `a`.
 */
export const feeRow = sql`left join instalment f on f.application_id = a.id and f.position = ${feeInstalment} and f.state is not null`;

/** The fee of the mission, in cents, all taxes included. */
export const feeCents = sql<number>`coalesce(f.fee_cents, a.fee_cents)`;

/** When the deposit with the fee was confirmed; null before that. */
export const feePaidAt = sql<Date | null>`case when f.state is null then a.deposit_confirmed_at else f.deposit_confirmed_at end`;
