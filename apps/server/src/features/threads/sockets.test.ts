import type {
  MessageAcknowledgement,
  NewActionEvent,
  NewMessageEvent,
  ReadEvent,
  TypingEvent,
} from '@basoche/contract/realtime';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { openBrowserSocket } from '../../../test/browser-socket.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { proceed } from '../../../test/missions.ts';
import { aWorld, type World } from '../../../test/world.ts';

/** Two processes on one database: the creator's browser is connected to one, the candidate's to the other. */

let first: TestApp;
let second: TestApp;
let world: World;
let onFirst: number;
let onSecond: number;
const open: Socket[] = [];

beforeAll(async () => {
  first = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  second = await createTestApp({ databaseUrl: first.databaseUrl, environment: { NETWORK_LIMITS: 'off' } });
  world = await aWorld(first, 'talking');
  await first.drain();
  onFirst = await first.listen();
  onSecond = await second.listen();
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await second.close();
  await first.close();
});

const connect = async (port: number, member: TestMember) => {
  const socket = openBrowserSocket(`http://127.0.0.1:${port}`, member);
  open.push(socket);
  const heard: { messages: NewMessageEvent[]; actions: NewActionEvent[]; notifications: unknown[] } = {
    messages: [],
    actions: [],
    notifications: [],
  };
  socket.on('newMessage', (event) => heard.messages.push(event));
  socket.on('newAction', (event) => heard.actions.push(event));
  socket.on('newNotification', (event) => heard.notifications.push(event));
  const signals: { typing: TypingEvent[]; read: ReadEvent[] } = { typing: [], read: [] };
  socket.on('typing', (event) => signals.typing.push(event));
  socket.on('threadRead', (event) => signals.read.push(event));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  const say = (event: object): Promise<MessageAcknowledgement> => socket.emitWithAck('message', event);
  return { socket, heard, signals, say };
};

describe('over sockets of two processes', () => {
  it('a message is acknowledged, stored, and heard by both parties and nobody else', async () => {
    const stranger = await aMember(first);
    const creator = await connect(onFirst, world.owner);
    const candidate = await connect(onSecond, world.candidate);
    const other = await connect(onSecond, stranger);
    const rival = await connect(onFirst, world.otherCandidate);

    const event = {
      content: 'Bonjour par la socket',
      clientId: 'socket-0001',
      postulationID: world.applicationId,
      userID: world.owner.id,
      type: 'MISSION',
    };
    const answer = await creator.say(event);
    expect(answer).toMatchObject({ ok: true, message: { content: event.content, isMine: true } });
    expect(await creator.say(event)).toEqual(answer);

    await first.drain();
    await expect.poll(() => candidate.heard.messages.length).toBe(1);
    await expect.poll(() => creator.heard.messages.length).toBe(1);
    expect(candidate.heard.messages[0]).toMatchObject({
      postulationID: world.applicationId,
      message: { content: event.content, isMine: false, clientId: null, sentBy: world.owner.id },
    });
    expect(creator.heard.messages[0]?.message).toMatchObject({ isMine: true, clientId: event.clientId });
    await expect.poll(() => candidate.heard.notifications.length).toBe(1);
    // Events of the set-up may arrive after the connection, but before the message, since one process sends
    // in order.
    for (const { heard } of [creator, candidate]) heard.actions.length = 0;

    await proceed(first, world.applicationId, [world.owner, 'action/price/accept']);
    await second.drain();
    await expect
      .poll(() => candidate.heard.actions.map(({ action }) => action?.type))
      .toEqual(['PRICE', 'CONTRACT_CHOICE']);
    await expect.poll(() => creator.heard.actions.length).toBe(2);
    for (const { heard } of [other, rival]) {
      expect(heard).toEqual({ messages: [], actions: [], notifications: [] });
    }
  });

  it('a message about an offer goes the same way', async () => {
    const { jobApplicationId: id, owner, candidate } = world;
    await proceed(first, id, [candidate, 'job/ndaConsent']);
    await first.drain();
    const [sender, reader, rival] = [
      await connect(onSecond, candidate),
      await connect(onFirst, owner),
      await connect(onFirst, world.otherCandidate),
    ];
    const content = 'Bonjour, au sujet de l’offre';
    const event = { content, clientId: 'socket-0003', postulationID: id, userID: candidate.id, type: 'JOB' };
    expect(await sender.say(event)).toMatchObject({ ok: true, message: { content, postulationId: id } });
    expect(await reader.say({ ...event, userID: owner.id })).toMatchObject({
      ok: false,
      problem: { status: 403, code: 'NDA_REQUIRED' },
    });
    await first.drain();
    const about = ({ heard }: typeof sender) => heard.messages.filter((one) => one.postulationID === id);
    await expect.poll(() => about(reader)).toMatchObject([{ message: { content, isMine: false } }]);
    await expect.poll(() => about(sender)).toMatchObject([{ message: { content, isMine: true } }]);
    expect(about(rival)).toEqual([]);
  });

  it('what may not be sent is acknowledged with a problem, as over HTTP', async () => {
    const creator = await connect(onFirst, world.owner);
    const rival = await connect(onFirst, world.otherCandidate);
    const event = { clientId: 'socket-0002', postulationID: world.applicationId, type: 'MISSION' };
    const refusals: readonly (readonly [typeof creator, object, number, string])[] = [
      [creator, { ...event, content: '   ' }, 400, 'INVALID_INPUT'],
      [creator, { ...event, content: 'a'.repeat(5_001) }, 400, 'INVALID_INPUT'],
      [creator, { ...event, content: 'Bonjour', userID: world.candidate.id }, 403, 'ACTOR_MISMATCH'],
      [creator, { ...event, content: 'Bonjour', postulationID: world.missionId }, 404, 'NOT_FOUND'],
      [rival, { ...event, content: 'Bonjour' }, 404, 'NOT_FOUND'],
      [creator, 'texte' as unknown as object, 400, 'INVALID_INPUT'],
    ];
    for (const [who, sent, status, code] of refusals) {
      expect(await who.say(sent)).toMatchObject({ ok: false, problem: { status, code } });
    }
  });

  it('who is writing, and how far a party has read, is told to the other party and to nobody else', async () => {
    const { applicationId: postulationID, owner, candidate, otherCandidate } = world;
    const [creator, reader, rival] = [
      await connect(onFirst, owner),
      await connect(onSecond, candidate),
      await connect(onFirst, otherCandidate),
    ];
    const { message } = (await creator.say({
      content: 'À lire',
      clientId: 'socket-0004',
      postulationID,
      type: 'MISSION',
    })) as Extract<MessageAcknowledgement, { ok: true }>;
    const { position } = message;
    // Events about a thread of others, or about an unknown one, reach nobody.
    rival.socket.emit('typing', { postulationID });
    rival.socket.emit('read', { postulationID, position });
    reader.socket.emit('read', { postulationID: crypto.randomUUID(), position });
    reader.socket.emit('typing', 'nonsense');
    reader.socket.emit('typing', { postulationID });
    reader.socket.emit('read', { postulationID, position: position + 1_000 });
    await expect.poll(() => creator.signals.typing).toEqual([{ postulationID }]);
    // A read position never goes past the thread's own.
    await expect.poll(() => creator.signals.read).toEqual([{ postulationID, position }]);
    expect([reader.signals, rival.signals]).toEqual([
      { typing: [], read: [] },
      { typing: [], read: [] },
    ]);
    const thread = await first.call('GET', `/messagerie/${postulationID}`, { token: owner.token });
    expect(thread.json().otherReadPosition).toBe(position);
  });

  it('a thread that is caught up with in the background stays unread', async () => {
    const { applicationId: id, owner, candidate } = world;
    const creator = await connect(onFirst, owner);
    const said = { content: 'Non lu', clientId: 'socket-0005', postulationID: id, type: 'MISSION' };
    expect(await creator.say(said)).toMatchObject({ ok: true });
    const readMark = async () =>
      (await first.call('GET', `/messagerie/${id}`, { token: owner.token })).json().otherReadPosition;
    const before = await readMark();
    await second.call('GET', `/messagerie/${id}?since=0&seen=false`, { token: candidate.token });
    expect(await readMark()).toBe(before);
    await second.call('GET', `/messagerie/${id}?since=0`, { token: candidate.token });
    expect(await readMark()).toBeGreaterThan(before);
  });
});
