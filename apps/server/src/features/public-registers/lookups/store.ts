import type { UserType } from '@basoche/domain/members/kinds';
import type { KnownRow } from '@basoche/domain/public-registers/matching';
import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { PublicRegisterMatchTable } from '../../../platform/database/schema/tables.ts';

export type MatchRow = Selectable<PublicRegisterMatchTable>;

export interface ClaimantRow {
  readonly id: string;
  readonly kind: UserType;
  readonly profession: string | null;
  readonly name: string | null;
  readonly first_name: string | null;
  readonly court: string | null;
  readonly siren: string | null;
  readonly postcode: string | null;
  readonly verified_at: Date | null;
  readonly is_bar_later: boolean;
  readonly former_line: KnownRow | null;
}

const statedColumns = sql`m.id, m.kind, m.job_name as profession, coalesce(m.company_name, m.last_name) as name,
  case when m.kind = 'EMPLOYEE' then m.first_name end as first_name, b.court, left(d.business_number, 9) as siren,
  m.zip_code as postcode, m.verified_at,
  coalesce(b.stated_at > m.verified_at and (b.confirmed_at is null or b.register_day is not null), false) as is_bar_later,
  (select jsonb_build_object('name', k.name, 'firstName', k.first_name, 'bar', k.bar, 'siren', k.siren, 'sinceDay', k.since_day)
    from public_register_match k where k.member_id = m.id and k.register = 'avocats' and k.state = 'confirmed') as former_line
  from member m left join bar_entry b on b.member_id = m.id left join billing_details d on d.member_id = m.id`;

/** Members with these ids, with the identity that they state. */
export const claimantsOf = (db: Db, ids: readonly string[]): Promise<ClaimantRow[]> =>
  rowsOf<ClaimantRow>(db)`select ${statedColumns} where m.id = any(${ids}::uuid[])`;

interface LookupQuery {
  /** Only this member; null: all. */
  readonly memberId: string | null;
  readonly register: PublicRegister;
  /** Members after this id. */
  readonly after: string | null;
  readonly limit: number;
}

/**
 * Verified members whose line is not decided yet, by id; or the given member, whose confirmed line may be
 * replaced by another. A line alone is no proof of identity.
 */
export const undecidedClaimants = (
  db: Db,
  { memberId, register, after, limit }: LookupQuery,
): Promise<ClaimantRow[]> =>
  rowsOf<ClaimantRow>(db)`
    select ${statedColumns} where m.kind = ${register === 'companies' ? 'COMPANY' : 'EMPLOYEE'} and m.deleted_at is null
      and (${memberId}::uuid is null or m.id = ${memberId}::uuid) and (${after}::uuid is null or m.id > ${after}::uuid)
      and m.verified_at is not null
      and not exists (
        select from public_register_match x where x.member_id = m.id and x.register = ${register}
          and (x.state = 'refused' or x.state = 'doubtful' and x.disputed_at is not null
            or x.state = 'confirmed' and ${memberId}::uuid is null))
    order by m.id limit ${limit}`;

/** Lines stored with these members. */
export const matchesOf = (db: Db, memberIds: readonly string[]): Promise<MatchRow[]> =>
  rowsOf<MatchRow>(db)`select * from public_register_match where member_id = any(${memberIds}::uuid[])`;

/** A line shown for a member. */
interface ShownLine {
  readonly memberId: string;
  readonly register: PublicRegister;
  readonly line: {
    readonly id: string;
    readonly name: string;
    readonly firstName: string | null;
    readonly bar: string | null;
    readonly siren: string | null;
    readonly sinceDay: string | null;
  };
}

export interface TakerRow {
  /** Member for whom the line is shown. */
  readonly sought: string;
  /** Id of the line. */
  readonly line: string;
  /** Id of the other member to whom the line belongs. */
  readonly id: string;
  /** Name of that member. */
  readonly name: string;
}

/** Other verified members to whom these lines belong. */
export const takersOf = (db: Db, shownLines: readonly ShownLine[]): Promise<TakerRow[]> => {
  const lines = shownLines.map(({ memberId, register, line: { id, ...line } }) => ({
    ...line,
    sought: memberId,
    register,
    line: id,
  }));
  return rowsOf<TakerRow>(db)`
    select l.sought, l.line, m.id, display_name(m) as name
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (sought uuid, line uuid, register text, name text,
      "firstName" text, bar text, siren text, "sinceDay" date)
    join public_register_match x on x.register = l.register and x.state = 'confirmed' and x.name = l.name
      and x.member_id <> l.sought
      and (x.first_name, x.bar, x.siren, x.since_day)
        is not distinct from (l."firstName", l.bar, l.siren, l."sinceDay")
    join member m on m.id = x.member_id and m.verified_at is not null`;
};
