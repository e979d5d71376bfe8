import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { proceed } from '../../../../test/missions.ts';
import { aMailStopToken } from '../../../../test/push.ts';
import { aWorld, type World } from '../../../../test/world.ts';

let test: TestApp;
let member: TestMember;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  member = await aMember(test);
});

const change = ({ token }: TestMember, topic: string, channel: string, wanted: unknown) =>
  test.call('PUT', '/notifications/wishes', { token, body: { topic, channel, wanted } });

type Rows = { topic: string; cells: { channel: string; wanted: boolean; fixed: string | null }[] }[];
const wanted = async ({ token }: TestMember, topic: string) => {
  const rows: Rows = (await test.call('GET', '/notifications/wishes', { token })).json();
  return rows
    .find((row) => row.topic === topic)
    ?.cells.filter((cell) => cell.wanted)
    .map((cell) => cell.channel);
};

const shown = async ({ token }: TestMember): Promise<string[]> =>
  (await test.call('GET', '/notifications/new', { token })).json().map(({ type }: { type: string }) => type);

const mailsTo = async ({ email }: TestMember) => {
  await test.drain();
  return (await test.mails()).filter(({ to }) => to?.[0]?.address === email);
};
const subjectsTo = async (one: TestMember) =>
  (await mailsTo(one)).map(({ subject }) => subject?.split('\u202f')[0]);
const headerOf = (mail: { headers: { key: string; value: string }[] } | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

const refusePrice = ({ applicationId, owner }: World) =>
  proceed(test, applicationId, [owner, 'action/price/refuse']);

describe('the table of wishes', () => {
  it('says what stands, is changed one box at a time, and is the same whoever changes it twice', async () => {
    expect(await wanted(member, 'prices')).toEqual(['screen', 'mail', 'push']);
    for (const _time of [1, 2]) {
      const answer = await change(member, 'prices', 'mail', false);
      expect(answer.statusCode).toBe(200);
      expect(await wanted(member, 'prices')).toEqual(['screen', 'push']);
    }
    await change(member, 'prices', 'digest', true);
    expect(await wanted(member, 'prices')).toEqual(['screen', 'digest', 'push']);
    expect(await wanted(member, 'reviews')).toEqual(['screen', 'mail', 'push']);
    expect(await wanted(await aMember(test), 'prices')).toEqual(['screen', 'mail', 'push']);
  });

  it('keeps every box of several that are changed at once', async () => {
    await Promise.all(
      ['messages', 'applications', 'prices', 'reviews'].map((topic) => change(member, topic, 'push', false)),
    );
    for (const topic of ['messages', 'applications', 'prices', 'reviews']) {
      expect(await wanted(member, topic)).not.toContain('push');
    }
  });

  it.each([
    ['money', 'mail'],
    ['account', 'screen'],
    ['portage', 'mail'],
  ])('does not let %s be turned off by %s, and says why', async (topic, channel) => {
    const answer = await change(member, topic, channel, false);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ path: 'wanted', message: expect.stringContaining('Toujours annoncé') }],
    ]);
    expect(await wanted(member, topic)).toContain(channel);
    expect((await change(member, topic, 'push', false)).statusCode).toBe(200);
  });

  it.each([
    ['topic', 'horoscope', 'mail', false],
    ['channel', 'prices', 'pigeon', false],
    ['wanted', 'prices', 'mail', 'non'],
  ])('refuses an unknown %s', async (path, topic, channel, value) => {
    const answer = await change(member, topic, channel, value);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });

  it('is forgotten with the account', async () => {
    await change(member, 'prices', 'mail', false);
    await test.call('DELETE', '/users/me', { token: member.token });
    const { rows } = await test.platform.database.pool.query(
      'select from notification_wish where member_id = $1',
      [member.id],
    );
    expect(rows).toEqual([]);
  });
});

describe('what is wanted', () => {
  it('on the screen is shown there, and lights the dot; what is not does neither', async () => {
    const world = await aWorld(test, 'new');
    await change(world.candidate, 'prices', 'screen', false);
    await refusePrice(world);
    expect(await shown(world.candidate)).toEqual([]);
    const me = await test.call('GET', '/auth/me', { token: world.candidate.token });
    expect(me.json().hasNotif).toBe(false);
    expect(await subjectsTo(world.candidate)).toContain('Votre prix n’est pas retenu');
  });

  const say = async ({ applicationId, owner }: World, clientId: string) => {
    const { statusCode, body } = await test.call('POST', `/messagerie/${applicationId}`, {
      token: owner.token,
      body: { content: 'Bonjour', clientId },
    });
    expect(statusCode, body).toBe(201);
  };

  it('on the screen holds for messages, which are announced by another way', async () => {
    const world = await aWorld(test, 'talking');
    await test.call('POST', '/notifications/all', { token: world.candidate.token, body: {} });
    await change(world.candidate, 'messages', 'screen', false);
    await say(world, 'message-cache');
    expect(await shown(world.candidate)).toEqual([]);
    await test.call('GET', `/messagerie/${world.applicationId}`, { token: world.candidate.token });
    await change(world.candidate, 'messages', 'screen', true);
    await say(world, 'message-montre');
    expect(await shown(world.candidate)).toEqual(['NEW_MESSAGE']);
  });

  it('on the screen is shown from the next message on, although one that was kept off it is not read yet', async () => {
    const world = await aWorld(test, 'talking');
    await test.call('POST', '/notifications/all', { token: world.candidate.token, body: {} });
    await change(world.candidate, 'messages', 'screen', false);
    await say(world, 'message-cache');
    await change(world.candidate, 'messages', 'screen', true);
    expect(await shown(world.candidate)).toEqual([]);
    for (const clientId of ['message-montre', 'message-encore']) {
      await say(world, clientId);
      expect(await shown(world.candidate)).toEqual(['NEW_MESSAGE']);
    }
    await change(world.candidate, 'messages', 'screen', false);
    await say(world, 'message-tu');
    expect(await shown(world.candidate)).toEqual(['NEW_MESSAGE']);
    await test.call('GET', `/messagerie/${world.applicationId}`, { token: world.candidate.token });
    expect(await shown(world.candidate)).toEqual([]);
  });

  it('by mail is written, and what is not is not; what is to be done is, whatever was chosen', async () => {
    const world = await aWorld(test, 'new');
    await change(world.candidate, 'prices', 'mail', false);
    await refusePrice(world);
    expect(await subjectsTo(world.candidate)).toEqual([]);
    expect(await shown(world.candidate)).toContain('PRICE_REFUSED');
    const own = await aWorld(test, 'new');
    await change(own.candidate, 'prices', 'mail', false);
    const form = await test.call('GET', `/missions/single/${own.missionId}`, { token: own.owner.token });
    expect(form.statusCode).toBe(200);
    await proceed(test, own.applicationId, [own.owner, 'action/price/accept']);
    await proceed(test, own.applicationId, [own.owner, 'action/choose/direct']);
    expect(await subjectsTo(own.candidate)).toEqual(['Un mode de collaboration vous est proposé']);
  });

  it('says under each mail where to choose, and offers one click where one may do without', async () => {
    const world = await aWorld(test, 'new');
    await proceed(test, world.applicationId, [world.owner, 'action/price/accept']);
    await proceed(test, world.applicationId, [world.owner, 'action/choose/direct']);
    const [free, fixed] = await mailsTo(world.candidate);
    for (const mail of [free, fixed]) expect(mail?.text).toContain('/parametres/notifications');
    expect(headerOf(free, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(free, 'list-unsubscribe')).toMatch(
      /^<http:\/\/basoche\.test\/api\/notifications\/stop\/[\w-]+>$/,
    );
    expect(free?.text).toContain('/mails/arret/');
    expect([headerOf(fixed, 'list-unsubscribe'), headerOf(fixed, 'list-unsubscribe-post')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(fixed?.text).not.toContain('/mails/arret/');
  });
});

describe('the link of a mail', () => {
  const post = (token: string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: `/api/notifications/stop/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'List-Unsubscribe=One-Click',
    });

  it('turns off its kind of mail without logging in, and twice is harmless', async () => {
    const token = await aMailStopToken(test, member, 'prices');
    for (const _time of [1, 2]) {
      const answer = await post(token);
      expect([answer.statusCode, answer.json()]).toEqual([200, { topic: 'prices' }]);
    }
    expect(await wanted(member, 'prices')).toEqual(['screen', 'push']);
    expect(await wanted(member, 'reviews')).toContain('mail');
  });

  it('of a summary turns off the summary, whatever it was asked for', async () => {
    await change(member, 'prices', 'digest', true);
    await change(member, 'money', 'digest', true);
    await change(member, 'prices', 'mail', false);
    const answer = await post(await aMailStopToken(test, member, 'digest'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { topic: null }]);
    expect([await wanted(member, 'prices'), await wanted(member, 'money')]).toEqual([
      ['screen', 'push'],
      ['screen', 'mail', 'push'],
    ]);
  });

  it('turns off nothing where it is only opened, and leads a browser to the screen that says what it did', async () => {
    const token = await aMailStopToken(test, member, 'prices');
    const opened = await test.app.inject({ method: 'GET', url: `/api/notifications/stop/${token}` });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/mails/arret/${token}`]);
    expect(await wanted(member, 'prices')).toContain('mail');
    const browsed = await post(token, { accept: 'text/html' });
    expect([browsed.statusCode, browsed.headers.location]).toEqual([
      303,
      `/mails/arret/${token}?etat=arretee`,
    ]);
  });

  it('says nobody’s name, and is made by nobody else', async () => {
    const token = await aMailStopToken(test, member, 'prices');
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(member.id);
    const bytes = Buffer.from(token, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    const elsewhere = await test.platform.sealing.seal(`${member.id} prices`, 'something else');
    const nobody = await test.platform.sealing.seal(
      '0199c0de-0000-7000-8000-000000000000 prices',
      'mails to stop',
    );
    for (const wrong of [bytes, elsewhere, nobody]) {
      const answer = await post(wrong.toString('base64url'));
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    for (const wrong of ['inconnu', 'a'.repeat(250)]) expect((await post(wrong)).statusCode).toBe(404);
    expect((await post('a'.repeat(251))).statusCode).toBe(400);
    expect(await wanted(member, 'prices')).toContain('mail');
  });

  it('of an account that is deleted leads nowhere', async () => {
    const token = await aMailStopToken(test, member, 'prices');
    await test.call('DELETE', '/users/me', { token: member.token });
    expect((await post(token)).statusCode).toBe(404);
  });
});
