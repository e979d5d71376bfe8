import { inflateSync } from 'node:zlib';
import { routes } from '@basoche/contract/routes';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Canary, expectSilence, plant } from './anonymous-canary.ts';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf } from './calls.ts';
import { aMember, type TestMember } from './factories.ts';
import { actFor, aFirmThread, type FirmThread } from './firm-threads.ts';
import { aMissionForm, proceed } from './missions.ts';
import { type Browser, type PushService, startPushService } from './push-service.ts';
import { drainAll } from './searches.ts';

/**
 * A firm publishes anonymously: before a price is accepted, nothing that reaches others may name the firm or
 * its people.
 */

let service: PushService;
let test: TestApp;
let thread: FirmThread;
let canary: Canary;
let guest: TestMember;
let sockets: Socket[] = [];
const events: string[] = [];
const answers: string[] = [];
const browsers = new Map<string, Browser>();

const consents = 'mission/ndaConsent';

const listen = async (port: number, { id, token }: TestMember): Promise<Socket> => {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    auth: { token },
    query: { userID: id },
  });
  socket.onAny((...event) => events.push(JSON.stringify(event)));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  return socket;
};

const turnPushOn = async ({ id, token }: TestMember): Promise<void> => {
  const browser = service.browser();
  const answer = await test.call('POST', '/notifications/push', { token, body: browser.subscription });
  expect(answer.statusCode, answer.body).toBe(200);
  browsers.set(id, browser);
};
const pushesTo = ({ id }: TestMember): string[] => {
  const browser = browsers.get(id);
  if (browser === undefined) return [];
  return service.received
    .filter(({ path }) => browser.subscription.endpoint.endsWith(path))
    .map(({ body }) => browser.decrypt(body));
};

/** Every act of each person of the firm before a price is accepted. */
const happen = async (): Promise<void> => {
  const { claire, anne, candidate, missionId, applicationId } = thread;
  const act = async (person: TestMember, path: string, body: object) => {
    const answer = await actFor(test, thread, person, path, body);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };
  await act(claire, `/messagerie/${consents}/${applicationId}`, {});
  await proceed(test, applicationId, [candidate, consents]);
  for (const person of [claire, anne]) {
    const clientId = `message-${person.id}`;
    await act(person, `/messagerie/${applicationId}`, { content: 'Bonjour, sans me nommer.', clientId });
  }
  const words = { content: 'Qui êtes-vous\u202f?', clientId: 'message-question' };
  const sent = await test.call('POST', `/messagerie/${applicationId}`, {
    token: candidate.token,
    body: words,
  });
  answers.push(sent.body);
  await act(anne, '/missions/invitations', { missionID: missionId, memberID: guest.id });
  const form = aMissionForm(test, { isAnonym: true, tarifHigh: 950 });
  await act(claire, `/missions/update/${missionId}`, form);
  await drainAll(test);
  await proceed(test, applicationId, [candidate, 'action/price/confirm']);
  await act(claire, `/messagerie/action/price/refuse/${applicationId}`, {});
  await drainAll(test);
  await drainAll(test);
};

beforeAll(async () => {
  service = await startPushService();
  const environment = { NETWORK_LIMITS: 'off', PUSH_SERVICES: service.origin };
  test = await createTestApp({ environment });
  guest = await aMember(test);
  const planted = await plant(test, 'COMPANY', 'Cabineto');
  thread = await aFirmThread(test, {
    of: planted.creator,
    isAnonym: true,
    people: [
      { kind: 'CUSTOMER', customerName: 'Zorvelanne Prunelo' },
      { kind: 'CUSTOMER', customerName: 'Zorvelclaire Mirabelo' },
    ],
  });
  const { anne, claire, claireSeat, firm } = thread;
  const people = [anne.id, claire.id, anne.email, claire.email, claireSeat, firm.ownerSeat];
  const names = ['Zorvelanne', 'Prunelo', 'Zorvelclaire', 'Mirabelo'];
  const words = [...planted.words, ...[...people, ...names].map((word) => word.toLowerCase())];
  canary = { ...planted, missionId: thread.missionId, words };
  for (const member of [thread.candidate, guest, claire]) await turnPushOn(member);
  const port = await test.listen();
  sockets = [await listen(port, thread.candidate), await listen(port, guest)];
  await happen();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await test.close();
  await service.close();
});

/** Text of an answer, including the compressed parts of a PDF. */
const readable = (bytes: Buffer): string => {
  const text = bytes.toString('latin1');
  const parts = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    try {
      return inflateSync(bytes.subarray(index + mark.length), { finishFlush: 2 }).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...parts].join();
};

describe('the people of an anonymous firm', () => {
  it('are in no answer to the candidate, to who was invited, or to a visitor', async () => {
    const ids = [thread.applicationId, thread.missionId];
    let told = 0;
    for (const reader of [undefined, thread.candidate, guest]) {
      for (const { name, method, path } of routes) {
        // A company has a page and a directory entry, regardless of its anonymous publications.
        if (method !== 'GET' || name === 'members.read' || name === 'members.list') continue;
        for (const id of path.includes(':') ? ids : ['']) {
          const parameters = Object.fromEntries(
            [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, id]),
          );
          const url = `/api${pathOf(path, parameters)}`;
          const headers = reader ? { authorization: `Bearer ${reader.token}` } : {};
          const answer = await test.app.inject({ url, headers });
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          const body = readable(answer.rawPayload);
          if (body.includes(thread.missionId) || body.includes(thread.applicationId)) told += 1;
          expectSilence(canary, [`${name} ${body} ${JSON.stringify(answer.headers)}`]);
        }
      }
    }
    expect(told).toBeGreaterThan(8);
    expectSilence(canary, answers);
  });

  it('are in no event, mail or push to others', async () => {
    await expect.poll(() => events.join()).toContain('sans me nommer');
    expectSilence(canary, events);
    const own = [thread.anne.email, thread.claire.email, thread.company.email];
    const mails = (await test.mails()).filter(({ to }) => !own.includes(to?.[0]?.address ?? ''));
    expect(mails.length).toBeGreaterThan(3);
    expectSilence(
      canary,
      mails.map((mail) => JSON.stringify(mail)),
    );
    expect(pushesTo(thread.candidate).length).toBeGreaterThan(1);
    expectSilence(canary, [...pushesTo(thread.candidate), ...pushesTo(guest)]);
  });

  it('are told for their firm, which their pushes and mails name, and where the links open it', async () => {
    const { claire, firm, applicationId } = thread;
    const pushes = pushesTo(claire).map((push) => JSON.parse(push));
    expect(pushes.length).toBeGreaterThan(0);
    for (const { title } of pushes) expect(title).toMatch(/^ZorvelCabineto · /);
    expect(pushes.map(({ path }) => path)).toContain(`/messages/${applicationId}?pour=${firm.id}`);
    const mails = (await test.mails()).filter(({ to }) => to?.[0]?.address === claire.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { text } of mails) expect(text).toMatch(/^Bonjour Zorvelclaire Mirabelo \(ZorvelCabineto\),/);
  });

  it('are named to the candidate once a price is accepted, who wrote before it too', async () => {
    const { candidate, claire, applicationId } = thread;
    await proceed(test, applicationId, [candidate, 'action/price/new', { offer: 600 }]);
    const path = `/messagerie/action/price/accept/${applicationId}`;
    expect((await actFor(test, thread, claire, path, {})).statusCode).toBeLessThan(300);
    const { body } = await test.call('GET', `/messagerie/${applicationId}`, { token: candidate.token });
    for (const name of ['Zorvelanne', 'Zorvelclaire']) expect(body).toContain(name);
  });
});
