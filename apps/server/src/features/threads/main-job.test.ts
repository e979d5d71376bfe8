import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aMissionForm } from '../../../test/missions.ts';

/** The whole main job over HTTP: a company, a jurist, and a second jurist who is refused. */

let test: TestApp;
let company: TestMember;
let jurist: TestMember;
let second: TestMember;

beforeAll(async () => {
  test = await createTestApp();
  company = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Delmas' });
  jurist = await aMember(test, { firstName: 'Nadia', lastName: 'Benali', jobName: 'Juriste' });
  second = await aMember(test, { firstName: 'Paul', lastName: 'Girard', jobName: 'Juriste' });
});
afterAll(() => test.close());

const get = async (who: TestMember, path: string) => {
  const answer = await test.call('GET', path, { token: who.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

const post = async (who: TestMember, path: string, body: object = {}, status = 200) => {
  const answer = await test.call('POST', path, { token: who.token, body });
  expect(answer.statusCode, answer.body).toBe(status);
  return answer.body === '' ? undefined : answer.json();
};

const notificationsOf = async (who: TestMember) =>
  (await get(who, '/notifications/new')).map((one: { type: string }) => one.type);

describe('a mission goes from post to done', () => {
  it('with a company, a jurist who negotiates, and another who is refused', async () => {
    const mission = await post(company, '/missions/create', aMissionForm(test), 201);
    expect(mission).toMatchObject({ isOpen: true, creatorID: company.id, creatorName: 'Étude Delmas' });
    expect(await get(company, `/missions/count/creator/${company.id}`)).toEqual([1, 0]);

    const listed = await get(jurist, '/missions?domain=droit_affaires&modality=onPlace&departement=75');
    expect(listed.map((one: { id: string }) => one.id)).toEqual([mission.id]);
    const seen = await get(jurist, `/missions/single/${mission.id}`);
    expect(seen).toMatchObject({ hasApplied: false, permitted: ['apply'], applyRefusal: null });

    const applied = await post(
      jurist,
      '/missions/postulate',
      { missionID: mission.id, userID: jurist.id, role: 'EMPLOYEE', offer: 400, tvaApplicable: true },
      201,
    );
    const id: string = applied.id;
    expect(applied).toMatchObject({
      state: 'NEW',
      situation: 'PRICE_OFFERED',
      turn: 'OTHERS',
      offer: 400,
      mission: { id: mission.id },
    });
    expect(await get(jurist, `/missions/single/${mission.id}`)).toMatchObject({
      hasApplied: true,
      postulationID: id,
      permitted: [],
      applyRefusal: { code: 'ALREADY_APPLIED' },
    });
    expect(await get(jurist, `/missions/postulate/${mission.id}/${jurist.id}`)).toBe(true);
    expect(await get(jurist, `/missions/count/user/${jurist.id}`)).toEqual([1, 1]);

    expect(await get(company, '/auth/me')).toMatchObject({ hasNotif: true });
    expect(await notificationsOf(company)).toEqual(['NEW_MISSION_CANDIDATE']);
    const [candidate] = await get(company, `/missions/postulants/${mission.id}`);
    expect(candidate).toMatchObject({ id, state: 'NEW', user: { name: 'Nadia Benali', role: 'EMPLOYEE' } });
    expect(candidate.permitted).toEqual(expect.arrayContaining(['price/accept', 'refuseCandidate']));

    const refused = await post(company, `/messagerie/action/price/refuse/${id}`);
    expect(refused.actions.at(-1)).toMatchObject({ type: 'PRICE', result: 'REFUSED', offer: 400 });
    expect(await notificationsOf(jurist)).toEqual(['PRICE_REFUSED']);
    expect(await get(jurist, `/missions/postulate/${jurist.id}`)).toMatchObject([
      { id, state: 'NEW', situation: 'PRICE_REFUSED', turn: 'MINE' },
    ]);
    const proposed = await post(jurist, `/messagerie/action/price/new/${id}`, { offer: 350.5 });
    expect(proposed).toMatchObject({ offer: 350.5, state: 'NEW' });
    const agreed = await post(company, `/messagerie/action/price/accept/${id}`);
    expect(agreed).toMatchObject({ state: 'WAITING_ACCEPTATION' });

    const early = await test.call('POST', `/messagerie/${id}`, {
      token: company.token,
      body: { content: 'Bonjour', clientId: 'client-early' },
    });
    expect([early.statusCode, early.json().code]).toEqual([403, 'NDA_REQUIRED']);
    await post(company, `/messagerie/mission/ndaConsent/${id}`);
    expect(await notificationsOf(jurist)).toContain('NDA_ASKED');
    const both = await post(jurist, `/messagerie/mission/ndaConsent/${id}`);
    expect(both).toMatchObject({ creatorNDAConsent: true, postulantNDAConsent: true });

    const hello = { content: 'Bonjour, quand commencez-vous ?', clientId: 'client-0001' };
    const sent = await post(company, `/messagerie/${id}`, hello, 201);
    expect(sent).toMatchObject({ content: hello.content, sentBy: company.id, isMine: true });
    const [line] = await get(jurist, '/missions/discussions');
    expect(line).toMatchObject({
      postulationID: id,
      isCreator: false,
      unread: 1,
      lastMessage: hello.content,
      other: { name: 'Étude Delmas' },
    });
    const read = await get(jurist, `/messagerie/${id}`);
    expect(read.messages).toMatchObject([{ content: hello.content, isMine: false, clientId: null }]);
    expect((await get(jurist, '/missions/discussions'))[0]).toMatchObject({ unread: 0 });

    await post(company, `/messagerie/action/choose/direct/${id}`);
    const since = await get(jurist, `/messagerie/${id}?since=${read.position}`);
    expect(since.messages).toEqual([]);
    expect(since.actions).toMatchObject([
      { type: 'CONTRACT_CHOICE', result: 'ACCEPTED' },
      { type: 'DIRECT', result: 'ONGOING' },
    ]);
    expect(since.permitted).toEqual(expect.arrayContaining(['direct/accept', 'direct/refuse', 'message']));
    expect(await post(jurist, `/messagerie/action/direct/accept/${id}`)).toMatchObject({ state: 'ONGOING' });
    expect(await post(company, `/messagerie/mission/validate/${id}`)).toMatchObject({ state: 'DONE' });
    expect(await notificationsOf(jurist)).toContain('MISSION_ENDED');

    const other = { missionID: mission.id, offer: 300, tvaApplicable: false };
    const { id: otherId } = await post(second, '/missions/postulate', other, 201);
    expect(await post(company, `/messagerie/action/refuseCandidate/${otherId}`)).toMatchObject({
      state: 'REFUSED',
      isRefused: true,
    });
    const closed = await get(second, `/messagerie/${otherId}`);
    expect(closed.permitted).toEqual([]);
    const late = await test.call('POST', `/messagerie/${otherId}`, { token: second.token, body: hello });
    expect([late.statusCode, late.json().code]).toEqual([403, 'MESSAGES_CLOSED']);
    expect(await get(company, `/missions/postulate/counts/${mission.id}`)).toEqual([0, 1, 0, 0, 0, 0, 0, 1]);

    const { actions } = await get(jurist, `/messagerie/${id}`);
    expect(actions.every(({ closedAt }: { closedAt: string | null }) => closedAt !== null)).toBe(true);

    await test.drain();
    const subjects = (await test.mails()).map((mail) => [mail.to?.[0]?.address, mail.subject]);
    expect(subjects).toEqual(
      expect.arrayContaining([
        [company.email, expect.stringContaining('Nouvelle candidature')],
        [jurist.email, expect.stringContaining('Votre prix est accepté')],
        [second.email, expect.stringContaining('Votre candidature n’est pas retenue')],
      ]),
    );
  });
});
