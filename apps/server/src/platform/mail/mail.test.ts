import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectWithin } from '../../../../../scripts/support/bounds.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { openLog } from '../observability/log.ts';
import { openMailer } from './mail.ts';

let post: MailServer;
let site: TestApp;
beforeAll(async () => {
  post = await startMailServer();
  site = await createTestApp({
    environment: { SMTP_URL: post.url, MAIL_FROM: 'Basoche <bonjour@basoche.fr>' },
  });
});
afterAll(async () => {
  await site.close();
  await post.close();
});

const register = (email: string) =>
  site.call('POST', '/auth/register/company', {
    body: { email, password: 'une bien longue phrase', companyName: 'Étude' },
  });
const makeDue = () =>
  site.platform.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
  );

test('a mail arrives in French, as text and as HTML, from the address that is configured', async () => {
  await register('one@exemple.fr');
  await site.drain();
  const [arrived] = post.received;
  expect(arrived?.to).toEqual(['one@exemple.fr']);
  expect(arrived?.mail.from).toMatchObject({ name: 'Basoche', address: 'bonjour@basoche.fr' });
  expect(arrived?.mail.subject).toBe('Confirmez votre adresse email');
  expect(arrived?.mail.text).toContain('http://basoche.test/confirm/');
  expect(arrived?.mail.html).toContain('lang="fr"');
  expect(arrived?.mail.html).toContain('Confirmer mon adresse');
});

test('what the mail server refuses is tried again, and arrives once it takes mails again', async () => {
  post.refuse(true);
  expect((await register('two@exemple.fr')).statusCode).toBe(201);
  await site.drain();
  expect(post.received).toHaveLength(1);
  const { rows } = await site.platform.database.pool.query('select last_error from graphile_worker.jobs');
  expect(rows).toHaveLength(1);
  expect(rows[0].last_error).toContain('mailbox busy');
  post.refuse(false);
  await makeDue();
  await site.drain();
  expect(post.received.map(({ to }) => to[0])).toEqual(['one@exemple.fr', 'two@exemple.fr']);
});

test('with no mail server at all requests are unaffected, and mails leave when it is back', async () => {
  const { port } = post;
  await post.close();
  const start = performance.now();
  expect((await register('three@exemple.fr')).statusCode).toBe(201);
  expectWithin(performance.now() - start, 1_000);
  await site.drain();
  post = await startMailServer(port);
  await makeDue();
  await site.drain();
  expect(post.received.map(({ to }) => to[0])).toEqual(['three@exemple.fr']);
});

test('a line break in a subject or an address starts no header', async () => {
  const before = post.received.length;
  await site.platform.mailer.send({
    to: 'four@exemple.fr',
    subject: 'Bonjour\r\nBcc: spy@exemple.fr\r\nX-Planted: yes',
    html: '<p>Bonjour</p>',
    text: 'Bonjour',
  });
  const arrived = post.received[before];
  expect(arrived?.to).toEqual(['four@exemple.fr']);
  expect(arrived?.mail.headers.map(({ key }) => key)).not.toContain('x-planted');
  expect(arrived?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
});

test('further headers arrive whole and on one line, and the mail has the id that it was given', async () => {
  const before = post.received.length;
  const address = `<https://basoche.test/${'a'.repeat(120)}>`;
  await site.platform.mailer.send({
    to: 'five@exemple.fr',
    subject: 'Bonjour',
    html: '<p>Bonjour</p>',
    text: 'Bonjour',
    id: 'alerte-1\r\nX-Planted: yes',
    headers: { 'List-Unsubscribe': address, 'X-Name': 'a\r\nX-Planted: yes' },
  });
  const arrived = post.received[before];
  expect(arrived?.raw).toContain(`List-Unsubscribe: ${address}\r\n`);
  expect(arrived?.mail.messageId).toMatch(/^<alerte-1 ?X-Planted: ?yes@basoche\.fr>$/);
  expect(arrived?.mail.headers.map(({ key }) => key)).not.toContain('x-planted');
});

test('twenty mails that leave in one instant to one person are twenty files', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-mail-'));
  const mailer = openMailer({ smtpUrl: null, from: 'bonjour@basoche.fr', dataDir, log: openLog('silent') });
  const mail = { to: 'one@exemple.fr', subject: 'Bonjour', text: 'Bonjour', html: '<p>Bonjour</p>' };
  await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail)));
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(20);
  mailer.close();
  await rm(dataDir, { recursive: true });
});
