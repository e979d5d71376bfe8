import type { StaffRole } from '@basoche/domain/members/kinds';
import type { Db } from '../src/platform/database/database.ts';
import type { Platform } from '../src/platform/platform.ts';
import { demoOffices, demoTotpSecret } from './content/offices.ts';
import { demoBankLast4 } from './money.ts';

interface Account {
  readonly passwordHash: string;
  readonly now: Date;
}

const rowOf = ({ email, name, role }: (typeof demoOffices)[number], now: Date) => {
  const known = { email, confirmed_at: now };
  if (role === 'partner') {
    return { ...known, kind: 'PARTNER', company_name: name.last, is_moral: true } as const;
  }
  const staff_role: StaffRole = role;
  return { ...known, kind: 'STAFF', staff_role, first_name: name.first, last_name: name.last } as const;
};

/** The partner's account at the payment provider. */
export const partnerAccount = (member_id: string) => {
  const at = '2026-01-05T09:00:00Z';
  const state = { is_submitted: true, is_ready: true, missing: [], bank_last4: demoBankLast4 };
  return { member_id, provider_id: 'acct_demopartner', created_at: at, updated_at: at, ...state };
};

interface Seeded {
  readonly partnerId: string | null;
  readonly moderatorId: string | null;
}

/**
 * Inserts staff and the partner of the demonstration, with the second factor given in the README. Returns the
 * ids that other data needs.
 */
export const seedOffices = async (
  db: Db,
  { sealing }: Pick<Platform, 'sealing'>,
  { passwordHash, now }: Account,
): Promise<Seeded> => {
  const ids = new Map<string, string>();
  for (const office of demoOffices) {
    const { id } = await db
      .insertInto('member')
      .values(rowOf(office, now))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(office.role, id);
    await db
      .insertInto('credential')
      .values({ member_id: id, password_hash: passwordHash, changed_at: now })
      .execute();
    await db
      .insertInto('second_factor')
      .values({
        member_id: id,
        sealed_secret: await sealing.seal(demoTotpSecret, `second-factor:${id}`),
        created_at: now,
        confirmed_at: now,
      })
      .execute();
  }
  return { partnerId: ids.get('partner') ?? null, moderatorId: ids.get('moderator') ?? null };
};
