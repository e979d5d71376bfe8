import { sql } from 'kysely';

/** Sum without tax that the deposit of application `a` is for: of the instalment that it stands at, or the price. */
export const dueCents = sql<number | null>`coalesce((
  select i.net_cents from instalment i where i.application_id = a.id and i.position = a.instalment), a.offer_cents)`;
