import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';
import { notify } from '../../notifications/service.ts';
import { eraseMember } from '../../own-data/erasure/service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const erase = (id: string) =>
  test.platform.database.transaction((trx) => eraseMember(test.platform, trx, id));
const liveSeats = async (firm: string) =>
  (await rows('select person_id from seat where firm_id = $1 and ended_at is null', firm)).map(
    ({ person_id }) => person_id,
  );
const contactOf = async (firm: string) =>
  (await rows('select contact_person_id from firm where member_id = $1', firm))[0].contact_person_id;

const invite = (firm: string, email: string, by: string) =>
  rows(
    `insert into firm_invitation (firm_id, way, role, email, made_by, made_at, expires_at, state)
    values ($1, 'address', 'publisher', $2, $3, now(), now() + interval '7 days', 'waiting')`,
    firm,
    email,
    by,
  );
const invited = async (firm: string) =>
  rows('select email, made_by from firm_invitation where firm_id = $1', firm);

describe('the erasure of a person', () => {
  it('ends their seats, hands the contact on, and leaves their address in no invitation', async () => {
    const firm = await aFirm(test);
    const [second, colleague] = [await aMember(test), await aMember(test)];
    await aSeat(test, firm, second, 'owner');
    await aSeat(test, firm, colleague);
    const elsewhere = await aFirm(test);
    await aSeat(test, elsewhere, firm.owner);
    const { email } = (await rows('select email from member where id = $1', firm.owner.id))[0];
    await invite(elsewhere.id, email, elsewhere.owner.id);
    await invite(firm.id, 'nouvelle@exemple.fr', firm.owner.id);
    await erase(firm.owner.id);
    expect((await liveSeats(firm.id)).toSorted()).toEqual([second.id, colleague.id].toSorted());
    expect(await contactOf(firm.id)).toBe(second.id);
    expect(await liveSeats(elsewhere.id)).toEqual([elsewhere.owner.id]);
    expect(await contactOf(elsewhere.id)).toBe(elsewhere.owner.id);
    expect(await invited(elsewhere.id)).toEqual([]);
    expect(await invited(firm.id)).toEqual([{ email: 'nouvelle@exemple.fr', made_by: null }]);
  });

  it('gives what they were in charge of to an owner', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const missionId = await aMission(test, company);
    const firm = await aFirm(test, { of: company });
    const publisher = await aMember(test);
    const seat = await aSeat(test, firm, publisher);
    await rows('update mission set seat_id = $2 where id = $1', missionId, seat);
    await erase(publisher.id);
    expect(await rows('select seat_id from mission where id = $1', missionId)).toEqual([
      { seat_id: firm.ownerSeat },
    ]);
    expect(await rows('select act, person_id from firm_act where firm_id = $1', firm.id)).toEqual([
      { act: 'seat/ended', person_id: null },
    ]);
  });

  it('deletes the reasons that they wrote, and nobody else’s', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const [one, two] = [await aMember(test), await aMember(test)];
    const application = await anApplication(test, await aMission(test, company), await aMember(test));
    const firm = await aFirm(test, { of: company });
    for (const person of [one, two]) {
      await aSeat(test, firm, person, 'finance');
      await rows(
        `insert into deposit_approval
          (application_id, firm_id, amount_cents, asked_by, asked_at, state, decided_by, decided_at, reason)
        values ($1, $2, 100, $3, now(), 'refused', $4, now(), 'Trop cher')`,
        application,
        firm.id,
        firm.owner.id,
        person.id,
      );
    }
    await erase(one.id);
    expect(await rows('select reason from deposit_approval where decided_by = $1', one.id)).toEqual([
      { reason: null },
    ]);
    expect(await rows('select reason from deposit_approval where decided_by = $1', two.id)).toEqual([
      { reason: 'Trop cher' },
    ]);
  });

  it('is refused while they are the last owner of a firm, which the answer names', async () => {
    const company = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Delmas' });
    const owner = await aMember(test);
    const firm = await aFirm(test, { of: company, owner });
    await aSeat(test, firm, await aMember(test), 'manager');
    const beforehand = async () =>
      (await test.call('GET', '/users/me/erasure', { token: owner.token })).json();
    expect(await beforehand()).toEqual({ isHeldBack: false, lastOwnerOf: ['Étude Delmas'] });
    const answer = await test.call('DELETE', '/users/me', { token: owner.token });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'LAST_OWNER',
      title: expect.stringContaining('Étude Delmas'),
    });
    expect(await rows('select deleted_at from member where id = $1', firm.owner.id)).toEqual([
      { deleted_at: null },
    ]);
    await aSeat(test, firm, await aMember(test), 'owner');
    expect(await beforehand()).toEqual({ isHeldBack: false });
  });
});

describe('the erasure of a firm', () => {
  it('closes it, ends every seat, and leaves its people their accounts', async () => {
    const firm = await aFirm(test);
    const publisher = await aMember(test);
    await aSeat(test, firm, publisher);
    await invite(firm.id, 'nouvelle@exemple.fr', firm.owner.id);
    await rows(`insert into firm_domain (firm_id, domain, dns_text) values ($1, 'etude.fr', 'x')`, firm.id);
    await erase(firm.id);
    expect(await liveSeats(firm.id)).toEqual([]);
    expect(
      await rows('select from firm where member_id = $1 and closed_at is not null', firm.id),
    ).toHaveLength(1);
    expect(await invited(firm.id)).toEqual([]);
    expect(await rows('select from firm_domain where firm_id = $1', firm.id)).toEqual([]);
    expect(
      await rows('select from member where id = any($1) and deleted_at is null', [
        firm.owner.id,
        publisher.id,
      ]),
    ).toHaveLength(2);
  });

  it('leaves an invitation to an address that the account never confirmed', async () => {
    const firm = await aFirm(test);
    const [known, unknown] = [await aMember(test), await aMember(test, { confirmed: false })];
    for (const { email } of [known, unknown]) await invite(firm.id, email, firm.owner.id);
    for (const { id } of [known, unknown]) await erase(id);
    expect(await invited(firm.id)).toEqual([expect.objectContaining({ email: unknown.email })]);
  });

  it('leaves nothing of what its people were told, those who left before included', async () => {
    const firm = await aFirm(test);
    const left = await aMember(test);
    const seat = await aSeat(test, firm, left);
    for (const personId of [firm.owner.id, left.id]) {
      const news = { memberId: firm.id, personId, about: 'TEAM', key: 'SEAT_GIVEN' } as const;
      await notify(test.platform.database.db, news, test.clock.now());
    }
    await rows('update seat set ended_at = now() where id = $1', seat);
    await erase(firm.id);
    expect(await rows('select id from notification where firm_id = $1', firm.id)).toEqual([]);
  });
});
