import { routes } from '@basoche/contract/routes';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { pathOf } from '../../../test/calls.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aMission, anApplication, proceed } from '../../../test/missions.ts';

/** Unique words planted in what an anonymous creator is: they reach nobody who may not know (rules §2). */

let test: TestApp;
let creator: TestMember;
let candidate: TestMember;
let stranger: TestMember;
let missionId: string;
let applicationId: string;
let sockets: Socket[] = [];
const events: unknown[] = [];

const canaries = () => [creator.id, 'CANARI-NOM', 'canari-image', 'CANARI-PRESENTATION', creator.email];

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY', companyName: 'CANARI-NOM' });
  await test.platform.database.db
    .updateTable('member')
    .set({ picture_url: '/files/canari-image.jpg', presentation: 'CANARI-PRESENTATION' })
    .where('id', '=', creator.id)
    .execute();
  candidate = await aMember(test);
  stranger = await aMember(test);
  missionId = await aMission(test, creator, { isAnonym: true });
  const port = await test.listen();
  sockets = [candidate, stranger].map(({ id, token }) => {
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      auth: { token },
      query: { userID: id },
    });
    socket.onAny((...event) => events.push(event));
    return socket;
  });
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.on('connect', resolve))));
  applicationId = await anApplication(test, missionId, candidate);
  await proceed(
    test,
    applicationId,
    [creator, 'action/price/refuse'],
    [creator, 'mission/ndaConsent'],
    [candidate, 'mission/ndaConsent'],
  );
  const body = { content: 'Bonjour, je vous écris sans me nommer.', clientId: 'message-anonyme' };
  await test.call('POST', `/messagerie/${applicationId}`, { token: creator.token, body });
  await test.platform.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await test.drain();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await test.close();
});

const params = (userId: string) => ({
  id: missionId,
  missionID: missionId,
  userID: userId,
  memberID: stranger.id,
});

/** Every GET of the contract about the mission, the thread or the reader. */
const everyAnswer = async (reader: TestMember | undefined): Promise<string[]> => {
  const bodies: string[] = [];
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const values = params(reader?.id ?? stranger.id);
    if (route.name === 'threads.read') values.id = applicationId;
    if (route.name === 'missions.count') values.id = reader?.id ?? stranger.id;
    const answer = await test.call('GET', pathOf(route.path, values), { token: reader?.token });
    bodies.push(`${route.name} ${answer.body} ${JSON.stringify(answer.headers)}`);
  }
  return bodies;
};

const expectNoCanary = (texts: readonly string[]) => {
  for (const text of texts) {
    for (const canary of canaries()) expect(text.toLowerCase()).not.toContain(canary.toLowerCase());
  }
};

describe('an anonymous creator', () => {
  it('is in no answer to a visitor, a stranger or a candidate', async () => {
    for (const reader of [undefined, stranger, candidate]) expectNoCanary(await everyAnswer(reader));
  });

  it('has no mission in the list of their own, asked by others', async () => {
    const answer = await test.call('GET', `/missions/${creator.id}`, { token: stranger.token });
    expect(answer.json()).toEqual([]);
  });

  it('is told to themselves', async () => {
    const { json } = await test.call('GET', `/missions/single/${missionId}`, { token: creator.token });
    expect(json()).toMatchObject({ creatorName: 'CANARI-NOM', companyPresentation: 'CANARI-PRESENTATION' });
  });

  it('is in no socket event, no notification and no mail of the candidate', async () => {
    await expect.poll(() => JSON.stringify(events)).toContain('sans me nommer');
    expectNoCanary(events.map((event) => JSON.stringify(event)));
    const mails = (await test.mails()).filter(({ to }) => to?.[0]?.address === candidate.email);
    expect(mails.length).toBeGreaterThan(1);
    expectNoCanary(mails.map((mail) => JSON.stringify(mail)));
  });

  it('tells the candidate nothing by answering their message', async () => {
    const body = { content: 'Qui êtes-vous ?', clientId: 'message-question' };
    const sent = await test.call('POST', `/messagerie/${applicationId}`, { token: candidate.token, body });
    expectNoCanary([sent.body]);
    const thread = await test.call('GET', `/messagerie/${applicationId}`, { token: candidate.token });
    expect(thread.json()).toMatchObject({
      creator: { id: null, name: null, pictureURL: null, role: null },
      mission: { creatorID: null, creatorName: null },
      messages: [{ sentBy: null }, { sentBy: candidate.id }],
    });
  });

  it('is known to the candidate, and to nobody else, once a price is accepted', async () => {
    await test.call('POST', `/messagerie/action/price/new/${applicationId}`, {
      token: candidate.token,
      body: { offer: 200 },
    });
    await proceed(test, applicationId, [creator, 'action/price/accept']);
    const thread = await test.call('GET', `/messagerie/${applicationId}`, { token: candidate.token });
    expect(thread.json()).toMatchObject({
      creator: { id: creator.id, name: 'CANARI-NOM' },
      mission: { creatorName: 'CANARI-NOM' },
    });
    const single = await test.call('GET', `/missions/single/${missionId}`, { token: candidate.token });
    expect(single.json()).toMatchObject({ companyPresentation: 'CANARI-PRESENTATION' });
    for (const reader of [undefined, stranger]) expectNoCanary(await everyAnswer(reader));
  });
});
