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
  /** 0 to 100. */
  completeness: Generated<number>;
  is_indexed: Generated<boolean>;
  vanity: string | null;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  verified_at: Date | null;
  verified_until: Date | null;
  suspended_at: Date | null;
  /** Kept by the database: an application was proved, or there is a passkey. */
  has_second_factor: Generated<boolean>;
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
  /** When its owner last proved who they are. */
  proved_at: Date | null;
  /** Roughly. */
  used_at: Generated<Date>;
  /** What opened it, in codes of the domain's. */
  browser: string | null;
  system: string | null;
}

export interface OneTimeCodeTable {
  member_id: string;
  purpose: 'confirm' | 'reset';
  code_hash: Buffer;
  expires_at: Date;
}

export interface PasskeyTable {
  id: Generated<string>;
  member_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
}

export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  purpose: 'add' | 'pass' | 'signIn';
  /** `null` where nobody is signed in yet. */
  session_id: string | null;
  expires_at: Date;
}

export interface AddressChangeTable {
  id: Generated<string>;
  member_id: string;
  email: string;
  session_id: string;
  asked_at: Date;
  expires_at: Date;
  old_hash: Generated<Buffer | null>;
  new_hash: Generated<Buffer | null>;
  old_agreed_at: Generated<Date | null>;
  new_agreed_at: Generated<Date | null>;
}

export interface AccountTables {
  member: MemberTable;
  credential: CredentialTable;
  session: SessionTable;
  one_time_code: OneTimeCodeTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  address_change: AddressChangeTable;
}
