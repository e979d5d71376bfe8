import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aVerificationDocument } from '../../../../test/files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const say = (member: TestMember, body: object) =>
  test.call('POST', '/users/infoB', { token: member.token, body });
const rename = (company: TestMember, companyName: string) =>
  test.call('POST', `/users/company/update/${company.id}`, { token: company.token, body: { companyName } });
const isVerified = async ({ token }: TestMember) =>
  (await test.call('GET', '/auth/me', { token })).json().isVerified;

describe('what staff verified', () => {
  it('holds while a name is only spelled better, and a number or a postal code changes', async () => {
    const person = await aMember(test, { firstName: 'Ines', lastName: 'LEFEVRE' });
    const answer = await say(person, {
      firstName: 'Inès',
      lastName: 'Lefèvre',
      number: '0698765432',
      zipCode: '69003',
    });
    expect([answer.statusCode, await isVerified(person)]).toEqual([200, true]);
  });

  it('is to be proved again by who takes another trade: a jurist does not make themselves an avocat', async () => {
    const jurist = await aMember(test, { jobName: 'Juriste' });
    expect((await say(jurist, { jobName: 'Avocat' })).json().isVerified).toBe(false);
    expect(await isVerified(jurist)).toBe(false);
    expect((await test.call('GET', '/verification', { token: jurist.token })).json().state).toBe('none');
  });

  it('is to be proved again under another name, of a person or of a company', async () => {
    const person = await aMember(test);
    await say(person, { lastName: 'Quelqu’un d’autre' });
    const company = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Vauban' });
    await rename(company, 'ÉTUDE VAUBAN');
    expect(await isVerified(company)).toBe(true);
    await rename(company, 'Ministère de la Justice');
    expect([await isVerified(person), await isVerified(company)]).toEqual([false, false]);
  });

  it('is never decided for who was renamed while staff looked: what waits is to be sent again', async () => {
    const person = await aMember(test, { verified: false });
    const admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    await aVerificationDocument(test, person);
    await test.call('POST', '/verification', { token: person.token });
    await say(person, { firstName: 'Une', lastName: 'Autre' });
    const late = await test.call('POST', `/admin/verifications/${person.id}/accept`, {
      token: admin.token,
      body: {},
    });
    expect(late.statusCode).toBeGreaterThanOrEqual(404);
    expect(await isVerified(person)).toBe(false);
    const waiting = (await test.call('GET', '/verification', { token: person.token })).json();
    expect([waiting.state, waiting.documents.length]).toEqual(['preparing', 1]);
    expect((await test.call('POST', '/verification', { token: person.token })).json().state).toBe('sent');
  });

  it('is never decided for the name that staff saw, once another was sent under the same documents', async () => {
    const person = await aMember(test, { jobName: 'Juriste', verified: false });
    const { token } = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
    await aVerificationDocument(test, person);
    const send = () => test.call('POST', '/verification', { token: person.token });
    const seen = async () =>
      (await test.call('GET', '/admin/verifications?limit=100', { token }))
        .json()
        .find(({ user }: { user: { id: string } }) => user.id === person.id);
    const accept = (requestID: string) =>
      test.call('POST', `/admin/verifications/${person.id}/accept`, { token, body: { requestID } });
    await send();
    const before = await seen();
    await say(person, { jobName: 'Avocat' });
    await send();
    const late = await accept(before.id);
    expect([late.statusCode, late.json().code, await isVerified(person)]).toEqual([
      409,
      'STATE_CHANGED',
      false,
    ]);
    const now = await seen();
    expect([now.user.jobName, now.documents.length]).toEqual(['Avocat', 1]);
    expect((await accept(now.id)).statusCode).toBe(204);
    expect(await isVerified(person)).toBe(true);
  });

  it('is sent anew twenty times an hour at most: each writes to staff', async () => {
    const person = await aMember(test, { verified: false });
    await aVerificationDocument(test, person);
    const send = async (index: number) => {
      await say(person, { lastName: `Nom${'x'.repeat(index)}` });
      return (await test.call('POST', '/verification', { token: person.token })).statusCode;
    };
    const answers: number[] = [];
    for (let index = 0; index < 21; index += 1) answers.push(await send(index));
    expect(answers).toEqual([...Array(20).fill(200), 429]);
  });
});
