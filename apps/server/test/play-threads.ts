import type { Thread } from '@basoche/contract/threads/threads';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import type { By } from '../src/features/threads/execution/service.ts';
import { runCommand } from '../src/features/threads/service.ts';
import type { TestApp } from './app.ts';
import { aSession, type TestMember } from './factories.ts';
import type { World } from './world.ts';

type Played = Pick<World, 'applicationId'>;

/** Plays threads: commands of the parties through the API, those of other actors directly. */

type Office = Exclude<By, { memberId: string }>['role'];

/** Sends a party's command through the API, by its path; expects 200 or the given answer. */
export const gives = async (
  test: TestApp,
  { applicationId }: Played,
  { id }: TestMember,
  command: string,
  { body = {}, expects = 200 }: { body?: object; expects?: number | string } = {},
): Promise<Thread> => {
  // A new session, since the clock may have moved past the end of the first one.
  const token = await aSession(test, id);
  const answer = await test.call('POST', `/messagerie/${command}/${applicationId}`, { token, body });
  const got = typeof expects === 'string' ? answer.json().code : answer.statusCode;
  if (got !== expects)
    throw new Error(`${command}: expected ${expects}, got ${answer.statusCode} ${answer.body}`);
  return answer.json();
};

export const decides = async (
  test: TestApp,
  { applicationId }: Played,
  role: Office,
  command: ThreadCommand,
): Promise<void> => {
  await runCommand(test.platform, { role }, applicationId, command);
};

export const readBy = async (test: TestApp, world: Played, { id }: TestMember): Promise<Thread> => {
  const answer = await test.call('GET', `/messagerie/${world.applicationId}`, {
    token: await aSession(test, id),
  });
  if (answer.statusCode !== 200) throw new Error(`The thread is not read: ${answer.body}`);
  return answer.json();
};

/** A confirmed deposit: 500 €, 20 % VAT, and the fee with its VAT. */
export const deposited: ThreadCommand = { type: 'deposit/confirm', amountCents: 61_800, currency: 'eur' };

/** Moves the clock to this time and runs the timers that are then due. */
export const untilThe = async (test: TestApp, instant: Date): Promise<void> => {
  test.clock.set(instant);
  await test.platform.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at <= $1',
    [test.clock.now()],
  );
  await test.drain();
};

/** Addresses of the recipients of mails whose subject begins with this text. */
export const writtenTo = async (test: TestApp, subject: string): Promise<string[]> =>
  (await test.mails())
    .filter((mail) => mail.subject?.startsWith(subject))
    .map(({ to }) => to?.[0]?.address ?? '')
    .toSorted();

/** Titles of a member's notifications, in their order. */
export const notifiedOf = async (test: TestApp, world: Played, { id }: TestMember): Promise<string[]> => {
  const rows = await test.platform.database.db
    .selectFrom('notification')
    .select(['type', 'title'])
    .where('application_id', '=', world.applicationId)
    .where('member_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ type, title }) => (type === 'NEW_MESSAGE' ? title : type));
};
