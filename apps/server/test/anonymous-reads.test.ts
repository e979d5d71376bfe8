import { routes } from '@basoche/contract/routes';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Canary, everyQuery, expectSilence, plant } from './anonymous-canary.ts';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf } from './calls.ts';
import { aMember, type TestMember } from './factories.ts';
import { aMissionForm, anApplication, proceed } from './missions.ts';
import { aSavedSearch } from './searches.ts';

/** A company and an external customer publish anonymously: no answer, event or mail to others may identify them. */

let test: TestApp;
let canaries: Canary[];
let applications: string[];
/** Readers: a candidate, an invited member, a member with an alert, and others. */
let readers: Record<'candidate' | 'guest' | 'alerted' | 'company' | 'customer', TestMember>;
let sockets: Socket[] = [];
const events: unknown[] = [];

const everyone = () => [undefined, ...Object.values(readers)];

const listen = async (members: readonly TestMember[]) => {
  const port = await test.listen();
  sockets = members.map(({ id, token }) =>
    io(`http://127.0.0.1:${port}`, { transports: ['websocket'], auth: { token }, query: { userID: id } }),
  );
  for (const socket of sockets) socket.onAny((...event) => events.push(event));
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.on('connect', resolve))));
};

/** Runs all waiting jobs, and the jobs that they add. */
const runJobs = async () => {
  for (let round = 0; round < 3; round += 1) {
    await test.platform.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await test.drain();
  }
};

/** All possible exchanges of an anonymous creator with others before a price is accepted. */
const happen = async ({ creator, missionId }: Canary): Promise<string> => {
  const { candidate, guest } = readers;
  const application = await anApplication(test, missionId, candidate);
  const consent = 'mission/ndaConsent';
  await proceed(test, application, [creator, consent], [candidate, consent]);
  const as = (token: string, body: object) => ({ token, body });
  const message = { content: 'Bonjour, je vous écris sans me nommer.', clientId: `message-${missionId}` };
  const invitation = { missionID: missionId, memberID: guest.id };
  for (const answer of [
    await test.call('POST', `/messagerie/${application}`, as(creator.token, message)),
    await test.call('POST', '/missions/invitations', as(creator.token, invitation)),
    await test.call(
      'POST',
      `/missions/update/${missionId}`,
      as(creator.token, aMissionForm(test, { isAnonym: true, tarifHigh: 950 })),
    ),
  ]) {
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  }
  await runJobs();
  await proceed(test, application, [candidate, 'action/price/confirm'], [creator, 'action/price/refuse']);
  return application;
};

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  readers = {
    candidate: await aMember(test),
    guest: await aMember(test),
    alerted: await aMember(test),
    company: await aMember(test, { kind: 'COMPANY' }),
    customer: await aMember(test, { kind: 'CUSTOMER' }),
  };
  for (const audience of ['members', 'customers'] as const) {
    await aSavedSearch(test, readers.alerted, { audience, name: `Alerte ${audience}` });
  }
  await listen([readers.candidate, readers.guest, readers.alerted]);
  canaries = [await plant(test, 'COMPANY', 'Entreprizo'), await plant(test, 'CUSTOMER', 'Klientelo')];
  applications = [];
  for (const canary of canaries) {
    applications.push(await happen(canary));
    await test.call('PUT', `/missions/favourites/${canary.missionId}`, { token: readers.alerted.token });
  }
  await runJobs();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await test.close();
});

/** All ways to fill the parameters of a path with these values. */
const fillings = (path: string, values: readonly string[]): string[] => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  let filled: Record<string, string>[] = [{}];
  for (const name of names)
    filled = filled.flatMap((some) => values.map((value) => ({ ...some, [name]: value })));
  return filled.map((some) => pathOf(path, some));
};

/**
 * Calls about members as such: a creator also has a page and a directory entry, regardless of anonymous
 * publications.
 */
const tellsOfMembers = (name: string) => name === 'members.read' || name === 'members.list';

/** Each filter, order and search of a list, with values of each creator. */
const everyQuestion = () => [...new Set(canaries.flatMap(everyQuery))];

/** Each other GET of the contract, for each of these ids, with each query that it accepts. */
const everyAnswer = async (
  reader: TestMember | undefined,
  asked: readonly string[] = everyQuestion(),
): Promise<string[]> => {
  const planted = canaries.flatMap(({ missionId, creator }) => [missionId, creator.id]);
  const about = [...planted, reader?.id ?? readers.guest.id, ...applications];
  const bodies: string[] = [];
  for (const { name, method, path, query } of routes) {
    if (method !== 'GET' || tellsOfMembers(name)) continue;
    const fields = Object.keys(query.shape);
    const queries = fields.includes('domain') ? asked : fields.length > 0 ? ['', '?limit=1'] : [''];
    for (const filled of fillings(path, about)) {
      for (const one of queries) {
        const answer = await test.call('GET', `${filled}${one}`, { token: reader?.token });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        bodies.push(`${name}${filled} ${answer.body} ${JSON.stringify(answer.headers)}`);
      }
    }
  }
  return bodies;
};

/** The bodies of the answers, without the requested address. */
const said = (bodies: readonly string[]) => bodies.map((body) => body.slice(body.indexOf(' ')));

describe('an anonymous creator', () => {
  it('is in no answer to anybody else, whatever the list, filter, order or words', async () => {
    for (const reader of everyone()) {
      const answers = await everyAnswer(reader);
      for (const canary of canaries) {
        expect(answers.filter((answer) => answer.includes(canary.missionId)).length).toBeGreaterThan(5);
        expectSilence(canary, said(answers));
      }
    }
    // Sends some thousands of requests.
  });

  it('has nothing on their page, and in the directory, of what they published', async () => {
    const pages = routes.filter(({ name }) => tellsOfMembers(name));
    expect(pages).toHaveLength(2);
    for (const { creator, missionId, name } of canaries) {
      for (const reader of everyone()) {
        const answers: string[] = [];
        for (const page of pages) {
          for (const query of ['', `?q=${name}`]) {
            const { body } = await test.call('GET', `${pathOf(page.path, { id: creator.id })}${query}`, {
              token: reader?.token,
            });
            answers.push(body);
          }
        }
        // A customer has no page; a company has one, and the search finds it.
        expect(answers.some((body) => body.includes(name))).toBe(creator.kind === 'COMPANY');
        for (const body of answers) {
          for (const word of [missionId, ...applications, aMissionForm(test).title, 'isAnonym'])
            expect(body).not.toContain(word);
        }
      }
    }
  });

  it('is not found by its name, by a part of it, or by its presentation', async () => {
    const ask = async (path: string, q: string) =>
      (await test.call('GET', `${path}?${new URLSearchParams({ q })}`)).json();
    for (const { creator, words, name } of canaries) {
      for (const path of ['/missions', '/missions/customers/list']) {
        for (const q of [...words, name, name.slice(0, 6), name.slice(0, -1)].filter(
          (one) => !one.includes('@'),
        )) {
          expect([q, await ask(path, q)]).toEqual([q, []]);
        }
        // The search ignores mail addresses: the creator's address and an unknown one get the same answer.
        expect(await ask(path, creator.email)).toEqual(await ask(path, 'personne@exemple.fr'));
      }
    }
    const found = await test.call('GET', '/missions?q=jurisprudence');
    expect(found.json()).toHaveLength(1);
  });

  it('has no mission in the list of their own, asked by others', async () => {
    for (const { creator } of canaries) {
      const answer = await test.call('GET', `/missions/${creator.id}`, { token: readers.guest.token });
      expect(answer.json()).toEqual([]);
    }
  });

  it('is told to themselves', async () => {
    for (const { creator, missionId, name } of canaries) {
      const { json } = await test.call('GET', `/missions/single/${missionId}`, { token: creator.token });
      expect(json()).toMatchObject({
        creatorName: name,
        companyPresentation: expect.stringContaining('Prezento'),
      });
    }
  });

  it('is in no socket event', async () => {
    await expect.poll(() => JSON.stringify(events)).toContain('sans me nommer');
    for (const canary of canaries)
      expectSilence(
        canary,
        events.map((event) => JSON.stringify(event)),
      );
  });

  it('is in no mail to a candidate, to who was invited, or to who asked for an alert', async () => {
    const mails = await test.mails();
    const to = ({ email }: TestMember) => mails.filter((mail) => mail.to?.[0]?.address === email);
    for (const { candidate, guest, alerted } of [readers]) {
      expect(to(candidate).length).toBeGreaterThan(3);
      expect(to(guest)).toHaveLength(2);
      expect(to(alerted).length).toBeGreaterThan(1);
    }
    const creators = canaries.map(({ creator }) => creator.email);
    const others = mails.filter((mail) => !creators.includes(mail.to?.[0]?.address ?? ''));
    for (const canary of canaries)
      expectSilence(
        canary,
        others.map((mail) => JSON.stringify(mail)),
      );
  });

  it('is in no metric and on no page about the calls', async () => {
    for (const path of ['/metrics', '/openapi.json', '/health', '/ready']) {
      const answer = await test.call('GET', path);
      expect(answer.statusCode).toBe(200);
      for (const canary of canaries) expectSilence(canary, [answer.body]);
    }
  });

  it('tells the candidate nothing by answering their message', async () => {
    const { candidate } = readers;
    for (const [index, canary] of canaries.entries()) {
      const path = `/messagerie/${applications[index]}`;
      const body = { content: 'Qui êtes-vous\u202f?', clientId: 'message-question' };
      const sent = await test.call('POST', path, { token: candidate.token, body });
      expectSilence(canary, [sent.body]);
      expect((await test.call('GET', path, { token: candidate.token })).json()).toMatchObject({
        creator: { id: null, name: null, pictureURL: null, role: null },
        mission: { creatorID: null, creatorName: null },
        messages: [{ sentBy: null }, { sentBy: candidate.id }],
      });
    }
  });

  it('is known to the candidate, and to nobody else, once a price is accepted', async () => {
    const { candidate } = readers;
    for (const [index, { creator, missionId, name }] of canaries.entries()) {
      const application = applications[index] ?? '';
      const body = { offer: 400 };
      await test.call('POST', `/messagerie/action/price/new/${application}`, {
        token: candidate.token,
        body,
      });
      await proceed(test, application, [creator, 'action/price/accept']);
      const thread = await test.call('GET', `/messagerie/${application}`, { token: candidate.token });
      expect(thread.json()).toMatchObject({
        creator: { id: creator.id, name },
        mission: { creatorName: name },
      });
      const single = await test.call('GET', `/missions/single/${missionId}`, { token: candidate.token });
      expect(single.json()).toMatchObject({ companyPresentation: expect.stringContaining('Prezento') });
    }
    await runJobs();
    const { candidate: _knows, ...others } = readers;
    for (const reader of [undefined, ...Object.values(others)]) {
      const answers = said(await everyAnswer(reader, ['', '?q=rupture']));
      for (const canary of canaries) expectSilence(canary, answers);
    }
  });
});
