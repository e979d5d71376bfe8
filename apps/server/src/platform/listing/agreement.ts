import { sql } from 'kysely';

/** True if both parties of application `a` accepted the confidentiality agreement. */
export const isAgreed = sql<boolean>`(select count(distinct c.party) = 2 from nda_consent c where c.application_id = a.id)`;
