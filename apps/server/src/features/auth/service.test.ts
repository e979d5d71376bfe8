import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const company = {
  email: 'Etude@Exemple.fr',
  password: 'une bien longue phrase',
  companyName: 'Étude Martin',
};

test('a company registers, confirms its address with the link it received, and logs in', async () => {
  const registered = await site.call('POST', '/auth/register/company', { body: company });
  expect(registered.statusCode, registered.body).toBe(201);
  const token: string = registered.json().access_token;
  const me = await site.call('GET', '/auth/me', { token });
  expect(me.json()).toMatchObject({
    userType: 'COMPANY',
    email: 'etude@exemple.fr',
    isConfirmed: false,
    isMoral: true,
  });
  await site.drain();
  const [mail] = await site.mails();
  const code = /http:\/\/basoche\.test\/confirm\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect(code).toBeDefined();
  const confirmed = await site.call('POST', `/auth/confirm/${code}`);
  expect(confirmed.json()).toMatchObject({ email: 'etude@exemple.fr' });
  const login = await site.call('POST', '/auth/login', {
    body: { email: company.email, password: company.password },
  });
  expect(login.statusCode).toBe(200);
});
