import type { SeatRole } from '@basoche/domain/firms/roles';
import type { Db } from '../src/platform/database/database.ts';
import type { TestApp } from './app.ts';
import { aMember, type TestMember } from './factories.ts';

type Person = Pick<TestMember, 'id'>;

const seatIn = async (
  db: Db,
  firm: Person,
  person: Person,
  { role, since }: { role: SeatRole; since: Date },
): Promise<string> => {
  const { id } = await db
    .insertInto('seat')
    .values({ firm_id: firm.id, person_id: person.id, role, since })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Gives a person a seat in an open firm; returns its id. */
export const aSeat = (
  { platform, clock }: TestApp,
  firm: Person,
  person: Person,
  role: SeatRole = 'publisher',
): Promise<string> => seatIn(platform.database.db, firm, person, { role, since: clock.now() });

export interface TestFirm {
  readonly id: string;
  /** Its contact as well. */
  readonly owner: Person;
  readonly ownerSeat: string;
}

/** Opens the team of a member, a company by default, with an owner. */
export const aFirm = async (
  test: TestApp,
  { of, owner }: { readonly of?: Person; readonly owner?: Person } = {},
): Promise<TestFirm> => {
  const { id } = of ?? (await aMember(test, { kind: 'COMPANY' }));
  const person = owner ?? (await aMember(test));
  const since = test.clock.now();
  return test.platform.database.transaction(async (trx) => {
    await trx
      .insertInto('firm')
      .values({ member_id: id, opened_at: since, contact_person_id: person.id })
      .execute();
    return { id, owner: person, ownerSeat: await seatIn(trx, { id }, person, { role: 'owner', since }) };
  });
};
