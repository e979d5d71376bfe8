import type { Generated, GeneratedAlways } from 'kysely';

export interface SecondFactorTable {
  member_id: string;
  sealed_secret: Buffer;
  created_at: Date;
  /** `null` until a first code proved that the application has the secret. */
  confirmed_at: Date | null;
  /** The step of 30 seconds whose code was used last. */
  last_step: Generated<number>;
}

export interface RecoveryCodeTable {
  member_id: string;
  code_hash: Buffer;
}

/** An entry of the journal of what staff and partners decided. */
export interface StaffActTable {
  number: number;
  member_id: string;
  body: string;
  hash: Buffer;
  /** What follows is read from the body by the database; `at` is ISO 8601 in UTC. */
  at: GeneratedAlways<string>;
  act: GeneratedAlways<string>;
  subject_kind: GeneratedAlways<string>;
  subject_id: GeneratedAlways<string>;
}

/** Filters of a list of the back-office that somebody of the staff keeps. */
export interface OfficeFilterTable {
  id: Generated<string>;
  member_id: string;
  list: string;
  name: string;
  search: string;
  created_at: Date;
}

export interface StaffTables {
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  staff_act: StaffActTable;
  office_filter: OfficeFilterTable;
}
