import { feeInstalment } from '@basoche/domain/payments/instalment';
import { sql } from 'kysely';

/** The fee of application `a`: of the instalment whose deposit carried it, wherever the thread stands by now. */

/** Joins the row of that instalment as `f`; none while its fields stand in `a`. */
export const feeRow = sql`left join instalment f on f.application_id = a.id and f.position = ${feeInstalment} and f.state is not null`;

export const feeCents = sql<number>`coalesce(f.fee_cents, a.fee_cents)`;

/** When the deposit with the fee was confirmed; null before that. */
export const feePaidAt = sql<Date | null>`case when f.state is null then a.deposit_confirmed_at else f.deposit_confirmed_at end`;
