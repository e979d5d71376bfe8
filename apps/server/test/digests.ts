import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** Advances the clock minute by minute, and runs the checks for unread messages that become due. */
export const advanceMinutes = async (test: TestApp, minutes: number): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) {
    test.clock.advance(60_000);
    const { rowCount } = await test.platform.database.pool.query(
      `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'threads.digest' and j.run_at <= $1`,
      [test.clock.now()],
    );
    if (rowCount) await test.drain();
  }
};

/** The mails about messages to this member, oldest first. */
export const digestsTo = async (test: TestApp, { email }: TestMember) =>
  (await test.mails()).filter(
    ({ subject, to }) =>
      to?.[0]?.address === email && /^Nouveau message|messages non lus/.test(subject ?? ''),
  );
