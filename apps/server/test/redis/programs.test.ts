import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { isConnected, openBrowserSocket } from '../browser-socket.ts';
import type { TestMember } from '../factories.ts';
import { type Program, startProgram, startWorkerProgram } from '../program.ts';
import { type RedisServer, startRedis } from '../redis-server.ts';
import { aWorld, type World } from '../world.ts';

/** Two web processes and a worker, started as by an operator; their Redis is killed in between. */

let redis: RedisServer;
let site: TestApp;
let world: World;
const programs: Program[] = [];
const open: Socket[] = [];

beforeAll(async () => {
  redis = await startRedis({ program: inject('redis')?.program ?? '' });
  site = await createTestApp();
  world = await aWorld(site, 'talking');
  await site.drain();
  const environment = {
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: site.platform.config.dataDir,
    SECRETS_KEY: Buffer.alloc(32, 3).toString('base64'),
    REDIS_URL: redis.url,
  };
  programs.push(
    await startProgram({ ...environment, ROLE: 'web' }),
    await startProgram({ ...environment, ROLE: 'web' }),
    await startWorkerProgram(environment),
  );
});
afterAll(async () => {
  for (const socket of open) socket.close();
  for (const { process } of programs) process.kill('SIGTERM');
  await Promise.all(programs.map(({ exited }) => exited));
  await site.close();
  await redis.stop();
});

const connect = async (at: number, member: TestMember) => {
  const socket = openBrowserSocket(programs[at]?.address ?? '', member);
  open.push(socket);
  const heard: string[] = [];
  socket.on('newMessage', ({ message }) => heard.push(message.content));
  const typing: unknown[] = [];
  socket.on('typing', (event) => typing.push(event));
  await isConnected(socket);
  return { socket, heard, typing };
};

it('messages reach the other process before, while and after Redis is gone; the rest comes back', async () => {
  const [creator, candidate] = [await connect(0, world.owner), await connect(1, world.candidate)];
  const say = (content: string) =>
    creator.socket.emitWithAck('message', {
      content,
      clientId: crypto.randomUUID(),
      postulationID: world.applicationId,
      userID: world.owner.id,
      type: 'MISSION',
    });
  const type = () => {
    creator.socket.emit('typing', { postulationID: world.applicationId });
    return candidate.typing.length;
  };
  expect(await say('Avant')).toMatchObject({ ok: true });
  await expect.poll(() => candidate.heard).toEqual(['Avant']);
  await expect.poll(type, { interval: 200 }).toBeGreaterThan(0);

  await redis.kill();
  expect(await say('Pendant')).toMatchObject({ ok: true });
  await expect.poll(() => candidate.heard).toEqual(['Avant', 'Pendant']);

  await redis.start();
  expect(await say('Après')).toMatchObject({ ok: true });
  await expect.poll(() => candidate.heard).toEqual(['Avant', 'Pendant', 'Après']);
  candidate.typing.length = 0;
  await expect.poll(type, { interval: 200 }).toBeGreaterThan(0);
  for (const { process } of programs) expect(process.exitCode).toBe(null);
});
