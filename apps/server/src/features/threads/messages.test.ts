import type { Message } from '@basoche/contract/threads/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMission, anApplication } from '../../../test/missions.ts';
import { aWorld, type World } from '../../../test/world.ts';

let test: TestApp;
let world: World;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const send = (token: string, content: string, clientId: string) =>
  test.call('POST', `/messagerie/${world.applicationId}`, { token, body: { content, clientId } });

const read = async (token: string, query = '') =>
  (await test.call('GET', `/messagerie/${world.applicationId}${query}`, { token })).json();

const stored = () =>
  test.platform.database.db
    .selectFrom('message')
    .selectAll()
    .where('application_id', '=', world.applicationId)
    .orderBy('position')
    .execute();

describe('messages', () => {
  it('sent twenty times at once under one clientId are stored once, with the same answer', async () => {
    world = await aWorld(test, 'talking');
    const { token } = world.owner;
    const tries = Array.from({ length: 20 }, () => send(token, 'Une seule fois', 'le-meme-message'));
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    const again = await send(token, 'Un autre texte', 'le-meme-message');
    expect(again.body).toBe(answers[0]?.body);
  });

  it('of the other party may have the same clientId, which is each sender’s own', async () => {
    const theirs = await send(world.candidate.token, 'Le mien', 'le-meme-message');
    expect(theirs.json()).toMatchObject({ content: 'Le mien', isMine: true });
  });

  it('take consecutive positions, without a gap, however many are sent at once', async () => {
    world = await aWorld(test, 'talking');
    const { position: start } = await read(world.owner.token);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const sender = index % 2 === 0 ? world.owner : world.candidate;
        return send(sender.token, `Message ${index}`, `client-${index}-abc`);
      }),
    );
    const positions = (await stored()).map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: 20 }, (_, index) => start + index + 1));
    expect((await read(world.owner.token)).position).toBe(start + 20);
  });

  it('are read as the latest fifty, then before a position, then since one', async () => {
    world = await aWorld(test, 'talking');
    for (let index = 0; index < 60; index += 1) {
      await send(world.owner.token, `Message ${index}`, `client-${index}-abc`);
    }
    const latest = await read(world.candidate.token);
    const contents = (thread: { messages: Message[] }) => thread.messages.map(({ content }) => content);
    expect(contents(latest)).toEqual(Array.from({ length: 50 }, (_, index) => `Message ${index + 10}`));
    expect(latest.hasOlder).toBe(true);
    const older = await read(world.candidate.token, `?before=${latest.messages[0].position}`);
    expect(contents(older)).toEqual(Array.from({ length: 10 }, (_, index) => `Message ${index}`));
    expect(older.hasOlder).toBe(false);
    const since = await read(world.candidate.token, `?since=${latest.messages[47].position}`);
    expect(contents(since)).toEqual(['Message 58', 'Message 59']);
    expect((await read(world.candidate.token, `?since=${since.position}`)).messages).toEqual([]);
  });

  it('keep their inner whitespace and lose their outer whitespace', async () => {
    world = await aWorld(test, 'talking');
    const sent = await send(world.owner.token, '  Bonjour,\n\n  voici la suite. \n', 'identifiant-blancs');
    expect(sent.json().content).toBe('Bonjour,\n\n  voici la suite.');
  });

  it('are refused in a refused thread, while stored ones are still answered', async () => {
    world = await aWorld(test, 'talking');
    const first = await send(world.candidate.token, 'Avant', 'avant-le-refus');
    await test.call('POST', `/messagerie/action/refuseCandidate/${world.applicationId}`, {
      token: world.owner.token,
      body: {},
    });
    const late = await send(world.candidate.token, 'Après', 'apres-le-refus');
    expect([late.statusCode, late.json().code]).toEqual([403, 'MESSAGES_CLOSED']);
    expect((await send(world.candidate.token, 'Avant', 'avant-le-refus')).body).toBe(first.body);
    expect((await read(world.candidate.token)).permitted).not.toContain('message');
  });
});

describe('the inbox', () => {
  it('has one line per mission for its creator and one per application for a candidate, newest first', async () => {
    world = await aWorld(test, 'talking');
    const lines = async (token: string, query = '') =>
      test.call('GET', `/missions/discussions${query}`, { token });
    await send(world.candidate.token, 'Bonjour', 'bonjour-inbox');
    const [line, ...more] = (await lines(world.owner.token)).json();
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      postulationID: null,
      missionID: world.missionId,
      isCreator: true,
      other: null,
      state: null,
      lastMessage: 'Bonjour',
      unread: 1,
    });
    const [mine] = (await lines(world.candidate.token)).json();
    expect(mine).toMatchObject({
      postulationID: world.applicationId,
      isCreator: false,
      unread: 0,
      state: 'NEW',
    });
    await read(world.owner.token);
    expect((await lines(world.owner.token)).json()[0].unread).toBe(0);
  });

  it('comes page by page, each line once', async () => {
    world = await aWorld(test, 'new');
    for (let index = 0; index < 4; index += 1) {
      await anApplication(test, await aMission(test, world.owner), world.candidate);
    }
    const seen: string[] = [];
    let path: string | undefined = '/missions/discussions?limit=2';
    while (path !== undefined) {
      const page: Awaited<ReturnType<TestApp['call']>> = await test.call('GET', path, {
        token: world.candidate.token,
      });
      seen.push(...page.json().map((line: { postulationID: string }) => line.postulationID));
      path = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });
});
