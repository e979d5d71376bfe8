import type { CollaborationMode } from '@basoche/domain/payments/fees';
import { vigilanceCents } from '@basoche/domain/vigilance/relation';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

/** Two accounts in one direction: client and prestataire. */
export interface Pair {
  readonly creatorId: string;
  readonly candidateId: string;
}

/** Locks a pair until the transaction ends, so that its modes are accepted one at a time. */
export const lockPair = async (trx: Db, { creatorId, candidateId }: Pair): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vigilance ${creatorId} ${candidateId}`}, 0))`.execute(
    trx,
  );
};

export interface AgreedRow {
  creator_id: string;
  candidate_id: string;
  application_id: string;
  mode: CollaborationMode;
  /** Price without tax; for a finished mission in instalments, the sum paid for it. */
  net_cents: number;
  /** Time of the agreement. */
  concluded_at: Date;
  /** End of the whole mission; null while it is under way. */
  ended_at: Date | null;
}

/**
 * Sum that a mission counts for (`countedCents` of the domain): the agreed sum, or the sum paid once it is
 * over.
 */
const countedCents = sql`coalesce(
  case when a.state = 'DONE' then (select sum(i.due_cents)::integer from instalment i where i.application_id = a.id) end,
  a.offer_cents)`;

/** End of the mission. The end of an instalment does not count, since another may follow. */
const endedAt = sql`case when a.state = 'DONE' or not exists (select from instalment i where i.application_id = a.id)
  then coalesce(a.ended_at, a.done_at) end`;

/**
 * Missions of these pairs whose mode was accepted and that were not cancelled or refunded before their end
 * (those are REFUSED), in the order of acceptance.
 */
export const listAgreed = (db: Db, pairs: readonly Pair[]): Promise<AgreedRow[]> =>
  rowsOf<AgreedRow>(db)`
    select a.creator_id, a.candidate_id, a.id as application_id, a.mode, ${countedCents} as net_cents, c.at as concluded_at,
      ${endedAt} as ended_at
    from unnest(${pairs.map(({ creatorId }) => creatorId)}::uuid[], ${pairs.map(({ candidateId }) => candidateId)}::uuid[])
      as pair (creator_id, candidate_id)
    join application a using (creator_id, candidate_id)
    cross join lateral (
      -- A hearing whose deposit never came is agreed from its taking, although it became a direct relation later.
      select min(coalesce(x.closed_at, x.sent_at)) as at from application_action x
      where x.application_id = a.id and x.result = 'ACCEPTED'
        and x.type = any(case a.mode when 'portage' then array['PORTAGE'] else array['DIRECT', 'FUNDS'] end)
    ) c
    where a.mode is not null and a.offer_cents is not null and c.at is not null
      and a.state in ('WAITING_PORTAGE', 'WAITING_FUNDS', 'ONGOING', 'WAITING_RULES', 'DONE')
    order by c.at, a.id`;

/**
 * Prestataires whose documents a client may have to hold: at least one mission had not ended before this
 * time, and all prices together, of any year, reach the limit.
 */
export const listPossiblyHeld = async (db: Db, creatorId: string, since: Date): Promise<Pair[]> => {
  const rows = await rowsOf<{ candidate_id: string }>(db)`
    select a.candidate_id from application a
    where a.creator_id = ${creatorId}::uuid and a.mode in ('direct', 'funds')
      and a.state in ('WAITING_FUNDS', 'ONGOING', 'WAITING_RULES', 'DONE')
    group by a.candidate_id
    having bool_or(${endedAt} is null or ${endedAt} >= ${since})
      and sum(a.offer_cents) >= ${vigilanceCents}`;
  return rows.map(({ candidate_id }) => ({ creatorId, candidateId: candidate_id }));
};
