import { randomBytes } from 'node:crypto';
import { isMember } from '@basoche/domain/access/viewer';
import type { StaffRole, UserType } from '@basoche/domain/members/kinds';
import { hashOfSecret, newSecret } from '../src/platform/secrets/secrets.ts';
import type { TestApp } from './app.ts';
import { openCheapPasswords } from './passwords.ts';

export const testPassword = 'une phrase que personne ne devine';

interface MemberWishes {
  readonly kind?: UserType;
  readonly isMoral?: boolean;
  readonly confirmed?: boolean;
  readonly verified?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly customerName?: string;
  readonly jobName?: string;
  readonly email?: string;
  readonly staffRole?: StaffRole;
  readonly suspended?: boolean;
  /** True if the member has an account at the payment provider that can receive transfers. */
  readonly isPayable?: boolean;
  /** True if the session has passed its second factor; the default for staff and partners. */
  readonly secondFactor?: boolean;
}

export interface TestMember {
  readonly id: string;
  readonly email: string;
  readonly kind: UserType;
  /** Token of an open session. */
  readonly token: string;
}

let hashed: Promise<string> | undefined;

const names = (kind: UserType, wishes: MemberWishes) => {
  if (kind === 'COMPANY') return { company_name: wishes.companyName ?? 'Étude Martin', is_moral: true };
  if (kind === 'CUSTOMER') {
    return { customer_name: wishes.customerName ?? 'Paule Roux', is_moral: wishes.isMoral ?? false };
  }
  return {
    first_name: wishes.firstName ?? 'Anne',
    last_name: wishes.lastName ?? 'Lefèvre',
    job_name: wishes.jobName ?? (kind === 'STUDENT' ? 'Étudiant' : 'Juriste'),
    phone: '0612345678',
    zip_code: '75001',
  };
};

/** Creates a member with an open session, as registration does; confirmed and verified by default. */
export const aMember = async (
  { platform, clock }: TestApp,
  wishes: MemberWishes = {},
): Promise<TestMember> => {
  const { kind = 'EMPLOYEE', confirmed = true, suspended = false } = wishes;
  const { verified = isMember(kind), secondFactor = !isMember(kind) } = wishes;
  const { db } = platform.database;
  const email = wishes.email ?? `membre-${randomBytes(6).toString('hex')}@exemple.fr`;
  const now = clock.now();
  const { id } = await db
    .insertInto('member')
    .values({
      kind,
      email,
      confirmed_at: confirmed ? now : null,
      verified_at: verified && kind !== 'CUSTOMER' ? now : null,
      staff_role: kind === 'STAFF' ? (wishes.staffRole ?? 'admin') : null,
      suspended_at: suspended ? now : null,
      ...names(kind, wishes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  hashed ??= openCheapPasswords().hash(testPassword);
  await db
    .insertInto('credential')
    .values({ member_id: id, password_hash: await hashed })
    .execute();
  if (wishes.isPayable) {
    await db
      .insertInto('payment_account')
      .values({
        member_id: id,
        provider_id: `acct_${id.replaceAll('-', '')}`,
        is_submitted: true,
        is_ready: true,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
  return { id, email, kind, token: await aSession({ platform, clock }, id, secondFactor ? now : null) };
};

/** Opens another session and returns its token. */
export const aSession = async (
  { platform, clock }: Pick<TestApp, 'platform' | 'clock'>,
  memberId: string,
  secondFactorAt: Date | null = null,
): Promise<string> => {
  const token = newSecret();
  await platform.database.db
    .insertInto('session')
    .values({
      member_id: memberId,
      token_hash: hashOfSecret(token),
      expires_at: new Date(clock.now().getTime() + 86_400_000),
      // As after a login.
      used_at: clock.now(),
      proved_at: clock.now(),
      second_factor_at: secondFactorAt,
    })
    .execute();
  return token;
};
