import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aWorld, type World } from '../../../../test/world.ts';

let site: TestApp;
let world: World;
beforeAll(async () => {
  site = await createTestApp();
  world = await aWorld(site, 'talking');
});
afterAll(() => site.close());

it('a member sends thirty messages in ten seconds, by calls and by a socket together, and then waits', async () => {
  const { owner, candidate, applicationId } = world;
  const send = (token: string, clientId: string) =>
    site.call('POST', `/messagerie/${applicationId}`, { token, body: { content: 'Bonjour', clientId } });
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, index) => send(owner.token, `un-message-${index}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({
    code: 'TOO_MANY_MESSAGES',
    title: expect.stringContaining('Vous écrivez très vite'),
  });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);

  const socket = io(`http://127.0.0.1:${await site.listen()}`, {
    transports: ['websocket'],
    auth: { token: owner.token },
    query: { userID: owner.id },
  });
  const event = {
    userID: owner.id,
    postulationID: applicationId,
    type: 'MISSION',
    content: 'Encore',
    clientId: 'un-message-40',
  };
  const answer = await socket.timeout(5_000).emitWithAck('message', event);
  expect(answer).toMatchObject({ ok: false, problem: { code: 'TOO_MANY_MESSAGES', status: 429 } });
  socket.close();

  expect((await send(candidate.token, 'une-reponse-1')).statusCode).toBe(201);
});
