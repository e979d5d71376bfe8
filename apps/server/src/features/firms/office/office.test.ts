import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
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
