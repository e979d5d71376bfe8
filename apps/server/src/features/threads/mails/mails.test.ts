import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { proceed } from '../../../../test/missions.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { queueJobCommands } from '../../../commands/queue-jobs.ts';
import { runCommand } from '../service.ts';

let post: MailServer;
let test: TestApp;
let world: World;
let staff: readonly TestMember[];

beforeAll(async () => {
  post = await startMailServer();
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', SMTP_URL: post.url } });
  staff = [
    await aMember(test, { kind: 'STAFF', staffRole: 'admin' }),
    await aMember(test, { kind: 'STAFF', staffRole: 'moderator' }),
  ];
  world = await aWorld(test, 'portage', { owner: { kind: 'COMPANY' } });
  await test.drain();
});
afterAll(async () => {
  await test.close();
  await post.close();
});

const tryAgain = async () => {
  await test.platform.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null',
  );
  await test.drain();
};
const since = (before: number) =>
  post.received.slice(before).map(({ to, mail }) => `${to[0]} ${mail.subject?.split('\u202f')[0]}`);

/** Addresses of the staff who handle threads: the test world has some of its own. */
const moderators = async (): Promise<string[]> => {
  const { rows } = await test.platform.database.pool.query<{ email: string }>(
    "select email from member where staff_role in ('admin', 'moderator')",
  );
  expect(rows.length).toBeGreaterThanOrEqual(staff.length);
  return rows.map(({ email }) => email);
};

describe('mails of a thread', () => {
  it('reach each of an office and the party once, however often the mail server refused them', async () => {
    const before = post.received.length;
    post.refuse(true);
    await proceed(test, world.applicationId, [world.candidate, 'action/portage/accept']);
    await test.drain();
    await tryAgain();
    expect(post.received).toHaveLength(before);
    post.refuse(false);
    await tryAgain();
    await tryAgain();
    const review = 'Portage salarial à examiner';
    expect(since(before).toSorted()).toEqual(
      [
        `${world.owner.email} Votre mode de collaboration est accepté`,
        ...(await moderators()).map((email) => `${email} ${review}`),
      ].toSorted(),
    );
  });

  it('are listed for the operator with their error, and say when they were given up', async () => {
    post.refuse(true);
    await runCommand(test.platform, { role: 'staff' }, world.applicationId, { type: 'portage/validate' });
    await test.drain();
    const listed = async () => queueJobCommands['jobs failed']?.run(test.platform, []);
    expect(await listed()).toMatch(/threads\.mail {2}1 of 25 tries, next try .* mailbox busy/);
    await test.platform.database.pool.query(
      'update graphile_worker._private_jobs set attempts = max_attempts where attempts > 0',
    );
    expect(await listed()).toMatch(/threads\.mail {2}25 of 25 tries, given up/);
    post.refuse(false);
  });

  it('have a plain part, a link to the thread, and no reason that a party gave', async () => {
    const own = await aWorld(test, 'ongoing', { owner: { kind: 'COMPANY' } });
    await test.drain();
    const before = post.received.length;
    await proceed(test, own.applicationId, [
      own.owner,
      'mission/contest',
      { reason: 'Il manque la tulipe.' },
    ]);
    await test.drain();
    const arrived = post.received.slice(before);
    const toParty = arrived.find(({ to }) => to[0] === own.candidate.email);
    expect(toParty?.mail.text).toContain(`/messages/${own.applicationId}`);
    expect(toParty?.mail.html).toContain('Lire le motif');
    const toStaff = arrived.find(({ to }) => to[0] === staff[0]?.email);
    expect(toStaff?.mail.text).toContain('/admin/contestations');
    for (const { raw, mail } of arrived) expect(`${raw} ${mail.text} ${mail.html}`).not.toContain('tulipe');
  });

  it('say which mode is proposed and accepted, and what to deposit', async () => {
    const own = await aWorld(test, 'choice', { owner: { kind: 'COMPANY' } });
    await test.platform.database.pool.query(
      `insert into payment_account (member_id, provider_id, is_submitted, is_ready, created_at, updated_at)
       values ($1, 'acct_ready', true, true, now(), now())
       on conflict (member_id) do update set is_ready = true`,
      [own.candidate.id],
    );
    await test.drain();
    const before = post.received.length;
    await proceed(test, own.applicationId, [own.owner, 'action/choose/funds']);
    await test.drain();
    const offered = post.received.slice(before).find(({ to }) => to[0] === own.candidate.email);
    expect(offered?.mail.text).toMatch(
      /dépôt des fonds chez un tiers[\s\S]*618\u00a0€[\s\S]*600\u00a0€ sont versés/,
    );
    await proceed(test, own.applicationId, [own.candidate, 'action/funds/accept']);
    await test.drain();
    const accepted = post.received.find(
      ({ to, mail }) => to[0] === own.owner.email && mail.subject?.startsWith('Votre mode'),
    );
    expect(accepted?.mail.text).toMatch(
      /Déposez 618\u00a0€[\s\S]*600\u00a0€ à [\s\S]* et 18\u00a0€ de frais Basoche/,
    );
    expect(accepted?.mail.html).toContain('Déposer 618\u00a0€');
    const subjects = post.received
      .filter(({ to }) => to[0] === own.candidate.email)
      .map(({ mail }) => mail.subject);
    expect(subjects).not.toContain('Configurez votre compte de paiement');
  });

  it('ask for a payment account of who has none, and lead to it', async () => {
    const own = await aWorld(test, 'choice', { owner: { kind: 'COMPANY' } });
    await proceed(test, own.applicationId, [own.owner, 'action/choose/funds']);
    await proceed(test, own.applicationId, [own.candidate, 'action/funds/accept']);
    await test.drain();
    const asked = post.received.find(
      ({ to, mail }) =>
        to[0] === own.candidate.email && mail.subject === 'Configurez votre compte de paiement',
    );
    expect(asked?.mail.text).toMatch(/recevoir les 600\u00a0€[\s\S]*\/parametres\/paiements/);
    const told = post.received.find(
      ({ to, mail }) => to[0] === own.owner.email && mail.subject?.startsWith('Votre mode'),
    );
    expect(told?.mail.text).toContain('Le dépôt ouvre dès que');
  });

  it('promise nothing of money where none is held', async () => {
    const own = await aWorld(test, 'choice', { owner: { kind: 'COMPANY' } });
    await proceed(test, own.applicationId, [own.owner, 'action/choose/direct']);
    await proceed(test, own.applicationId, [own.candidate, 'action/direct/accept']);
    await proceed(test, own.applicationId, [
      own.candidate,
      'mission/contest',
      { reason: 'Les pièces manquent.' },
    ]);
    await test.drain();
    const told = post.received.find(
      ({ to, mail }) => to[0] === own.owner.email && mail.subject?.startsWith('Mission contestée'),
    );
    expect(told?.mail.text).toMatch(/conteste la mission/);
    expect(told?.mail.text).not.toMatch(/versé|retenu/);
  });
});
