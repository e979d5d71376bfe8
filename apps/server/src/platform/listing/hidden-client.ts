import { sql } from 'kysely';

/**
 * SQL: true if the candidate of application `a` may not know its client yet, like `hidesClient` of the domain
 * (rules §2, "Anonymity"). `mission`: alias of the mission's table, absent in an application for a job offer.
 */
export const clientIsHidden = (mission: 'm' | 's' = 'm') =>
  sql<boolean>`(coalesce(${sql.ref(mission)}.is_anonymous, false) and not a.creator_revealed)`;
