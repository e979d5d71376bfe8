import type { InvoicedMonth } from '@basoche/domain/payments/invoices/months';
import { vatPercent } from '@basoche/domain/payments/vat';
import { unitsIn } from '@basoche/domain/pricing/limits';
import { type RawBuilder, sql } from 'kysely';
import { price } from './instalments.ts';

/** SQL about the months of a price by time or of a retainer, and about their sheets (rules §13). The application is `a`, its instalment `i`. */

/** Price of plan `p` with a sheet each month, in the form of the domain; null for instalments. */
export const monthlyPrice = sql`case p.kind
  when 'retainer' then json_build_object('kind', p.kind, 'monthCents', p.month_cents, 'months', p.months, 'startsOn', p.starts_on,
    'services', p.services)
  when 'instalments' then null
  else json_build_object('kind', p.kind, 'rateCents', p.rate_cents, 'monthUnits', p.month_units, 'ceilingUnits', p.ceiling_units) end`;

/** Lines of sheet `s`, in their order. */
export const sheetEntries = sql`coalesce((
  select json_agg(json_build_object('day', e.day, 'units', e.units, 'text', e.text) order by e.place)
  from sheet_entry e where (e.application_id, e.position) = (s.application_id, s.position)), '[]')`;

/** The sheet of instalment `i` once it is sent; null before, and if there is none. */
export const sheetOfMonth = sql<InvoicedMonth | null>`(
  select jsonb_build_object('pricing', ${monthlyPrice}, 'period', jsonb_build_object('from', s.from_day, 'until', s.until_day),
    'entries', ${sheetEntries})
  from sheet s join price_plan p on p.action_id = ${price}
  where (s.application_id, s.position) = (a.id, i.position) and s.sent_at is not null)`;

/**
 * Total in cents, taxes included, of the sent sheet at this position (like `earnedCents` of the domain); null
 * if none was sent.
 */
export const toldCents = (position: RawBuilder<unknown>) => sql<number | null>`(
  select case when a.tva_applicable then t.cents + round(t.cents * ${vatPercent}::integer / 100.0) else t.cents end::integer
  from sheet s join price_plan p on p.action_id = ${price}
  cross join lateral (select coalesce(sum(l.units), 0) as units from sheet_entry l
    where (l.application_id, l.position) = (s.application_id, s.position)) e
  cross join lateral (select (case p.kind when 'retainer' then p.month_cents
    when 'day' then p.rate_cents / ${unitsIn.day}::integer * e.units
    else p.rate_cents / ${unitsIn.hour}::integer * e.units end)::integer as cents) t
  where (s.application_id, s.position) = (a.id, ${position}) and s.sent_at is not null)`;
