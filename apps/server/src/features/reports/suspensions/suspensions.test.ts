import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember, testPassword } from '../../../../test/factories.ts';
import { checkJournal } from '../../back-office/journal/service.ts';

/** A suspended member reads the reasons by the link of a mail and appeals there; another member of staff decides. */

let test: TestApp;
let member: TestMember;
let first: TestMember;
let second: TestMember;
let code: string;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const reason = 'Le profil annonce un titre qui n’est pas le sien.';
const text = 'Le titre est le mien\u202f: voici le numéro de mon diplôme.';
const decide = (decision: string, by = first) =>
  test.call('POST', `/admin/members/${member.id}/${decision}`, { token: by.token, body: { reason } });
const mails = async () => {
  await test.drain();
  return (await test.mails()).filter((mail) => mail.to?.[0]?.address === member.email);
};
const lastCode = async () =>
  (await mails())
    .map((mail) => /\/recours\/([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '')
    .findLast(Boolean) ?? '';
const read = (at = code) => test.call('GET', `/appeals/${at}`);
const appeal = (at = code) => test.call('POST', `/appeals/${at}`, { body: { text } });
const listed = async (state = 'waiting', by = second) =>
  (await test.call('GET', `/admin/appeals?state=${state}&limit=100`, { token: by.token }))
    .json()
    .find((one: { member: { id: string } }) => one.member.id === member.id);
const answer = async (body: object, by = second) => {
  const { id } = await listed();
  return test.call('POST', `/admin/appeals/${id}/decide`, { token: by.token, body });
};
const upheld = { outcome: 'upheld', reason: 'Le numéro n’existe pas.' };
const reversed = { outcome: 'reversed', reason: 'Le diplôme est bien le vôtre.' };
const login = () =>
  test.call('POST', '/auth/login', { body: { email: member.email, password: testPassword } });

beforeEach(async () => {
  await test.platform.database.pool.query(`update member set suspended_at = now() where kind = 'STAFF'`);
  member = await aMember(test);
  first = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  second = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  await decide('suspend');
  code = await lastCode();
});

describe('the link of a suspension’s mail', () => {
  it('reads the statement of reasons without a session, and is kept as a digest alone', async () => {
    expect((await read()).json()).toMatchObject({
      party: 'subject',
      report: null,
      measured: { measures: ['accountSuspended'], ground: null, statement: reason },
      appeal: null,
      canAppeal: true,
    });
    const { rows } = await test.platform.database.pool.query(
      'select to_jsonb(d)::text as said from member_decision d where member_id = $1',
      [member.id],
    );
    expect(rows[0].said).not.toContain(code);
    expect((await read('x'.repeat(43))).statusCode).toBe(404);
    const mail = (await mails()).find(({ subject }) => subject === 'Votre compte Basoche est suspendu');
    for (const said of [reason, '6 mois', 'sans vous connecter', 'Aucun moyen automatisé']) {
      expect(mail?.text).toContain(said);
    }
  });

  it('appeals once, of six at once, for six months, and is told to staff', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => appeal()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await mails()).map(({ subject }) => subject)).toContain('Votre recours est enregistré');
    expect(await listed()).toMatchObject({
      text,
      statement: reason,
      urgency: 'onTime',
      isInForce: true,
      mayDecide: true,
    });
    expect((await listed('waiting', first)).mayDecide).toBe(false);
    const overview = (await test.call('GET', '/admin/overview', { token: second.token })).json();
    expect(JSON.stringify(overview)).toContain('appeals');
  });

  it('comes too late after six months, and says nothing of an account that is deleted', async () => {
    await test.platform.database.pool.query(
      `update member_decision set decided_at = decided_at - interval '7 months' where member_id = $1`,
      [member.id],
    );
    expect((await appeal()).json().code).toBe('APPEAL_CLOSED');
    expect((await read()).json().canAppeal).toBe(false);
    const admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    expect((await decide('erase', admin)).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(404);
    expect((await appeal()).statusCode).toBe(404);
  });
});

describe('an appeal of a suspension', () => {
  it('is left by who suspended to another of the staff, where there is one', async () => {
    await appeal();
    expect((await answer(upheld, first)).json().code).toBe('APPEAL_OF_ANOTHER');
    await test.platform.database.pool.query('update member set suspended_at = now() where id = $1', [
      second.id,
    ]);
    const { id } = await listed('waiting', first);
    const alone = await test.call('POST', `/admin/appeals/${id}/decide`, {
      token: first.token,
      body: upheld,
    });
    expect(alone.statusCode).toBe(200);
  });

  it('that is refused leaves the suspension, is told by mail and read by the same link', async () => {
    await appeal();
    expect((await answer(upheld)).json()).toMatchObject({ ...upheld, isInForce: true });
    expect((await login()).statusCode).toBe(403);
    expect((await read()).json()).toMatchObject({ appeal: upheld, canAppeal: false });
    const told = (await mails()).find(({ subject }) => subject === 'Votre recours a été examiné');
    expect(told?.text).toContain(upheld.reason);
    expect(told?.text).toContain('maintenue');
    expect(await listed()).toBeUndefined();
    expect(await listed('decided')).toMatchObject(upheld);
  });

  it('that is granted restores the account, told once and written down', async () => {
    await appeal();
    expect((await answer(reversed)).json()).toMatchObject({ outcome: 'reversed', isInForce: false });
    expect((await login()).statusCode).toBe(200);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /examiné|rétabli/.test(subject ?? ''))).toEqual([
      'Votre recours a été examiné',
    ]);
    const { decisions } = (
      await test.call('GET', `/admin/members/${member.id}`, { token: second.token })
    ).json();
    expect(decisions[0]).toMatchObject({ decision: 'restore', reason: reversed.reason });
    const { rows } = await test.platform.database.pool.query(
      'select body from staff_act order by number desc limit 2',
    );
    expect(rows.map(({ body }) => JSON.parse(body).act)).toEqual(['member/appeal', 'member/restore']);
    expect((await checkJournal(test.platform)).broken).toBeNull();
  });

  it('that is granted ends no other suspension than its own', async () => {
    await appeal();
    await decide('restore');
    await decide('suspend');
    const later = await lastCode();
    expect(later).not.toBe(code);
    expect((await answer(reversed)).json()).toMatchObject({ isInForce: false });
    expect((await login()).statusCode).toBe(403);
    expect((await read(later)).json()).toMatchObject({ appeal: null, canAppeal: true });
  });

  it('is decided once, of six at once, and one that is not there is none', async () => {
    await appeal();
    const { id } = await listed();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        test.call('POST', `/admin/appeals/${id}/decide`, {
          token: second.token,
          body: n % 2 ? upheld : reversed,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const nobody = await test.call('POST', `/admin/appeals/${member.id}/decide`, {
      token: second.token,
      body: upheld,
    });
    expect(nobody.statusCode).toBe(404);
  });
});
