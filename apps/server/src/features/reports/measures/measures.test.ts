import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember, testPassword } from '../../../../test/factories.ts';
import { aReport } from '../../../../test/reports.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { checkJournal } from '../../back-office/journal/service.ts';

/** Measures of a report's decision, and their end by an appeal. */

let test: TestApp;
let world: World;
let first: TestMember;
let second: TestMember;
let id: string;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  world = await aWorld(test, 'talking');
  first = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  second = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
  id = await aReport(test, world.candidate, world.owner, world.applicationId);
});

const statement = 'La mission demande de travailler hors du réseau.';
const hiding = { hidingGround: 'SPAM', basis: 'Conditions générales d’utilisation, «\u00a0Publier\u00a0»' };
const taking = (...measures: string[]) => ({
  outcome: 'measures',
  note: 'Une mesure a été prise.',
  measures,
  ground: 'terms',
  statement,
});
const post = ({ token }: TestMember, path: string, body: object) => test.call('POST', path, { token, body });
const settle = (body: object, { by = first, on = id } = {}) => post(by, `/admin/reports/${on}/settle`, body);
const get = (path: string, member?: TestMember) =>
  test.call('GET', path, member ? { token: member.token } : {});
const mission = () => get(`/missions/single/${world.missionId}`);
const mailsTo = async ({ email }: TestMember) => {
  await test.drain();
  return (await test.mails()).filter((mail) => mail.to?.[0]?.address === email);
};
const measuredMails = async (member: TestMember) =>
  (await mailsTo(member)).filter(({ subject }) =>
    /mesure a été prise|masquée|suspendu|rétabli/.test(subject ?? ''),
  );
const codeIn = (text: string | undefined) => /\/recours\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const actsSince = async (from: Date) => {
  const { rows } = await test.platform.database.pool.query('select body from staff_act order by number');
  return rows
    .map(({ body }) => JSON.parse(body))
    .filter(({ at }) => new Date(at) >= from)
    .map(({ act }) => act);
};
const reportsOf = async (on = id) =>
  (await test.platform.database.pool.query('select * from report where id = $1', [on])).rows[0];

describe('hiding the publication', () => {
  it('is carried out with the decision, on one statement of reasons', async () => {
    const since = test.platform.clock.now();
    const answer = await settle({ ...taking('contentHidden'), ...hiding });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ inForce: [], effects: { contentHidden: 'inForce' } });
    expect((await mission()).statusCode).toBe(410);
    const mails = await measuredMails(world.owner);
    expect(mails.map(({ subject }) => subject)).toEqual(['Une mesure a été prise au sujet de votre compte']);
    for (const said of [statement, 'est masquée partout', 'Hors sujet', '«\u00a0Publier\u00a0»']) {
      expect(mails[0]?.text?.toLowerCase()).toContain(said.toLowerCase());
    }
    expect((await get(`/reports/${id}`, world.owner)).json().measured.hidden).toMatchObject({
      kind: 'missions',
      ground: 'SPAM',
    });
    const [measure] = (await get(`/moderation/missions/${world.missionId}`, world.owner)).json();
    expect(measure).toMatchObject({ ground: 'SPAM', origin: 'REPORT', facts: statement });
    expect(await actsSince(since)).toEqual(['publication/hide', 'report/settle']);
    expect((await checkJournal(test.platform)).broken).toBeNull();
  });

  it('asks for its ground and its basis, and changes nothing without', async () => {
    const refused = await settle(taking('contentHidden'));
    expect([refused.statusCode, refused.json().errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['hidingGround', 'basis'],
    ]);
    expect((await mission()).statusCode).toBe(200);
    expect((await reportsOf()).settled_at).toBeNull();
  });

  it('is refused where who is reported published nothing', async () => {
    const of = await aReport(test, world.owner, world.candidate, world.applicationId);
    const refused = await settle({ ...taking('contentHidden'), ...hiding }, { on: of });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MEASURE_NOT_APPLICABLE']);
    expect(refused.json().title).toContain('n’a pas publié cette annonce');
    expect((await mission()).statusCode).toBe(200);
    expect((await reportsOf(of)).settled_at).toBeNull();
  });

  it('that is in force already is said to be, and not done twice', async () => {
    const hidden = await post(second, `/admin/publications/missions/${world.missionId}/hide`, {
      ground: 'SPAM',
      origin: 'OWN',
      facts: 'Une publicité.',
      basis: hiding.basis,
    });
    expect(hidden.statusCode).toBe(200);
    const answer = await settle(taking('contentHidden', 'warning'));
    expect(answer.json()).toMatchObject({
      measures: ['contentHidden', 'warning'],
      inForce: ['contentHidden'],
    });
    const { measures } = (await get(`/admin/publications/missions/${world.missionId}`, first)).json();
    expect(measures).toHaveLength(1);
    const told = (await mailsTo(world.owner)).find(({ subject }) => subject?.includes('mesure a été prise'));
    expect(told?.text).toContain('contenu masqué (déjà en vigueur)');
    await post(world.owner, `/reports/${id}/appeal`, { text: 'Je conteste.' });
    const reversed = { outcome: 'reversed', reason: 'Le texte est conforme.' };
    expect((await post(second, `/admin/reports/${id}/appeals/subject/decide`, reversed)).statusCode).toBe(
      200,
    );
    // It is still hidden by another decision.
    expect((await mission()).statusCode).toBe(410);
  });
});

describe('suspending the account', () => {
  it('is carried out with the decision, with one mail whose link appeals, and ends when the appeal is granted', async () => {
    const since = test.platform.clock.now();
    const body = { ...taking('accountSuspended', 'contentHidden'), ...hiding };
    expect((await settle(body)).statusCode).toBe(200);
    expect((await get('/auth/me', world.owner)).statusCode).toBe(401);
    expect(await actsSince(since)).toEqual(['member/suspend', 'publication/hide', 'report/settle']);
    const mails = await measuredMails(world.owner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('vous ne pouvez pas vous connecter');
    const code = codeIn(mails[0]?.text);
    const read = (await get(`/appeals/${code}`)).json();
    expect(read).toMatchObject({
      party: 'subject',
      report: null,
      measured: { measures: ['accountSuspended', 'contentHidden'], statement, hidden: { ground: 'SPAM' } },
      canAppeal: true,
    });
    expect(JSON.stringify(read)).not.toContain(world.candidate.id);
    const made = await test.call('POST', `/appeals/${code}`, { body: { text: 'Je conteste.' } });
    expect([made.statusCode, made.json().appeal.text]).toEqual([201, 'Je conteste.']);
    const again = await test.call('POST', `/appeals/${code}`, { body: { text: 'Encore.' } });
    expect(again.json().code).toBe('ALREADY_APPEALED');
    const reversed = { outcome: 'reversed', reason: 'Le texte est conforme.' };
    expect((await post(second, `/admin/reports/${id}/appeals/subject/decide`, reversed)).statusCode).toBe(
      200,
    );
    expect((await mission()).statusCode).toBe(200);
    const login = { email: world.owner.email, password: testPassword };
    expect((await test.call('POST', '/auth/login', { body: login })).statusCode).toBe(200);
    const subjects = (await mailsTo(world.owner)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /recours a été examiné|rétabli/.test(subject ?? ''))).toEqual([
      'Votre recours a été examiné',
    ]);
    expect(await actsSince(since)).toEqual([
      'member/suspend',
      'publication/hide',
      'report/settle',
      'member/restore',
      'publication/restore',
      'report/appeal',
    ]);
  });

  it('that is in force already is not done twice, and its new statement is read by a link all the same', async () => {
    await post(second, `/admin/members/${world.owner.id}/suspend`, { reason: 'Un faux titre.' });
    const answer = await settle(taking('accountSuspended'));
    expect(answer.json()).toMatchObject({ inForce: ['accountSuspended'] });
    const { decisions } = (await get(`/admin/members/${world.owner.id}`, first)).json();
    expect(decisions).toHaveLength(1);
    const mail = (await mailsTo(world.owner)).find(({ subject }) => subject?.includes('mesure a été prise'));
    expect((await get(`/appeals/${codeIn(mail?.text)}`)).json().measured.inForce).toEqual([
      'accountSuspended',
    ]);
  });

  it('is refused of an account that is deleted', async () => {
    const gone = await aMember(test);
    await test.platform.database.pool.query('update report set subject_id = $2 where id = $1', [id, gone.id]);
    expect((await test.call('DELETE', '/users/me', { token: gone.token })).statusCode).toBeLessThan(300);
    const refused = await settle(taking('accountSuspended'));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MEASURE_NOT_APPLICABLE']);
  });

  it('is decided once of two of the staff at the same time, in either way', async () => {
    const answers = await Promise.all([
      settle({ ...taking('accountSuspended', 'contentHidden'), ...hiding }),
      settle({ ...taking('accountSuspended', 'contentHidden'), ...hiding }, { by: second }),
      settle({ outcome: 'nothing', note: 'Rien.' }, { by: second }),
      post(second, `/admin/members/${world.owner.id}/suspend`, { reason: 'Un faux titre.' }),
    ]);
    const settled = answers.slice(0, 3).map(({ statusCode }) => statusCode);
    expect(settled.toSorted()).toEqual([200, 409, 409]);
    const { rows } = await test.platform.database.pool.query(
      `select (select count(*)::integer from member_decision where member_id = $1) as decisions,
        (select count(*)::integer from publication_measure where mission_id = $2) as hidden`,
      [world.owner.id, world.missionId],
    );
    const { outcome, in_force } = await reportsOf();
    expect(rows[0]).toEqual({ decisions: 1, hidden: outcome === 'measures' ? 1 : 0 });
    // Suspended by one of the two decisions; the other records that the suspension was in force.
    if (outcome === 'measures') {
      expect(in_force).toEqual(answers[3]?.statusCode === 200 ? ['accountSuspended'] : []);
    }
    expect((await checkJournal(test.platform)).broken).toBeNull();
  });
});
