import { sql } from 'kysely';

/**
 * Net sum in cents that the deposit of application `a` is for: that of its current instalment, or the whole
 * price.
 */
export const dueCents = sql<number | null>`coalesce((
  select i.net_cents from instalment i where i.application_id = a.id and i.position = a.instalment), a.offer_cents)`;
