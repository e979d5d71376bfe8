import type { Db } from '../../../platform/database/database.ts';

/** Threads of a member that one party can still close alone. */
export const openThreadsOf = async (db: Db, memberId: string) =>
  db
    .selectFrom('application')
    .select(['id', 'creator_id'])
    .where((where) => where.or([where('creator_id', '=', memberId), where('candidate_id', '=', memberId)]))
    .where('state', 'in', ['NEW', 'WAITING_ACCEPTATION'])
    .orderBy('id')
    .execute();

/** True if money is held for the member, or a portage is under way (rules §1). */
export const holdsMoneyOrPortage = async (db: Db, memberId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('application')
    .select('id')
    .where((where) => where.or([where('creator_id', '=', memberId), where('candidate_id', '=', memberId)]))
    .where((where) =>
      where.or([
        where('state', 'in', ['WAITING_PORTAGE', 'WAITING_FUNDS']),
        where.and([
          where('state', 'in', ['ONGOING', 'WAITING_RULES']),
          where('deposit_cents', 'is not', null),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
