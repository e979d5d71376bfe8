import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/factories.ts';
import { proceed } from '../../../../test/missions.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { send, startDue } from './service.ts';

let test: TestApp;
let world: World;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

/** Noon in Paris (UTC+1). */
const noon = new Date('2027-03-15T11:00:00Z');
const nextEight = new Date('2027-03-16T07:00:00Z');

beforeEach(async () => {
  test.clock.set(noon);
  world = await aWorld(test, 'new');
  await test.drain();
});

const want = ({ token }: TestMember, topic: string, channel = 'digest', wanted = true) =>
  test.call('PUT', '/notifications/wishes', { token, body: { topic, channel, wanted } });

const at = async (now: Date) => {
  test.clock.set(now);
  await startDue(test.platform);
  await test.drain();
};
const minutes = (number: number) => new Date(nextEight.getTime() + number * 60_000);

const summariesTo = async ({ email }: TestMember) =>
  (await test.mails()).filter(
    ({ to, subject }) => to?.[0]?.address === email && subject?.startsWith('Votre résumé du jour'),
  );

const refusePrice = () => proceed(test, world.applicationId, [world.owner, 'action/price/refuse']);

describe('the summary of the day', () => {
  it('leaves at eight in Paris, once, with what waits and where it leads, and no word of a message', async () => {
    const { candidate } = world;
    await want(candidate, 'prices');
    await refusePrice();
    await at(minutes(-1));
    expect(await summariesTo(candidate)).toEqual([]);
    await at(minutes(1));
    await at(minutes(6));
    const [mail, ...others] = await summariesTo(candidate);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Votre résumé du jour\u202f: /);
    expect(mail?.text).toContain('Votre proposition de prix est refusée.');
    expect(mail?.text).toContain('Rechercher la jurisprudence sur la rupture brutale');
    expect(mail?.text).toContain(`/messages/${world.applicationId}`);
    expect(mail?.text).toContain('/parametres/notifications');
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    );
    await at(new Date(nextEight.getTime() + 86_400_000));
    expect(await summariesTo(candidate)).toHaveLength(1);
  });

  it('is late and skips nobody where the worker was away at eight', async () => {
    await want(world.candidate, 'prices');
    await refusePrice();
    await at(minutes(600));
    expect(await summariesTo(world.candidate)).toHaveLength(1);
  });

  it('is not sent where nothing waits, all was read, nothing was wanted in it, or it is wanted no more', async () => {
    await at(minutes(1));
    expect(await summariesTo(world.candidate)).toEqual([]);

    test.clock.set(noon);
    await refusePrice();
    await at(minutes(1));
    expect(await summariesTo(world.candidate)).toEqual([]);

    test.clock.set(noon);
    world = await aWorld(test, 'new');
    await want(world.candidate, 'prices');
    await refusePrice();
    await test.call('POST', '/notifications/all', { token: world.candidate.token, body: {} });
    await at(minutes(1));
    expect(await summariesTo(world.candidate)).toEqual([]);

    test.clock.set(noon);
    world = await aWorld(test, 'new');
    await want(world.candidate, 'prices');
    await refusePrice();
    await want(world.candidate, 'prices', 'digest', false);
    await at(minutes(1));
    expect(await summariesTo(world.candidate)).toEqual([]);
  });

  it('leaves out what was read between its start and its mail', async () => {
    await want(world.candidate, 'prices');
    await refusePrice();
    test.clock.set(minutes(1));
    await startDue(test.platform);
    await test.call('POST', '/notifications/all', { token: world.candidate.token, body: {} });
    await test.drain();
    expect(await summariesTo(world.candidate)).toEqual([]);
  });

  it('holds what is wanted on no screen', async () => {
    await want(world.candidate, 'prices');
    await want(world.candidate, 'prices', 'screen', false);
    await refusePrice();
    await at(minutes(1));
    expect(await summariesTo(world.candidate)).toHaveLength(1);
  });

  it('is started once by two processes at once, and sent again it is the same mail', async () => {
    await want(world.candidate, 'prices');
    await refusePrice();
    test.clock.set(minutes(1));
    await Promise.all([startDue(test.platform), startDue(test.platform), startDue(test.platform)]);
    await test.drain();
    const [first, ...others] = await summariesTo(world.candidate);
    expect(others).toEqual([]);
    const { rows } = await test.platform.database.pool.query<{ digested_at: Date }>(
      'select digested_at from notification where member_id = $1 and digested_at is not null',
      [world.candidate.id],
    );
    const [row] = rows;
    await send(test.platform, {
      memberId: world.candidate.id,
      at: row?.digested_at.toISOString() ?? '',
    });
    const [again] = (await summariesTo(world.candidate)).slice(1);
    expect(again?.messageId).toBe(first?.messageId);
  });

  it('tells again of a thread where messages came after it and none was read', async () => {
    const own = await aWorld(test, 'talking');
    await want(own.candidate, 'messages');
    await want(own.candidate, 'messages', 'mail', false);
    const say = async (clientId: string) => {
      const { statusCode, body } = await test.call('POST', `/messagerie/${own.applicationId}`, {
        token: own.owner.token,
        body: { content: 'Le coffre est tulipe-1789', clientId },
      });
      expect(statusCode, body).toBe(201);
    };
    await say('resume-1');
    await say('resume-2');
    await at(minutes(1));
    expect(await summariesTo(own.candidate)).toHaveLength(1);
    await say('resume-3');
    await at(minutes(24 * 60 + 1));
    const summaries = await summariesTo(own.candidate);
    expect(summaries).toHaveLength(2);
    expect(JSON.stringify(summaries.map(({ text, html }) => [text, html]))).not.toContain('tulipe');
  });
});
