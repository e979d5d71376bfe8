import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/factories.ts';
import { proceed } from '../../../test/missions.ts';
import { aWorld, type World } from '../../../test/world.ts';

let test: TestApp;
let world: World;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  world = await aWorld(test, 'talking');
});
afterAll(() => test.close());

interface News {
  id: string;
  type: string;
  title: string;
}

const news = async ({ token }: TestMember): Promise<News[]> =>
  (await test.call('GET', '/notifications/new', { token })).json();
const hasNotif = async ({ token }: TestMember) =>
  (await test.call('GET', '/auth/me', { token })).json().hasNotif;
const mark = ({ token }: TestMember, which: string) =>
  test.call('POST', `/notifications/${which}`, { token, body: {} });

describe('notifications', () => {
  it('come newest first, each with a French sentence and what it is about', async () => {
    await proceed(test, world.applicationId, [world.owner, 'action/price/refuse']);
    const [latest, ...others] = await news(world.candidate);
    expect(latest).toMatchObject({
      type: 'PRICE_REFUSED',
      postulationID: world.applicationId,
      subject: 'Rechercher la jurisprudence sur la rupture brutale',
      title: expect.stringContaining('refusée'),
    });
    expect(others.map(({ type }) => type)).toEqual(['NDA_ASKED']);
  });

  it('leave the list one by one, and the dot goes out with the last', async () => {
    const waiting = await news(world.candidate);
    expect(await hasNotif(world.candidate)).toBe(true);
    for (const { id } of waiting) {
      expect((await mark(world.candidate, id)).statusCode).toBe(204);
      expect((await mark(world.candidate, id)).statusCode).toBe(204);
    }
    expect(await news(world.candidate)).toEqual([]);
    expect(await hasNotif(world.candidate)).toBe(false);
  });

  it("leave the list all together, without touching anybody else's", async () => {
    const others = await news(world.otherCandidate);
    expect((await mark(world.owner, 'all')).statusCode).toBe(204);
    expect(await news(world.owner)).toEqual([]);
    expect(await news(world.otherCandidate)).toEqual(others);
  });

  it('of chat messages do not pile up, and go out when the thread is read', async () => {
    const say = (clientId: string) =>
      test.call('POST', `/messagerie/${world.applicationId}`, {
        token: world.owner.token,
        body: { content: 'Bonjour', clientId },
      });
    await say('bavardage-1');
    await say('bavardage-2');
    expect((await news(world.candidate)).map(({ type }) => type)).toEqual(['NEW_MESSAGE']);
    await test.call('GET', `/messagerie/${world.applicationId}`, { token: world.candidate.token });
    expect(await news(world.candidate)).toEqual([]);
    await say('bavardage-3');
    expect(await news(world.candidate)).toHaveLength(1);
  });
});
