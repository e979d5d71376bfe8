import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

interface NameRow {
  readonly id: string;
  readonly added_in: number;
  readonly sealed_text: Buffer;
}

export interface SealedList {
  readonly version: number;
  readonly sealedSalt: Buffer | null;
  readonly parties: readonly NameRow[];
}

/** The list of a mission with its names and salt, as of one time, without a lock. */
export const sealedListOf = async (db: Db, missionId: string): Promise<SealedList | undefined> => {
  const rows = await rowsOf<
    { version: number; sealed_salt: Buffer | null } & { [Key in keyof NameRow]: NameRow[Key] | null }
  >(db)`
    select l.version, l.sealed_salt, p.id, p.added_in, p.sealed_text
    from mission_party_list l left join mission_named_party p on p.mission_id = l.mission_id
    where l.mission_id = ${missionId}::uuid order by p.id`;
  const [first] = rows;
  return (
    first && {
      version: first.version,
      sealedSalt: first.sealed_salt,
      parties: rows.flatMap(({ id, added_in, sealed_text }) =>
        id === null || added_in === null || sealed_text === null ? [] : [{ id, added_in, sealed_text }],
      ),
    }
  );
};
