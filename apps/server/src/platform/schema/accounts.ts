import type { StaffRole, UserType } from '@basoche/domain/members/kinds';
import type { Generated } from 'kysely';

export interface MemberTable {
  id: Generated<string>;
  kind: UserType;
  /** Of staff alone. */
  staff_role: StaffRole | null;
  /** `null` once the account is deleted. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  customer_name: string | null;
  is_moral: Generated<boolean>;
  phone: string | null;
  zip_code: string | null;
  job_name: string | null;
  role: string | null;
  picture_url: string | null;
  presentation: string | null;
  place: string | null;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  verified_at: Date | null;
  verified_until: Date | null;
  suspended_at: Date | null;
  wants_digests: Generated<boolean>;
  deleted_at: Date | null;
}

export interface CredentialTable {
  member_id: string;
  password_hash: string;
  changed_at: Generated<Date>;
}

export interface SessionTable {
  id: Generated<string>;
  token_hash: Buffer;
  member_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  /** When it last passed the second factor; `null` until it has. */
  second_factor_at: Date | null;
}

export interface OneTimeCodeTable {
  member_id: string;
  purpose: 'confirm' | 'reset';
  code_hash: Buffer;
  expires_at: Date;
}

export interface AccountTables {
  member: MemberTable;
  credential: CredentialTable;
  session: SessionTable;
  one_time_code: OneTimeCodeTable;
}
