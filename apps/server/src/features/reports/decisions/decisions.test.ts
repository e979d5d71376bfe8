import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aReport } from '../../../../test/reports.ts';
import { aWorld, type World } from '../../../../test/world.ts';

/** Decisions of staff on a report, their display for each party, and appeals. */

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
  await test.platform.database.pool.query(`update member set suspended_at = now() where kind = 'STAFF'`);
  world = await aWorld(test, 'talking');
  first = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  second = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
  id = await aReport(test, world.candidate, world.owner, world.applicationId);
});

const post = ({ token }: TestMember, path: string, body: object) => test.call('POST', path, { token, body });
const decision = async ({ token }: TestMember) => test.call('GET', `/reports/${id}`, { token });
const statement = 'Vous avez envoyé onze messages en une nuit, hors de la mission.';
const measures = {
  outcome: 'measures',
  note: 'Une mesure a été prise.',
  measures: ['warning', 'other'],
  ground: 'terms',
  statement,
};
const nothing = { outcome: 'nothing', note: 'Rien ne contrevient aux règles.' };
const settle = (body: object = measures, by = first) => post(by, `/admin/reports/${id}/settle`, body);
const text = 'La décision oublie mes excuses du lendemain.';
const appeal = (who: TestMember) => post(who, `/reports/${id}/appeal`, { text });
const upheld = { outcome: 'upheld', reason: 'Les faits sont établis.' };
const answer = (party: string, body: object = upheld, by = second) =>
  post(by, `/admin/reports/${id}/appeals/${party}/decide`, body);
const news = async ({ token }: TestMember) =>
  (await test.call('GET', '/notifications/new', { token }))
    .json()
    .filter(({ reportID }: { reportID: string | null }) => reportID === id)
    .map(({ title }: { title: string }) => title);
const mailsTo = async ({ email }: TestMember, subject: string) => {
  await test.drain();
  return (await test.mails()).filter((mail) => mail.to?.[0]?.address === email && mail.subject === subject);
};
const listed = async (state: string, by = second) =>
  (await test.call('GET', `/admin/reports?state=${state}&limit=100`, { token: by.token }))
    .json()
    .find((report: { id: string }) => report.id === id);
const lastAct = async () => {
  const { rows } = await test.platform.database.pool.query(
    'select body from staff_act order by number desc limit 1',
  );
  return JSON.parse(rows[0].body);
};

describe('a decision with measures', () => {
  it('tells who was measured which, why and on what ground, and nothing of who reported, nor in which thread', async () => {
    expect((await settle()).statusCode).toBe(200);
    const read = (await decision(world.owner)).json();
    expect(read).toMatchObject({
      party: 'subject',
      report: null,
      measured: { measures: ['warning', 'other'], ground: 'terms', statement },
      appeal: null,
      canAppeal: true,
    });
    const [mail] = await mailsTo(world.owner, 'Une mesure a été prise au sujet de votre compte');
    for (const said of [statement, 'avertissement, autre mesure', 'Aucun moyen automatisé', '6 mois']) {
      expect(mail?.text).toContain(said);
    }
    const { rows } = await test.platform.database.pool.query('select title from mission where id = $1', [
      world.missionId,
    ]);
    const told = JSON.stringify([read, mail?.text, mail?.html, await news(world.owner)]);
    for (const secret of ['Lefèvre', world.candidate.id, world.applicationId, rows[0].title, 'relances']) {
      expect(told).not.toContain(secret);
    }
  });

  it('tells who reported the outcome and the answer, and none of what the other was told', async () => {
    await settle();
    const read = (await decision(world.candidate)).json();
    expect(read).toMatchObject({
      party: 'reporter',
      measured: null,
      report: { outcome: 'measures', note: 'Une mesure a été prise.' },
    });
    expect(JSON.stringify(read)).not.toContain(statement);
    expect(await news(world.candidate)).toEqual([
      'Votre signalement a été examiné. Des mesures ont été prises.',
    ]);
    expect(await lastAct()).toMatchObject({
      act: 'report/settle',
      details: { outcome: 'measures', measures: 'warning other' },
    });
  });

  it.each([
    [{ ...measures, measures: [] }, 'measures'],
    [{ ...measures, measures: ['fine'] }, 'measures.0'],
    [{ ...measures, ground: null }, 'ground'],
    [{ ...measures, statement: '  ' }, 'statement'],
    [{ ...nothing, measures: ['warning'] }, 'measures'],
    [{ ...nothing, statement }, 'statement'],
    [{ ...measures, note: '' }, 'note'],
  ])('is not given by %j', async (body, path) => {
    const refused = await settle(body);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, path]);
  });

  it('is given once, of ten at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => settle(n % 2 ? measures : nothing, n % 3 ? first : second)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('a decision without measures', () => {
  it('is nothing to who was reported, and may be appealed by who reported', async () => {
    await settle(nothing);
    expect((await decision(world.owner)).statusCode).toBe(404);
    expect((await appeal(world.owner)).statusCode).toBe(404);
    expect(await news(world.owner)).toEqual([]);
    expect((await decision(world.candidate)).json()).toMatchObject({ canAppeal: true });
  });

  it('is nobody else’s to read or appeal, nor before it is given', async () => {
    expect((await decision(world.owner)).statusCode).toBe(404);
    expect((await decision(world.candidate)).json()).toMatchObject({ canAppeal: false, appealBefore: null });
    expect((await appeal(world.candidate)).statusCode).toBe(404);
    await settle(nothing);
    expect((await decision(world.otherCandidate)).statusCode).toBe(404);
    expect((await appeal(world.otherCandidate)).statusCode).toBe(404);
  });
});

describe('an appeal', () => {
  it('is made once by each party, of several at once, and acknowledged', async () => {
    await settle();
    for (const who of [world.owner, world.candidate]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => appeal(who)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(5).fill(409)]);
      expect(await mailsTo(who, 'Votre recours est enregistré')).toHaveLength(1);
    }
    expect((await listed('appealed')).appeals).toMatchObject([
      { party: 'subject', text, urgency: 'onTime', mayDecide: true },
      { party: 'reporter', text },
    ]);
    expect(await mailsTo(second, 'Nouveau recours contre une décision')).not.toHaveLength(0);
  });

  it('is left by who decided first to another of the staff, where there is one', async () => {
    await settle();
    await appeal(world.owner);
    expect((await listed('appealed', first)).appeals[0].mayDecide).toBe(false);
    expect((await answer('subject', upheld, first)).json().code).toBe('APPEAL_OF_ANOTHER');
    await test.platform.database.pool.query('update member set suspended_at = now() where id = $1', [
      second.id,
    ]);
    expect((await listed('appealed', first)).appeals[0].mayDecide).toBe(true);
    expect((await answer('subject', upheld, first)).statusCode).toBe(200);
  });

  it('that is refused leaves the decision, and says why', async () => {
    await settle();
    await appeal(world.owner);
    expect((await answer('subject')).statusCode).toBe(200);
    expect((await decision(world.owner)).json()).toMatchObject({
      measured: { measures: ['warning', 'other'] },
      appeal: upheld,
      canAppeal: false,
    });
    const [mail] = await mailsTo(world.owner, 'Votre recours a été examiné');
    expect(mail?.text).toContain(upheld.reason);
    expect(await news(world.owner)).toContain('Votre recours a été examiné. La décision est maintenue.');
    expect(await lastAct()).toMatchObject({
      act: 'report/appeal',
      details: { outcome: 'upheld', party: 'subject' },
    });
    expect(await listed('appealed')).toBeUndefined();
  });

  it('of who was measured, granted, ends the measures', async () => {
    await settle();
    await appeal(world.owner);
    await answer('subject', { outcome: 'reversed', reason: 'Vous aviez répondu à une demande.' });
    expect((await decision(world.owner)).json()).toMatchObject({ measured: { measures: [] } });
    expect((await decision(world.candidate)).json()).toMatchObject({ report: { outcome: 'nothing' } });
    expect(await news(world.candidate)).toContain(
      'Une décision qui vous concerne a été revue après un recours.',
    );
  });

  it('of who reported, granted, takes measures with their reasons, which the other may appeal', async () => {
    await settle(nothing);
    await appeal(world.candidate);
    const bare = await answer('reporter', { outcome: 'reversed', reason: 'Vous avez raison.' });
    expect(bare.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'measures',
      'ground',
      'statement',
    ]);
    const granted = {
      outcome: 'reversed',
      reason: 'Vous avez raison.',
      measures: ['warning'],
      ground: 'law',
      statement,
    };
    expect((await answer('reporter', granted)).statusCode).toBe(200);
    expect((await decision(world.owner)).json()).toMatchObject({ measured: { statement }, canAppeal: true });
    expect((await appeal(world.owner)).statusCode).toBe(201);
  });

  it('is decided once, of ten at once, and one that is not there is none', async () => {
    await settle();
    expect((await answer('subject')).statusCode).toBe(404);
    await appeal(world.owner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer('subject')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('comes within six months, and not a day later', async () => {
    await settle();
    await test.platform.database.pool.query(
      `update report set settled_at = settled_at - interval '7 months', measured_at = measured_at - interval '7 months'
        where id = $1`,
      [id],
    );
    expect((await appeal(world.owner)).json().code).toBe('APPEAL_CLOSED');
    expect((await decision(world.owner)).json()).toMatchObject({ canAppeal: false });
  });
});
