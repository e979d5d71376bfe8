import type { SeatRole } from '@basoche/domain/firms/roles';
import type { Db } from '../src/platform/database/database.ts';
import { hashOfSecret, newSecret } from '../src/platform/secrets/secrets.ts';
import { createTestApp, type TestApp } from './app.ts';
import { aMember, type TestMember } from './factories.ts';

/** Two programs on one database, in which people may act for firms. */
export const createFirmApps = async (): Promise<{
  test: TestApp;
  other: TestApp;
  close(): Promise<void>;
}> => {
  const environment = { NETWORK_LIMITS: 'off' };
  const test = await createTestApp({ environment });
  const other = await createTestApp({ environment, databaseUrl: test.databaseUrl });
  return {
    test,
    other,
    close: async () => {
      await other.close();
      await test.close();
    },
  };
};

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
  /** Also the firm's contact. */
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

const dayMs = 86_400_000;

/** Invites an address into a firm, for seven days; returns the invitation's id. */
export const anInvitation = async (
  { platform, clock }: TestApp,
  firm: TestFirm,
  email: string,
  role: SeatRole = 'publisher',
): Promise<string> => {
  const { id } = await platform.database.db
    .insertInto('firm_invitation')
    .values({
      firm_id: firm.id,
      way: 'address',
      role,
      email,
      made_by: firm.owner.id,
      made_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 7 * dayMs),
      state: 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Makes a link into a firm, for a day; returns its token. */
export const aLink = async (
  { platform, clock }: TestApp,
  firm: TestFirm,
  { role = 'reader', uses = 5 }: { readonly role?: SeatRole; readonly uses?: number } = {},
): Promise<string> => {
  const token = newSecret();
  await platform.database.db
    .insertInto('firm_invitation')
    .values({
      firm_id: firm.id,
      way: 'link',
      role,
      token_hash: hashOfSecret(token),
      uses_at_most: uses,
      made_by: firm.owner.id,
      made_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + dayMs),
      state: 'waiting',
    })
    .execute();
  return token;
};

/** Proves a domain of a firm, by a code unless another way is given; returns its id. */
export const aDomain = async (
  { platform, clock }: TestApp,
  firm: Person,
  domain: string,
  {
    way = 'mailbox',
    checkedAt = null,
  }: { readonly way?: 'dns' | 'mailbox'; readonly checkedAt?: Date | null } = {},
): Promise<string> => {
  const { id } = await platform.database.db
    .insertInto('firm_domain')
    .values({
      firm_id: firm.id,
      domain,
      dns_text: `basoche-${domain}`,
      verified_at: clock.now(),
      way,
      checked_at: checkedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A request of a person to join a firm, for thirty days; returns its id. */
export const aJoinRequest = async (
  { platform, clock }: TestApp,
  firm: Person,
  person: Person,
): Promise<string> => {
  const { id } = await platform.database.db
    .insertInto('firm_invitation')
    .values({
      firm_id: firm.id,
      way: 'domain',
      role: 'reader',
      person_id: person.id,
      made_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 30 * dayMs),
      state: 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
