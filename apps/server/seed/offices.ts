import type { StaffRole } from '@basoche/domain/members/kinds';
import type { Db } from '../src/platform/database.ts';
import type { Platform } from '../src/platform/platform.ts';
import { demoOffices, demoTotpSecret } from './content/offices.ts';

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

/** Staff and the partner of the demonstration, with a second factor that the README tells. */
export const seedOffices = async (
  db: Db,
  { sealing }: Pick<Platform, 'sealing'>,
  { passwordHash, now }: Account,
): Promise<void> => {
  for (const office of demoOffices) {
    const { id } = await db
      .insertInto('member')
      .values(rowOf(office, now))
      .returning('id')
      .executeTakeFirstOrThrow();
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
};
