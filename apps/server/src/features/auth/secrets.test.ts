import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { aMember } from '../../../test/factories.ts';
import { openLog } from '../../platform/observability/log.ts';

test('logs hold no password, no token, no code and no message, even when everything is logged and things fail', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const site = await createTestApp({ log: openLog('debug', sink) });
  const password = 'SECRET-une phrase plantée';
  const body = { email: 'logs@exemple.fr', password, companyName: 'Étude' };
  const token: string = (await site.call('POST', '/auth/register/company', { body })).json().access_token;
  await site.drain();
  const code = /\/confirm\/([\w-]{43})/.exec((await site.mails())[0]?.text ?? '')?.[1] ?? '';
  await site.call('POST', `/auth/confirm/${code}`);
  await site.call('POST', `/auth/confirm/${code}`);
  await site.call('POST', '/auth/login', { body: { email: body.email, password: 'SECRET-wrong' } });
  await site.call('GET', '/auth/me', { token });
  const member = await aMember(site);
  await site.platform.database.pool.query('alter table credential rename to credential_gone');
  const broken = await site.call('POST', '/auth/changePassword', {
    token: member.token,
    body: { old: 'SECRET-old', new: 'SECRET-new phrase' },
  });
  expect([broken.statusCode, broken.json().code]).toEqual([500, 'INTERNAL']);
  expect(broken.body).not.toMatch(/credential|relation/);
  expect(broken.json().requestId).toBe(broken.headers['x-request-id']);
  await site.call('POST', '/auth/login', { body });
  await site.close();

  const logged = lines.join('');
  expect(logged).toContain('Unexpected failure');
  expect(logged).toContain(broken.json().requestId);
  for (const secret of ['SECRET', token, member.token, code])
    expect(logged.includes(secret), secret).toBe(false);
});
