import { sql } from 'kysely';

/**
 * Whether portage is the mode in force of the application `a` (rules §3): the last mode that the candidate accepted, and that neither
 * staff nor the partner refused since. Who is paid, and what the statement says, follow it.
 */
export const portageInForce = sql<boolean>`coalesce((
  select x.type = 'PORTAGE' and not exists (
    select from application_action y where y.application_id = a.id and y.opened_position > x.opened_position
      and y.type in ('WAITING_BASOCHE', 'WAITING_ITG') and y.result = 'REFUSED')
  from application_action x
  where x.application_id = a.id and x.type in ('DIRECT', 'FUNDS', 'PORTAGE') and x.result = 'ACCEPTED'
  order by x.opened_position desc limit 1), false)`;
