import { sql } from 'kysely';

/**
 * SQL: true if the candidate of application `a` may not know its client yet, as `hidesClient` of the domain says
 * (rules §2, "Anonymity"). `mission` names the table of the mission, which an application for an offer lacks.
 */
export const clientIsHidden = (mission: 'm' | 's' = 'm') =>
  sql<boolean>`(coalesce(${sql.ref(mission)}.is_anonymous, false) and not a.creator_revealed)`;
