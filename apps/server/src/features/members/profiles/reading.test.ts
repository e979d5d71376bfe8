import { profileSchema } from '@basoche/contract/members/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const read = (id: string, by?: TestMember) =>
  test.call('GET', `/users/${id}`, by === undefined ? {} : { token: by.token });
const page = async (id: string, by?: TestMember) => profileSchema.parse((await read(id, by)).json());

describe('a member’s page', () => {
  it('of a person who said nothing yet is whole, and says nothing to others of what they registered with', async () => {
    const person = await aMember(test, { kind: 'STUDENT', firstName: 'Inès', lastName: 'Fournier' });
    const seen = await read(person.id);
    expect(seen.statusCode).toBe(200);
    expect(await page(person.id)).toMatchObject({
      userType: 'STUDENT',
      displayName: 'Inès Fournier',
      skills: [],
      skillDomains: '',
      rating: null,
      nbMissions: 0,
      isIndexed: false,
      own: null,
    });
    // Matched as whole words, since an id may contain the same digits.
    for (const secret of [person.email, '0612345678', '75001'])
      expect(seen.body).not.toMatch(new RegExp(`\\b${secret}\\b`));
  });

  it('tells its owner how complete it is, and what is missing', async () => {
    const person = await aMember(test, { kind: 'EMPLOYEE' });
    const { own } = await page(person.id, person);
    expect(own?.completeness.percentage).toBe(0);
    expect(own?.completeness.missing.map(({ key }) => key)).toContain('picture');
    expect(own?.zipCode).toBe('75001');
    const me = (await test.call('GET', '/auth/me', { token: person.token })).json();
    expect(me.completeness).toEqual(own?.completeness);
    expect(me.isComplete).toBe(false);
  });

  it('of a company has six places for photos and a leader who is called «\u00a0Dirigeant\u00a0»', async () => {
    const company = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Vasseur' });
    expect(await page(company.id)).toMatchObject({
      userType: 'COMPANY',
      companyName: 'Étude Vasseur',
      photos: [null, null, null, null, null, null],
      leader: { name: null, role: 'Dirigeant', photoURL: null, linkedinURL: null },
    });
  });

  it('is nobody’s where there is no page, or where it is not open to others', async () => {
    const { db } = test.platform.database;
    const customer = await aMember(test, { kind: 'CUSTOMER' });
    const staff = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const unconfirmed = await aMember(test, { confirmed: false });
    const suspended = await aMember(test, { suspended: true });
    const goneCustomer = await aMember(test, { kind: 'CUSTOMER' });
    await test.call('DELETE', '/users/me', { token: goneCustomer.token });
    for (const { id } of [customer, staff, unconfirmed, suspended, goneCustomer]) {
      expect((await read(id)).json().code).toBe('NOT_FOUND');
      expect((await read(id, staff)).statusCode).toBe(404);
    }
    // The owner can read it from the first session on.
    expect((await read(unconfirmed.id, unconfirmed)).statusCode).toBe(200);
    expect((await read('0198c0de-0000-7000-8000-000000000000')).statusCode).toBe(404);
    await db.updateTable('member').set({ suspended_at: null }).where('id', '=', suspended.id).execute();
    expect((await read(suspended.id)).statusCode).toBe(200);
  });

  it('is gone once its owner deleted the account that everybody could read about', async () => {
    for (const kind of ['STUDENT', 'COMPANY'] as const) {
      const gone = await aMember(test, { kind });
      await test.call('DELETE', '/users/me', { token: gone.token });
      expect((await read(gone.id)).json()).toMatchObject({ status: 410, code: 'GONE' });
    }
  });
});
