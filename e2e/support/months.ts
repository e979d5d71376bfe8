import { pairOf } from './modes.ts';
import { call, makeMission } from './personas.ts';
import type { Product } from './product.ts';

/** Prices by day and retainers: a thread whose price is agreed, and time that goes by. */

/** 600 € a day, ten days a month, fifteen in all. */
export const byDay = { kind: 'day', rate: 600, monthUnits: 20, ceilingUnits: 30 };
export const byDaySum = 9_000;

/** Makes a thread of the pair whose price of a kind with months is accepted by both, in this mode. */
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

/** Days by which the work of a month is moved back, so that its month is over whatever the day. */
const daysBack = 40;

/** Lets the month that has just begun lie in the past, by changing times in the database. */
export const monthGoesBy = (product: Product, thread: string): Promise<void> =>
  product.sql(
    `update application_action set sent_at = sent_at - interval '${daysBack} days' where application_id = '${thread}'`,
  );
