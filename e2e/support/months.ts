import { pairOf } from './modes.ts';
import { call, makeMission } from './personas.ts';
import type { Product } from './product.ts';

/** Prices by day and retainers for the journeys: a thread whose price is agreed, and months that pass. */

/** 600 € a day, ten days a month, fifteen in all. */
export const byDay = { kind: 'day', rate: 600, monthUnits: 20, ceilingUnits: 30 };
export const byDaySum = 9_000;

/** Day of the month of a time in Paris, and the days that are left with it. */
const inParis = (at: number): { readonly day: number; readonly left: number } => {
  const text = new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { day, left: new Date(Date.UTC(year, month, 0)).getUTCDate() - day + 1 };
};

/** Today's day of the month, in Paris. */
export const dayOfMonth = (): number => inParis(Date.now()).day;

/**
 * Days that the first deposit of this price covers now: ten, or those that are left in the month. The last two
 * hours of a day count for the next one.
 */
export const daysDeposited = (): number => Math.min(10, inParis(Date.now() + 2 * 3_600_000).left);

/** Makes a thread of the pair in this mode, in which both accepted a price by months; returns its id. */
export const agreedMonths = async (
  product: Product,
  title: string,
  { pricing, offer, mode = 'funds' }: { pricing: object; offer: number; mode?: 'funds' | 'direct' },
): Promise<string> => {
  const { company, jurist } = await pairOf(product);
  const missionID = await makeMission(product, company, title);
  const { id } = await call<{ id: string }>(product, 'POST', '/missions/postulate', {
    token: jurist.token,
    body: { missionID, offer, tvaApplicable: true, pricing },
  });
  for (const [path, { token }] of [
    ['price/accept', company],
    [`choose/${mode}`, company],
    [`${mode}/accept`, jurist],
  ] as const) {
    await call(product, 'POST', `/messagerie/action/${path}/${id}`, { token, body: {} });
  }
  return id;
};

/** Days by which the work of a month is moved back: enough for its month to be over on any day. */
const daysBack = 40;

/** Moves the month that has just begun into the past, by changing times in the database. */
export const monthGoesBy = (product: Product, thread: string): Promise<void> =>
  product.sql(
    `update application_action set sent_at = sent_at - interval '${daysBack} days' where application_id = '${thread}'`,
  );

/** A day this number of days from today, in the format of a form. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });

/**
 * Moves the first day of a retainer back, so that its first month is over, by changing it in the database.
 */
export const startsEarlier = (product: Product, thread: string): Promise<void> =>
  product.sql(
    `update price_plan set starts_on = starts_on - ${daysBack} from application_action x
     where x.id = price_plan.action_id and x.application_id = '${thread}'`,
  );
