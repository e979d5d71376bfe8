import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { proceed } from '../../../../test/missions.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { jobCommands } from '../../../platform/job-commands.ts';
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

/** Those of the staff who look after threads: the world has some of its own. */
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
    const listed = async () => jobCommands['jobs failed']?.run(test.platform, []);
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
});
