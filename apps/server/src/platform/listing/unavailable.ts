import { sql } from 'kysely';

interface Visibility {
  /** True also if it is withheld, which readers see as archived. */
  readonly is_archived: boolean;
  readonly hidden_at: Date | null;
}

/**
 * Off the network: archived by its creator, withheld with the creator's account, or hidden by staff. Only its creator
 * and its candidates may read it.
 */
export const isUnavailable = ({ is_archived, hidden_at }: Visibility): boolean =>
  is_archived || hidden_at !== null;

/**
 * The same condition in SQL, for a mission (`m`) or an offer (`j`). Lists need not check it: they contain
 * only available publications.
 */
export const unavailableSql = (name: 'm' | 'j') =>
  sql.raw(`(${name}.is_archived or ${name}.is_withheld or ${name}.hidden_at is not null)`);
