import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm, aSeat, createFirmApps } from '../../../../test/firms.ts';

let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, close } = await createFirmApps());
});
afterAll(() => close());

it('staff read the people of a firm and the firms of a person, also those who left', async () => {
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  const claire = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  const karim = await aMember(test, { firstName: 'Karim', lastName: 'Saïdi' });
  const firm = await aFirm(test, { of: company, owner: claire });
  const seat = await aSeat(test, firm, karim, 'finance');
  await test.platform.database.pool.query('update seat set ended_at = now() where id = $1', [seat]);
  await test.platform.database.pool.query('update member set suspended_at = now() where id = $1', [karim.id]);
  const moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  const read = async (id: string) =>
    (await test.call('GET', `/admin/firms/${id}`, { token: moderator.token })).json();
  expect(await read(company.id)).toMatchObject({
    isFirm: true,
    seats: [
      { account: { id: claire.id, name: 'Claire Delmas' }, role: 'owner', endedAt: null, isSuspended: false },
      { id: seat, account: { name: 'Karim Saïdi' }, role: 'finance', isSuspended: true },
    ],
  });
  expect(await read(karim.id)).toMatchObject({
    isFirm: false,
    seats: [{ account: { id: company.id, name: 'Verdelune Industries' }, role: 'finance' }],
  });
  expect(JSON.stringify(await read(company.id))).not.toContain(claire.email);
  expect(await read((await aMember(test)).id)).toEqual({ isFirm: false, seats: [] });
  expect(await read(moderator.id)).toMatchObject({ code: 'NOT_FOUND' });
});

it('staff name an owner and close an access, with a reason that the person and the firm read', async () => {
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  const claire = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  const karim = await aMember(test, { firstName: 'Karim', lastName: 'Saïdi' });
  const firm = await aFirm(test, { of: company, owner: claire });
  const karimSeat = await aSeat(test, firm, karim, 'reader');
  const admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
  const moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  const decide = (by: { token: string }, decision: 'owner' | 'endSeat', seatID: string, reason: string) =>
    test.call('POST', `/admin/firms/${company.id}/${decision}`, {
      token: by.token,
      body: { seatID, reason },
    });
  const permitted = async (by: { token: string }) =>
    (await test.call('GET', `/admin/firms/${company.id}`, { token: by.token }))
      .json()
      .seats.map((seat: { permitted: string[] }) => seat.permitted);
  await test.platform.database.pool.query('update member set suspended_at = now() where id = $1', [
    claire.id,
  ]);
  expect(await permitted(admin)).toEqual([[], ['nameOwner', 'endSeat']]);
  expect(await permitted(moderator)).toEqual([[], ['endSeat']]);
  expect((await decide(moderator, 'endSeat', firm.ownerSeat, 'Compte usurpé.')).json().code).toBe(
    'LAST_OWNER',
  );
  expect((await decide(moderator, 'owner', karimSeat, 'Décès.')).json().code).toBe('FORBIDDEN');
  expect((await decide(admin, 'owner', karimSeat, ' ')).json().code).toBe('INVALID_INPUT');

  const named = await decide(admin, 'owner', karimSeat, 'La propriétaire est décédée.');
  expect(named.statusCode, named.body).toBe(200);
  expect((await decide(admin, 'owner', karimSeat, 'Encore.')).json().code).toBe('STATE_CHANGED');
  const ended = await decide(moderator, 'endSeat', firm.ownerSeat, 'Compte usurpé.');
  expect(ended.json().seats).toMatchObject([
    { account: { name: 'Karim Saïdi' }, role: 'owner', endedAt: null },
    { account: { name: 'Claire Delmas' }, endedAt: expect.any(String), permitted: [] },
  ]);
  expect((await decide(moderator, 'endSeat', firm.ownerSeat, 'Encore.')).json().code).toBe('STATE_CHANGED');

  const journal = await test.call('GET', '/firms/current/journal', {
    token: karim.token,
    headers: { [actingForHeader]: company.id },
  });
  expect(journal.json()).toMatchObject([
    { act: 'seat/ended', by: null, person: 'Claire Delmas', reason: 'Compte usurpé.' },
    {
      act: 'seat/role',
      by: null,
      person: 'Karim Saïdi',
      role: 'owner',
      reason: 'La propriétaire est décédée.',
    },
  ]);
  await test.drain();
  const mail = (await test.mails()).find(({ subject }) => subject?.startsWith('Votre rôle dans l’équipe'));
  expect(JSON.stringify(mail?.to)).toContain(karim.email);
  expect(mail?.text).toContain('L’équipe de Basoche a changé votre rôle');
  expect(mail?.text).toContain('La propriétaire est décédée.');
  // By then Claire is suspended, so that Karim alone may be told; the first decision had nobody else to tell.
  const told = (await test.mails()).filter(({ subject }) => subject?.startsWith('Claire Delmas n’est plus'));
  expect(told.map(({ to }) => to?.map(({ address }) => address))).toEqual([[karim.email]]);
  expect(told[0]?.text).toContain('Compte usurpé.');
  expect((await test.mails()).some(({ subject }) => subject?.includes('est propriétaire'))).toBe(false);
  const acts = await test.platform.database.pool.query(
    `select body from staff_act where body like '%firm/%' order by number`,
  );
  expect(acts.rows.map(({ body }) => JSON.parse(body))).toMatchObject([
    { act: 'firm/nameOwner', on: { kind: 'member', id: company.id }, details: { member: karim.id } },
    { act: 'firm/endSeat', on: { kind: 'member', id: company.id }, details: { member: claire.id } },
  ]);
});

it('owners who may act are mailed what staff decided about somebody else', async () => {
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  const people = await Promise.all(
    ['Claire', 'Anne', 'Karim'].map((firstName) => aMember(test, { firstName })),
  );
  const [claire, anne, karim] = people as [TestMember, TestMember, TestMember];
  const firm = await aFirm(test, { of: company, owner: claire });
  await aSeat(test, firm, anne, 'owner');
  const karimSeat = await aSeat(test, firm, karim, 'reader');
  const admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
  await test.platform.database.pool.query('update member set suspended_at = now() where id = $1', [anne.id]);
  const before = (await test.mails()).length;
  const toldBy = async (decision: 'owner' | 'endSeat') => {
    const body = { seatID: karimSeat, reason: 'À la demande du gérant.' };
    const answer = await test.call('POST', `/admin/firms/${company.id}/${decision}`, {
      token: admin.token,
      body,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    await test.drain();
    return (await test.mails())
      .slice(before)
      .filter(({ text }) => text?.includes('Notre équipe a'))
      .map(({ to, text }) => `${to?.[0]?.address} ${text?.includes('À la demande du gérant.')}`);
  };
  expect(await toldBy('owner')).toEqual([`${claire.email} true`]);
  expect(await toldBy('endSeat')).toEqual([`${claire.email} true`, `${claire.email} true`]);
});
