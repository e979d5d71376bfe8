import { photoParts } from '@basoche/contract/members/company-editing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { anExperience } from '../careers.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aPdf, aSmallPicture } from '../files.ts';
import { expectNothingLoose, numberOf, post } from './members-at-once.ts';

/** Calls of a member during the deletion of their account leave no row, and no file without a row. */

let test: TestApp;
/** A member who is not deleted. */
let kept: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  kept = await aMember(test);
});
afterEach(() => expectNothingLoose(test));
afterAll(() => test.close());

describe('an account that is deleted while something of it comes', () => {
  const arrivals: readonly (readonly [
    string,
    'EMPLOYEE' | 'COMPANY',
    (member: TestMember) => Promise<unknown>,
  ])[] = [
    [
      'a picture',
      'EMPLOYEE',
      (member) => post(test, member, 'student/picture/update', { picture: aSmallPicture() }),
    ],
    [
      'six photos',
      'COMPANY',
      (member) =>
        post(
          test,
          member,
          'company/pictures/update',
          Object.fromEntries(photoParts.map((part) => [part, aSmallPicture()])),
        ),
    ],
    ['an experience', 'EMPLOYEE', (member) => post(test, member, 'experience', anExperience)],
    ['a text', 'COMPANY', (member) => post(test, member, 'company/update', { values: 'La clarté.' })],
    [
      'a document',
      'EMPLOYEE',
      ({ token }) =>
        test.call('POST', '/verification/documents?slot=diploma', { token, body: { file: aPdf() } }),
    ],
    [
      'a short address',
      'EMPLOYEE',
      (member) => post(test, member, 'visibility', { isIndexed: true, vanity: member.id.slice(-8) }),
    ],
    [
      'a member whom they keep',
      'EMPLOYEE',
      ({ token }) =>
        test.call('PUT', `/users/favourites/${kept.id}`, { token, body: { note: 'À rappeler.' } }),
    ],
    [
      'somebody who keeps them',
      'COMPANY',
      ({ id }) =>
        test.call('PUT', `/users/favourites/${id}`, { token: kept.token, body: { note: 'À rappeler.' } }),
    ],
    ['a calendar', 'EMPLOYEE', ({ token }) => test.call('POST', '/availability/calendar', { token })],
    [
      'a word of their time',
      'EMPLOYEE',
      ({ token }) => test.call('POST', '/availability', { token, body: { status: 'AVAILABLE' } }),
    ],
  ];

  it.each(arrivals)('with %s on its way leaves nothing of it', async (_what, kind, arrive) => {
    // The deletion starts at the same time, then a little later in each round.
    for (const later of [0, 1, 2, 4, 8]) {
      const member = await aMember(test, { kind, verified: false });
      const coming = [arrive(member), arrive(member)];
      for (let turn = 0; turn < later; turn += 1) await test.app.inject('/api/health');
      const gone = await test.call('DELETE', '/users/me', { token: member.token });
      expect(gone.statusCode, gone.body).toBe(204);
      await Promise.all(coming);
      for (const table of [
        'picture',
        'company_photo',
        'company_profile',
        'person_profile',
        'experience',
        'member_availability',
        'calendar_feed',
        'member_favourite',
      ]) {
        expect([later, table, await numberOf(test, table, member)]).toEqual([later, table, 0]);
      }
      expect([later, await numberOf(test, 'member_favourite', kept)]).toEqual([later, 0]);
      const { rows } = await sql`
        select picture_url, vanity, is_indexed, completeness from member where id = ${member.id}::uuid`.execute(
        test.platform.database.db,
      );
      expect(rows).toEqual([{ picture_url: null, vanity: null, is_indexed: false, completeness: 0 }]);
      expect((await test.call('GET', `/users/${member.id}`)).statusCode).toBe(410);
    }
  });
});
