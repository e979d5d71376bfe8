import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember } from '../../../test/factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const password = 'une bien longue phrase';
const person = (email: string) => ({
  email,
  password,
  firstName: 'Éa',
  lastName: 'N’Guyen',
  number: '06 12 34 56 78',
  zipCode: '75001',
  jobName: 'Étudiant',
});

const codeFor = async (email: string): Promise<string | undefined> => {
  await site.drain();
  const mails = (await site.mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  return /\/confirm\/([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1];
};

describe('the four registrations', () => {
  test.each([
    ['student', 'STUDENT', person('student@exemple.fr'), { firstName: 'Éa', isMoral: false }],
    [
      'employee',
      'EMPLOYEE',
      { ...person('employee@exemple.fr'), jobName: 'Juriste' },
      { lastName: 'N’Guyen' },
    ],
    [
      'company',
      'COMPANY',
      { email: 'company@exemple.fr', password, companyName: 'Étude' },
      { isMoral: true },
    ],
    [
      'customer',
      'CUSTOMER',
      { email: 'customer@exemple.fr', password, customerName: 'Paule', isMoral: false },
      { displayName: 'Paule', isMoral: false },
    ],
  ])('%s', async (path, kind, body, shown) => {
    const answer = await site.call('POST', `/auth/register/${path}`, { body });
    expect(answer.statusCode, answer.body).toBe(201);
    const me = await site.call('GET', '/auth/me', { token: answer.json().access_token });
    expect(me.json()).toMatchObject({ userType: kind, email: body.email, isConfirmed: false, ...shown });
  });

  test('who says how their profession is said is shown so', async () => {
    const body = { ...person('avocate@exemple.fr'), jobName: 'Avocat', professionForm: 'feminine' };
    const token = (await site.call('POST', '/auth/register/employee', { body })).json().access_token;
    const { id } = (await site.call('GET', '/auth/me', { token })).json();
    const page = (await site.call('GET', `/users/${id}`, { token })).json();
    expect(page.profession).toMatchObject({ name: 'Avocate', status: 'non vérifiée', isVerified: false });
  });

  test('fields that say who one is are ignored', async () => {
    const body = {
      ...person('extra@exemple.fr'),
      isVerified: true,
      role: 'admin',
      kind: 'STAFF',
      userType: 'STAFF',
    };
    const { access_token } = (await site.call('POST', '/auth/register/student', { body })).json();
    const me = (await site.call('GET', '/auth/me', { token: access_token })).json();
    expect(me).toMatchObject({ userType: 'STUDENT', isVerified: false, role: null });
  });

  test('an address that is taken, in any case, is 409', async () => {
    const answer = await site.call('POST', '/auth/register/student', { body: person('STUDENT@exemple.fr') });
    expect([answer.statusCode, answer.json().code, answer.json().title]).toEqual([
      409,
      'EMAIL_UNAVAILABLE',
      'Cette adresse email est déjà utilisée',
    ]);
  });

  test('of twenty registrations of one address at once, one is made', async () => {
    const body = person('twenty@exemple.fr');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.call('POST', '/auth/register/student', { body })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('a 400 names the offending fields, `numero` for the number', async () => {
    const body = { ...person('x@exemple.fr'), number: '12', firstName: ' ', zipCode: 'x', jobName: 'Roi' };
    const answer = await site.call('POST', '/auth/register/employee', { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().title).toBe('Merci de vérifier vos informations');
    expect(answer.json().message.sort()).toEqual(['firstName', 'jobName', 'numero', 'zipCode']);
  });

  test.each(['court', 'a'.repeat(129), 'motdepasse', 'Password1', '12345678'])(
    'the password %s is refused',
    async (bad) => {
      const body = { ...person('weak@exemple.fr'), password: bad };
      const answer = await site.call('POST', '/auth/register/student', { body });
      expect([answer.statusCode, answer.json().message]).toEqual([400, ['password']]);
    },
  );

  test('a line break in a name is refused: it would start a header of the mail', async () => {
    const body = { email: 'crlf@exemple.fr', password, companyName: 'Étude\r\nBcc: tous@exemple.fr' };
    expect((await site.call('POST', '/auth/register/company', { body })).json().message).toEqual([
      'companyName',
    ]);
  });
});

describe('confirmation', () => {
  test('until then the session reads /auth/me and nothing else; login is 403', async () => {
    const body = person('unconfirmed@exemple.fr');
    const { access_token: token } = (await site.call('POST', '/auth/register/student', { body })).json();
    expect((await site.call('GET', '/auth/me', { token })).statusCode).toBe(200);
    const write = await site.call('POST', '/auth/changePassword', {
      token,
      body: { old: password, new: 'autre phrase longue' },
    });
    expect([write.statusCode, write.json().code]).toEqual([403, 'EMAIL_NOT_VALIDATED']);
    const login = await site.call('POST', '/auth/login', { body: { email: body.email, password } });
    expect([login.statusCode, login.json().code]).toEqual([403, 'EMAIL_NOT_VALIDATED']);
  });

  test('a code serves once, of twenty tries at once', async () => {
    const code = await codeFor('student@exemple.fr');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.call(index % 2 ? 'GET' : 'POST', `/auth/confirm/${code}`),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    const login = await site.call('POST', '/auth/login', { body: { email: 'student@exemple.fr', password } });
    expect(login.statusCode).toBe(200);
  });

  test('a right password before it sends a new link, once in fifteen minutes, and voids the old one', async () => {
    const email = 'employee@exemple.fr';
    const first = await codeFor(email);
    const login = () => site.call('POST', '/auth/login', { body: { email, password } });
    await login();
    expect(await codeFor(email)).toBe(first);
    await site.platform.rateLimits.confirmationMailsOfMember.reset(
      (
        await site.platform.database.db
          .selectFrom('member')
          .where('email', '=', email)
          .select('id')
          .executeTakeFirstOrThrow()
      ).id,
    );
    await login();
    await login();
    const second = await codeFor(email);
    expect(second).not.toBe(first);
    expect((await site.mails()).filter(({ to }) => to?.[0]?.address === email)).toHaveLength(2);
    expect((await site.call('POST', `/auth/confirm/${first}`)).json().code).toBe('CONFIRMATION_INVALID');
    expect((await site.call('POST', `/auth/confirm/${second}`)).statusCode).toBe(200);
  });

  test('a code of more than 48 hours is refused', async () => {
    const code = await codeFor('company@exemple.fr');
    site.clock.advance(48 * 3_600_000 + 1_000);
    expect((await site.call('POST', `/auth/confirm/${code}`)).statusCode).toBe(409);
    site.clock.advance(-(48 * 3_600_000 + 1_000));
    expect((await site.call('POST', `/auth/confirm/${code}`)).statusCode).toBe(200);
  });

  test('no code and no token can be read in the database', async () => {
    const { id } = await aMember(site, { confirmed: false, email: 'stored@exemple.fr' });
    const { addJob } = await import('../../platform/queue/queue.ts');
    await addJob(site.platform.database.db, 'auth.sendConfirmation', { memberId: id });
    const { rows: before } = await site.platform.database.pool.query(
      'select payload from graphile_worker._private_jobs',
    );
    const code = await codeFor('stored@exemple.fr');
    expect(code).toBeDefined();
    const { rows } = await site.platform.database.pool.query(
      "select encode(code_hash, 'base64') as hash from one_time_code",
    );
    expect(JSON.stringify([before, rows])).not.toContain(code);
  });
});
