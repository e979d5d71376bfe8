import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import type { MatchRow } from '../lookups/store.ts';

export interface ListedRow {
  /** Id of the member, used as the cursor. */
  readonly id: string;
  readonly name: string;
  readonly register: PublicRegister;
  readonly found_at: Date;
  readonly disputed_at: Date | null;
}

/**
 * Members in a state, the oldest finding first. Doubtful members only if they are verified: only these can
 * have a line.
 */
export const listMatches = (
  db: Db,
  state: 'doubtful' | 'missing',
  { limit, after }: PageRequest,
): Promise<ListedRow[]> =>
  rowsOf<ListedRow>(db)`
    select m.id, display_name(m) as name, x.register, x.found_at, x.disputed_at
    from public_register_match x join member m on m.id = x.member_id
    where x.state = ${state} and x.state in ('doubtful', 'missing') and m.deleted_at is null
      and (x.state = 'missing' or m.verified_at is not null)
      and (${after?.at ?? null}::timestamptz is null
        or (x.found_at, x.member_id) > (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by x.found_at, x.member_id limit ${limit + 1}`;

/** Locks a member's match in a register. */
export const lock = (trx: Trx, memberId: string, register: PublicRegister): Promise<MatchRow | undefined> =>
  trx
    .selectFrom('public_register_match')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('register', '=', register)
    .forUpdate()
    .executeTakeFirst();

/** Stores the reason of staff for a member to whom no line belongs. */
export const setAnswer = async (
  trx: Trx,
  { memberId, register }: { readonly memberId: string; readonly register: PublicRegister },
  reason: string,
): Promise<void> => {
  await trx
    .updateTable('public_register_match')
    .set({ answer_reason: reason })
    .where('member_id', '=', memberId)
    .where('register', '=', register)
    .execute();
};
