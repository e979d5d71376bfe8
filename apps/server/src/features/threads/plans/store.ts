import type { StagedPrice } from '@basoche/domain/pricing/kinds';
import type { Day } from '@basoche/domain/time/paris';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PricePlanTable } from '../../../platform/database/schema/tables.ts';
import { monthlyPrice } from '../../../platform/listing/months.ts';

/** Prices in instalments or months, each stored with the action that proposed it (rules §13). */

export const planRowOf = (action_id: string, pricing: StagedPrice): Insertable<PricePlanTable> => {
  const { kind } = pricing;
  switch (kind) {
    case 'instalments':
      return { action_id, kind };
    case 'day':
    case 'hour': {
      const { rateCents, monthUnits, ceilingUnits } = pricing;
      return {
        action_id,
        kind,
        rate_cents: rateCents,
        month_units: monthUnits,
        ceiling_units: ceilingUnits,
      };
    }
    case 'retainer': {
      const { monthCents, months, startsOn, services } = pricing;
      return { action_id, kind, month_cents: monthCents, months, starts_on: startsOn, services };
    }
  }
};

/** Inserts a price with the action that proposes it. */
export const insertPlan = async (trx: Db, actionId: string, pricing: StagedPrice): Promise<void> => {
  await trx.insertInto('price_plan').values(planRowOf(actionId, pricing)).execute();
  if (pricing.kind !== 'instalments') return;
  const rows = pricing.instalments.map((planned, position) => ({
    ...planned,
    action_id: actionId,
    position,
  }));
  await trx.insertInto('price_plan_instalment').values(rows).execute();
};

/** Sets the first day of a retainer: that of its agreement, where the proposed one is past. */
export const moveFirstDay = async (trx: Db, actionId: string, startsOn: Day): Promise<void> => {
  await trx
    .updateTable('price_plan')
    .set({ starts_on: startsOn })
    .where('action_id', '=', actionId)
    .where('kind', '=', 'retainer')
    .execute();
};

/** The price of action `x` in the form of the rules; null for a flat price and for every other action. */
export const planOfAction = sql<StagedPrice | null>`case when x.type = 'PRICE' then (
  select case p.kind
    when 'instalments' then json_build_object('kind', p.kind, 'instalments', (
      select json_agg(json_build_object('title', i.title, 'cents', i.cents, 'days', i.days) order by i.position)
      from price_plan_instalment i where i.action_id = p.action_id))
    else ${monthlyPrice} end
  from price_plan p where p.action_id = x.id) end`;
