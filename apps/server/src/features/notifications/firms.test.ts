import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant } from '../../../test/anonymous-canary.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { actFor, aFirmThread, type FirmThread, putInCharge } from '../../../test/firm-threads.ts';
import { aMission, anApplication, proceed } from '../../../test/missions.ts';
import { aMailStopToken } from '../../../test/push.ts';
import { notify } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

interface News {
  id: string;
  type: string;
  title: string;
  detail: string | null;
  firm: { id: string; name: string } | null;
}

const news = async ({ token }: TestMember): Promise<News[]> =>
  (await test.call('GET', '/notifications/new', { token })).json();
const titles = async (member: TestMember) => (await news(member)).map(({ title }) => title);
const told = async ({ anne, claire, company, candidate }: FirmThread) => ({
  anne: await titles(anne),
  claire: await titles(claire),
  company: await titles(company),
  candidate: await titles(candidate),
});
const say = async (
  { applicationId, candidate }: FirmThread,
  clientId: string,
  { content = 'Bonjour', from = candidate }: { content?: string; from?: TestMember } = {},
) => {
  const body = { content, clientId };
  const answer = await test.call('POST', `/messagerie/${applicationId}`, { token: from.token, body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
const talking = async (thread: FirmThread): Promise<FirmThread> => {
  await actFor(test, thread, thread.claire, `/messagerie/mission/ndaConsent/${thread.applicationId}`, {});
  await proceed(test, thread.applicationId, [thread.candidate, 'mission/ndaConsent']);
  for (const { token } of [thread.anne, thread.claire, thread.candidate]) {
    await test.call('POST', '/notifications/all', { token, body: {} });
  }
  return thread;
};
const message = 'Vous avez reçu un nouveau message.';

describe('what a firm is told', () => {
  it('reaches the person in charge alone, under the name of the firm', async () => {
    const thread = await aFirmThread(test);
    await proceed(test, thread.applicationId, [thread.company, 'action/price/refuse']);
    await proceed(test, thread.applicationId, [thread.candidate, 'action/price/new', { offer: 600 }]);
    const [latest] = await news(thread.claire);
    expect(latest).toMatchObject({
      firm: { id: thread.firm.id, name: 'Verdelune Industries' },
      detail: 'Zoé Hardy propose 600\u00a0€\u00a0HT',
    });
    expect(await told(thread)).toMatchObject({ anne: [], company: [] });
    expect((await news(thread.candidate)).map(({ firm }) => firm)).toEqual([null]);
    expect((await test.call('GET', '/auth/me', { token: thread.claire.token })).json().hasNotif).toBe(true);
  });

  it('of messages goes out when one of its people reads the thread for it, and tells a new person in charge', async () => {
    const thread = await talking(await aFirmThread(test));
    await say(thread, 'premier-mot');
    await say(thread, 'deuxieme-mot');
    expect(await told(thread)).toEqual({ anne: [], claire: [message], company: [], candidate: [] });
    await putInCharge(test, thread, thread.firm.ownerSeat);
    await say(thread, 'troisieme-mot');
    await say(thread, 'quatrieme-mot');
    expect(await told(thread)).toMatchObject({ anne: [message], claire: [message], company: [] });
    await actFor(test, thread, thread.anne, `/messagerie/${thread.applicationId}`);
    expect(await told(thread)).toMatchObject({ anne: [], claire: [] });
  });

  it('never names the people of an anonymous firm to the other party, whose name its person in charge reads', async () => {
    const { creator } = await plant(test, 'COMPANY', 'cachee');
    const thread = await aFirmThread(test, { of: creator, isAnonym: true });
    await actFor(test, thread, thread.claire, `/messagerie/action/price/refuse/${thread.applicationId}`, {});
    await proceed(test, thread.applicationId, [thread.candidate, 'action/price/new', { offer: 600 }]);
    expect((await news(thread.claire))[0]?.detail).toBe('Zoé Hardy propose 600\u00a0€\u00a0HT');
    expect((await news(thread.candidate)).map(({ detail, firm }) => [detail, firm])).toEqual([
      ['500\u00a0€\u00a0HT', null],
    ]);
  });

  it('about itself reaches its contact, and one named person where it is theirs', async () => {
    const { anne, claire, firm } = await aFirmThread(test);
    const now = test.clock.now();
    const { db } = test.platform.database;
    await notify(db, { memberId: firm.id, about: 'VERIFICATION', key: 'VERIFICATION_ACCEPTED' }, now);
    const seat = { memberId: firm.id, personId: claire.id, about: 'TEAM', key: 'SEAT_GIVEN' } as const;
    await notify(db, seat, now);
    expect(await titles(anne)).toEqual(['Votre profil est vérifié.']);
    expect((await titles(claire))[0]).toBe('Un rôle vous est donné dans l’équipe.');
  });

  it('is what its person in charge wants to be told, whatever the firm chose before', async () => {
    const thread = await talking(await aFirmThread(test));
    const want = ({ id }: TestMember, wanted: boolean) =>
      test.platform.database.db
        .insertInto('notification_wish')
        .values({ member_id: id, topic: 'messages', channel: 'screen', wanted })
        .execute();
    await want(thread.company, false);
    await say(thread, 'entendu-un');
    expect(await titles(thread.claire)).toEqual([message]);
    await want(thread.claire, false);
    await test.call('POST', '/notifications/all', { token: thread.claire.token, body: {} });
    await say(thread, 'entendu-deux');
    expect(await titles(thread.claire)).toEqual([]);
  });

  it('lights the dot of the person’s browsers', async () => {
    const thread = await aFirmThread(test);
    await test.drain();
    const emitted: string[] = [];
    const { realtime } = test.platform;
    const { emitTo } = realtime;
    realtime.emitTo = (members, name, event) => {
      if (name === 'newNotification') emitted.push(...members);
      emitTo(members, name, event);
    };
    try {
      await proceed(test, thread.applicationId, [thread.company, 'action/price/refuse']);
      await proceed(test, thread.applicationId, [thread.candidate, 'action/price/new', { offer: 600 }]);
      await test.drain();
    } finally {
      realtime.emitTo = emitTo;
    }
    expect(emitted.toSorted()).toEqual([thread.candidate.id, thread.claire.id].toSorted());
  });
});

it('what a company was told, and what a link in an older mail stops, is its first owner’s once its team is open', async () => {
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  await anApplication(test, await aMission(test, company), await aMember(test));
  const stop = await aMailStopToken(test, company, 'applications');
  const claire = { firstName: 'Claire', lastName: 'Delmas' };
  const opening = await test.call('POST', '/firms/open', { token: company.token, body: claire });
  const { access_token: token } = opening.json();
  expect((await test.call('GET', '/notifications/new', { token })).json()).toMatchObject([
    { type: 'NEW_MISSION_CANDIDATE', firm: { id: company.id, name: 'Verdelune Industries' } },
  ]);
  expect((await test.call('POST', `/notifications/stop/${stop}`)).json()).toEqual({ topic: 'applications' });
  const wishes: { topic: string; cells: { channel: string; wanted: boolean }[] }[] = (
    await test.call('GET', '/notifications/wishes', { token })
  ).json();
  const cells = wishes.find(({ topic }) => topic === 'applications')?.cells;
  expect(cells?.find(({ channel }) => channel === 'mail')?.wanted).toBe(false);
});
