import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';

export interface LostRow extends MailReader {
  readonly register: PublicRegister;
  readonly bar: string | null;
  /** Day of the last edition that named them. */
  readonly seen_on: string;
  /** Day of the edition that does not name them. */
  readonly released_on: string;
}

/** Facts for the mail to a member whom this edition no longer names; undefined once they are verified again. */
export const findLost = (db: Db, memberId: string, editionId: string): Promise<LostRow | undefined> =>
  rowOf<LostRow>(db)`
    select r.email, r.name, r.firm_id, x.register, x.bar, x.seen_on, e.released_on
    from public_register_match x join member m on m.id = x.member_id
    join public_register_edition e on e.id = ${editionId}::uuid and e.register = x.register
    join ${readerOf('m')} r on true
    where x.member_id = ${memberId}::uuid and x.state = 'missing' and m.verified_at is null`;

export interface EditionFactsRow {
  readonly register: PublicRegister;
  readonly state: 'held' | 'current' | 'past' | 'refused';
  readonly released_on: string;
  readonly line_count: number;
  /** Lines of the edition in force. */
  readonly lines_before: number | null;
  readonly gone_count: number;
}

/** Facts for the mails to staff about an edition. */
export const findEditionFacts = (db: Db, id: string): Promise<EditionFactsRow | undefined> =>
  rowOf<EditionFactsRow>(db)`
    select e.register, e.state, e.released_on, e.line_count, coalesce(e.gone_count, 0) as gone_count,
      (select c.line_count from public_register_edition c where c.register = e.register and c.state = 'current') as lines_before
    from public_register_edition e where e.id = ${id}::uuid`;
