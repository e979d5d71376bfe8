import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';

export interface OpenRow {
  readonly id: string;
  readonly court: string;
  readonly act: 'pleading' | 'representation';
  readonly held_at: Date;
  readonly price_cents: number;
  readonly client_id: string;
  readonly client_name: string;
  readonly wave: number;
  readonly told: number;
}

/** Future hearings that nobody has taken. */
export const listOpen = (db: Db, now: Date, { limit, after }: PageRequest): Promise<OpenRow[]> =>
  rowsOf<OpenRow>(db)`
    select h.mission_id as id, h.court, h.act, h.held_at, h.price_cents, h.wave,
      m.creator_id as client_id, display_name(c) as client_name,
      (select count(*)::integer from hearing_notice n where n.mission_id = h.mission_id and n.told_at is not null) as told
    from hearing h join mission m on m.id = h.mission_id join member c on c.id = m.creator_id
    where h.state = 'open' and h.held_at > ${now} and (${after?.at ?? null}::timestamptz is null
      or (h.held_at, h.mission_id) > (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by h.held_at, h.mission_id limit ${limit + 1}`;

/** Reader of a mail about a hearing to its client. */
export const findClient = (db: Db, id: string) =>
  rowOf<
    MailReader & { readonly court: string; readonly held_at: Date; readonly stopped_reason: string | null }
  >(db)`
    select h.court, h.held_at, h.stopped_reason, r.email, r.name, r.firm_id
    from hearing h join mission m on m.id = h.mission_id join member c on c.id = m.creator_id
    join ${readerOf('c', { mission: sql`m.id` })} r on true
    where h.mission_id = ${id}::uuid`;
