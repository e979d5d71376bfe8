import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { advanceMinutes, digestsTo } from '../digests.ts';
import type { TestMember } from '../factories.ts';
import { aWorld, type World } from '../world.ts';

let test: TestApp;
let world: World;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

let messages = 0;
const say = async ({ token }: TestMember) => {
  messages += 1;
  const body = { content: 'Bonjour', clientId: `digest-${messages}` };
  const answer = await test.call('POST', `/messagerie/${world.applicationId}`, { token, body });
  expect(answer.statusCode).toBe(201);
};
const read = ({ token }: TestMember) => test.call('GET', `/messagerie/${world.applicationId}`, { token });

/** Time of the last mail to the candidate about the thread. */
const lastMail = async (): Promise<number> => {
  const { rows } = await test.platform.database.pool.query<{ mailed_at: Date | null }>(
    "select mailed_at from thread_digest where application_id = $1 and party = 'candidate'",
    [world.applicationId],
  );
  return rows[0]?.mailed_at?.getTime() ?? 0;
};

const happenings = fc.array(
  fc.oneof(
    fc.constantFrom('message', 'message', 'read'),
    fc.integer({ min: 1, max: 50 }).map((minutes) => minutes),
  ),
  { minLength: 3, maxLength: 9 },
);

describe('over any sequence of messages, reads and time', () => {
  it('no mail leaves without something unread, none within an hour of another, and what waits ten minutes was told', async () => {
    await fc.assert(
      fc.asyncProperty(happenings, async (happened) => {
        world = await aWorld(test, 'talking');
        let unread = 0;
        let untold: number | null = null;
        let now = 0;
        let mails = 0;
        let known = 0;
        let mailedAt = Number.NEGATIVE_INFINITY;
        const pass = async () => {
          await advanceMinutes(test, 1);
          now += 1;
          const last = await lastMail();
          if (last !== known) {
            known = last;
            mails += 1;
            expect(unread).toBeGreaterThan(0);
            expect(now - mailedAt).toBeGreaterThanOrEqual(60);
            mailedAt = now;
            untold = null;
          }
          if (untold !== null && now - untold > 6) expect(now - mailedAt).toBeLessThanOrEqual(61);
        };
        for (const what of [...happened, 65]) {
          if (what === 'message') {
            await say(world.owner);
            unread += 1;
            untold ??= now;
          } else if (what === 'read') {
            await read(world.candidate);
            unread = 0;
            untold = null;
          } else for (let minute = 0; minute < Number(what); minute += 1) await pass();
        }
        expect(untold).toBeNull();
        expect(await digestsTo(test, world.candidate)).toHaveLength(mails);
      }),
      { numRuns: 6 },
    );
  });
});
