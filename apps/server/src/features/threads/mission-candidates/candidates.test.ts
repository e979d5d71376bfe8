import { randomBytes } from 'node:crypto';
import { parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, anApplication, proceed } from '../../../../test/missions.ts';

let test: TestApp;
let company: TestMember;
let missionId: string;
/** Three candidates with their applications; the last one applied most recently. */
let people: { member: TestMember; id: string }[];
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  company = await aMember(test, { kind: 'COMPANY' });
  missionId = await aMission(test, company, { onPlace: true, place: '75', city: 'Paris' });
  people = [];
  for (const [lastName, offer, delayDays] of [
    ['Aubry', 500, 9],
    ['Blanc', 700, 3],
    ['Caron', 600, 5],
  ] as const) {
    test.clock.advance(1_000);
    const member = await aMember(test, { firstName: 'Léa', lastName });
    people.push({ member, id: await anApplication(test, missionId, member, offer, { delayDays }) });
  }
});
afterAll(() => test.close());

const person = (index: number) => {
  const found = people[index];
  if (found === undefined) throw new Error(`No person ${index}.`);
  return found;
};
const list = (query = '', { token } = company) =>
  test.call('GET', `/missions/postulants/${missionId}${query}`, { token });
const names = async (query = '') =>
  (await list(query)).json().map(({ user }: { user: { name: string } }) => user.name.split(' ').at(-1));
const put = (what: string, index: number, body: object, { token } = company) =>
  test.call('PUT', `/missions/postulants/${what}/${person(index).id}`, { token, body });
const query = (text: string, ...values: unknown[]) => test.platform.database.pool.query(text, values);

describe('the candidates of a mission', () => {
  it('come with what compares them: price, delay, answer time, availability and distance', async () => {
    const { member } = person(2);
    await query(
      "insert into person_profile (member_id, department, response_time_mn) values ($1, '69', 45) on conflict (member_id) do update set department = '69', response_time_mn = 45",
      member.id,
    );
    await test.call('POST', '/availability', { token: member.token, body: { status: 'AVAILABLE' } });
    const [newest, other] = (await list()).json();
    expect(newest).toMatchObject({
      offer: 600,
      tvaApplicable: true,
      delayDays: 5,
      rating: null,
      responseTimeMn: 45,
      availability: { status: 'AVAILABLE', from: null, confirmedOn: parisDay(test.clock.now()) },
      distanceKm: 390,
      isShortlisted: false,
      note: '',
      creatorNDAConsent: false,
    });
    expect(other).toMatchObject({ responseTimeMn: null, availability: null, distanceKm: null });
    // An availability counts for 14 days after its confirmation.
    await query(
      "update member_availability set confirmed_at = confirmed_at - interval '15 days' where member_id = $1",
      member.id,
    );
    expect((await list()).json()[0].availability).toBeNull();
    expect(await names('?sort=distance')).toEqual(['Caron', 'Blanc', 'Aubry']);
    expect(await names('?sort=answer')).toEqual(['Caron', 'Blanc', 'Aubry']);
  });

  it('come in the order that is asked, those who were refused last, a page at a time', async () => {
    expect(await names()).toEqual(['Caron', 'Blanc', 'Aubry']);
    expect(await names('?sort=price')).toEqual(['Aubry', 'Caron', 'Blanc']);
    expect(await names('?sort=delay')).toEqual(['Blanc', 'Caron', 'Aubry']);
    await proceed(test, person(2).id, [company, 'action/refuseCandidate']);
    expect(await names()).toEqual(['Blanc', 'Aubry', 'Caron']);
    const seen: string[] = [];
    let path: string | undefined = `?sort=price&limit=1`;
    while (path !== undefined) {
      seen.push(...(await names(path)));
      const answer = await list(path);
      path = /<[^>]*(\?[^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(['Aubry', 'Blanc', 'Caron']);
  });

  const shortlistCounts = () =>
    test.call('GET', `/missions/postulants/shortlist/counts/${missionId}`, { token: company.token });

  it('are shortlisted and noted for their creator alone', async () => {
    expect((await put('shortlist', 1, { isShortlisted: true })).json()).toMatchObject({
      isShortlisted: true,
    });
    expect((await put('note', 1, { note: 'À rappeler.' })).json()).toMatchObject({
      isShortlisted: true,
      note: 'À rappeler.',
      delayDays: 3,
    });
    expect(await names('?shortlisted=true')).toEqual(['Blanc']);
    expect((await shortlistCounts()).json()).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0]);
    await proceed(test, person(1).id, [company, 'action/refuseCandidate']);
    expect((await shortlistCounts()).json()).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0]);
    const { member, id } = person(1);
    expect((await test.call('GET', `/messagerie/${id}`, { token: member.token })).body).not.toContain(
      'À rappeler',
    );
    expect((await put('note', 1, { note: 'Non.' }, member)).statusCode).toBe(403);
    expect((await put('note', 1, { note: 'Non.' }, person(0).member)).statusCode).toBe(404);
    await put('shortlist', 1, { isShortlisted: false });
    expect(await names('?shortlisted=true')).toEqual([]);
    expect((await shortlistCounts()).json()[0]).toBe(0);
  });

  it('lose what was noted of them when the account of either goes', async () => {
    await put('note', 0, { note: 'À rappeler.' });
    await put('shortlist', 0, { isShortlisted: true });
    await test.call('DELETE', '/users/me', { token: person(0).member.token });
    const { rows } = await query(
      'select note, is_shortlisted from mission_application where application_id = $1',
      person(0).id,
    );
    expect(rows).toEqual([{ note: '', is_shortlisted: false }]);
  });

  it('are written to at once, each in their thread; whom one may not write to is told', async () => {
    await proceed(test, person(0).id, [company, 'action/refuseCandidate']);
    const write = (consent: boolean) =>
      test.call('POST', `/missions/postulants/message/${missionId}`, {
        token: company.token,
        body: {
          postulationIDs: people.map(({ id }) => id),
          content: 'Pouvez-vous commencer lundi ?',
          clientId: randomBytes(8).toString('hex'),
          consent,
        },
      });
    const refusals = (answer: Awaited<ReturnType<typeof write>>) =>
      answer.json().map(({ refusal }: { refusal: string | null }) => refusal);
    expect(refusals(await write(false))).toEqual(['MESSAGES_CLOSED', 'NDA_REQUIRED', 'NDA_REQUIRED']);
    expect(refusals(await write(true))).toEqual(['MESSAGES_CLOSED', null, null]);
    const { member, id } = person(2);
    const thread = (await test.call('GET', `/messagerie/${id}`, { token: member.token })).json();
    expect(thread.messages).toMatchObject([{ content: 'Pouvez-vous commencer lundi ?' }]);
    const elsewhere = await aMission(test, company);
    const answer = await test.call('POST', `/missions/postulants/message/${elsewhere}`, {
      token: company.token,
      body: { postulationIDs: [id], content: 'Bonjour.', clientId: 'ailleurs-1', consent: true },
    });
    expect(answer.json()).toMatchObject([{ refusal: 'NOT_FOUND' }]);
  });
});
