import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aPdf, aVerificationDocument } from '../../../../test/files.ts';

/** Staff ask for a document again: the request returns to its sender, and the time to answer starts anew when it is sent. */

let test: TestApp;
let company: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  moderator = await aMember(test, {
    kind: 'STAFF',
    staffRole: 'moderator',
    firstName: 'Maud',
    lastName: 'Ravel',
  });
});
beforeEach(async () => {
  company = await aMember(test, { kind: 'COMPANY', verified: false });
  for (const slot of ['diploma', 'employment', 'registration'] as const)
    await aVerificationDocument(test, company, slot);
  expect((await send()).statusCode).toBe(200);
});
afterAll(() => test.close());

const send = () => test.call('POST', '/verification', { token: company.token, body: {} });
const read = async () => (await test.call('GET', '/verification', { token: company.token })).json();
const reason = 'L’extrait a plus de trois mois. Envoyez un extrait récent.';
const ask = (body: object = { slots: ['registration'], reason }, userId = company.id) =>
  test.call('POST', `/admin/verifications/${userId}/askAgain`, { token: moderator.token, body });
const lineOf = async (path: string) =>
  (await test.call('GET', `${path}?limit=100`, { token: moderator.token }))
    .json()
    .find(({ user }: { user: { id: string } }) => user.id === company.id);

describe('a document that is asked for again', () => {
  it('is named with its reason, and the others are kept: the member adds it and sends all of them', async () => {
    expect((await ask()).statusCode).toBe(204);
    const asked = await read();
    expect(asked).toMatchObject({
      state: 'preparing',
      canPrepare: true,
      sentAt: null,
      dueAt: null,
      refusal: null,
      askedAgain: { slots: ['registration'], reason },
    });
    expect(asked.documents.map(({ slot }: { slot: string }) => slot)).toEqual(['diploma', 'employment']);
    expect((await send()).json().code).toBe('PROOFS_MISSING');
    await aVerificationDocument(test, company, 'registration', aPdf('Extrait récent.pdf'));
    test.clock.advance(5 * 3_600_000);
    moderator = await aMember(test, {
      kind: 'STAFF',
      staffRole: 'moderator',
      firstName: 'Maud',
      lastName: 'Ravel',
    });
    const sent = (await send()).json();
    expect([sent.state, sent.documents.length, sent.askedAgain]).toEqual(['sent', 3, null]);
    const line = await lineOf('/admin/verifications');
    expect(line).toMatchObject({ urgency: 'onTime', askedBefore: { slots: ['registration'], reason } });
    expect(new Date(line.dueAt).getTime()).toBe(new Date(sent.sentAt).getTime() + 24 * 3_600_000);
  });

  it('is no longer in the queue, stands among what was decided, and is told by a mail and a notification', async () => {
    await ask();
    expect(await lineOf('/admin/verifications')).toBeUndefined();
    expect(await lineOf('/admin/verifications/decided')).toMatchObject({
      decision: 'returned',
      decidedBy: 'Maud Ravel',
      reason,
      slots: ['registration'],
    });
    await test.drain();
    const mail = (await test.mails()).find(
      ({ to, subject }) => to?.[0]?.address === company.email && subject === 'Un justificatif est à renvoyer',
    );
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain('l’extrait d’immatriculation');
    const news = (await test.call('GET', '/notifications/new', { token: company.token })).json();
    expect(news[0]).toMatchObject({ about: 'VERIFICATION', title: expect.stringContaining('à renvoyer') });
    const { rows } = await test.platform.database.pool.query(
      'select body from staff_act order by number desc limit 1',
    );
    expect(JSON.parse(rows[0].body)).toMatchObject({
      act: 'verification/askAgain',
      on: { kind: 'member', id: company.id },
      details: { slots: 'registration' },
    });
  });

  it('may be every one of them: then nothing is prepared, and the member begins anew', async () => {
    await ask({ slots: ['registration', 'diploma', 'employment', 'diploma'], reason });
    expect(await read()).toMatchObject({ state: 'returned', documents: [], canPrepare: true });
    await aVerificationDocument(test, company, 'diploma');
    expect(await read()).toMatchObject({ state: 'preparing', askedAgain: { reason } });
  });

  it.each([
    [{ reason }, 'slots'],
    [{ slots: [], reason }, 'slots'],
    [{ slots: ['enrolment'], reason }, 'slots'],
    [{ slots: ['passport'], reason }, 'slots.0'],
    [{ slots: ['diploma'], reason: ' ' }, 'reason'],
  ])('is not asked for by %j', async (body, path) => {
    const answer = await ask(body);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
    expect((await read()).state).toBe('sent');
  });

  it('is asked for once, of several who decide at once', async () => {
    const accept = () =>
      test.call('POST', `/admin/verifications/${company.id}/accept`, { token: moderator.token, body: {} });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? ask() : accept())));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, ...Array(9).fill(409)]);
  });

  it('leaves no reason behind once the account is deleted', async () => {
    await ask();
    expect((await test.call('DELETE', '/users/me', { token: company.token })).statusCode).toBe(204);
    expect(await lineOf('/admin/verifications/decided')).toMatchObject({ reason: null });
  });
});
