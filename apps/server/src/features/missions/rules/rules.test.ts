import { actingForHeader } from '@basoche/contract/acting-for';
import { defaultConflictRules } from '@basoche/domain/conflicts/levels';
import { defaultHearingRules, type HearingRule } from '@basoche/domain/hearings/hearing-rules';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { portageExcludedNatures } from '@basoche/domain/threads/portage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSignature } from '../../../../test/conflicts.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aHearingForm, askForHearing } from '../../../../test/hearings.ts';
import { aMission } from '../../../../test/missions.ts';
import { aWorld } from '../../../../test/world.ts';

/**
 * Rules that staff edit: who may apply, natures excluded from portage, conflict checks by nature, and who
 * acts before which courts.
 */

let test: TestApp;
/** A second process, to check that no rule is cached outside the database. */
let second: TestApp;
let admin: TestMember;
let moderator: TestMember;
let student: TestMember;
let creator: TestMember;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off', CONFLICTS: 'on', HEARINGS: 'on' };
  test = await createTestApp({ environment });
  second = await createTestApp({ databaseUrl: test.databaseUrl, environment });
  admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  student = await aMember(test, { kind: 'STUDENT' });
  creator = await aMember(test, { kind: 'COMPANY' });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const get = async (who: TestMember, path: string, by = test) =>
  (await by.call('GET', path, { token: who.token })).json();
const versions = async () => {
  const { eligibility, portage, conflicts, hearings } = await get(admin, '/admin/rules');
  return {
    eligibility: eligibility.version,
    portage: portage.version,
    conflicts: conflicts.version,
    hearings: hearings.version,
  };
};
const opening = {
  professions: 'everyone',
  students: true,
  article: 'Décision du comité du 1ᵉʳ décembre 2026',
  explanation: 'Les étudiants y prennent part sous la conduite du créateur.',
};
const edit = async (who: TestMember, changes: object = {}) => {
  const { eligibility: version } = await versions();
  const body = {
    version,
    nature: 'consultation',
    clients: ['MEMBER'],
    opening,
    reason: 'Essai.',
    ...changes,
  };
  return test.call('POST', '/admin/rules/eligibility', { token: who.token, body });
};
const exclude = async (who: TestMember, natures: readonly string[], changes: object = {}) => {
  const { portage: version } = await versions();
  const body = { version, natures, reason: 'Essai.', ...changes };
  return test.call('POST', '/admin/rules/portage', { token: who.token, body });
};

describe('who may apply', () => {
  it('to a reserved nature is opened by an administrator who confirms it, and holds at once in every process', async () => {
    const mission = await aMission(test, creator, { nature: 'consultation' });
    const read = (by: TestApp) => get(student, `/missions/single/${mission}`, by);
    const before = await read(second);
    expect(before.applyRefusal.code).toBe('PROFESSION_NOT_ALLOWED');
    expect((await edit(moderator, { confirmsReserved: true })).json().code).toBe('RESERVED_NATURE');
    expect((await edit(admin)).json().code).toBe('RESERVED_UNCONFIRMED');
    expect((await read(second)).applyRefusal.code).toBe('PROFESSION_NOT_ALLOWED');
    const done = await edit(admin, { confirmsReserved: true });
    expect(done.statusCode, done.body).toBe(200);
    const after = await read(second);
    expect(after).toMatchObject({
      permitted: ['apply'],
      applyRefusal: null,
      eligibility: { mayApply: true, article: opening.article, explanation: opening.explanation },
    });
    const body = { missionID: mission, offer: 300, tvaApplicable: false, ...aSignature };
    expect(
      (await second.call('POST', '/missions/postulate', { token: student.token, body })).statusCode,
    ).toBe(201);
    const [line] = await get(moderator, '/admin/rules/history');
    expect(line).toMatchObject({
      by: 'Anne Lefèvre',
      reason: 'Essai.',
      portage: null,
      eligibility: {
        nature: 'consultation',
        before: [{ client: 'MEMBER', opening: { students: false, professions: 'everyone' } }],
        after: [{ client: 'MEMBER', opening }],
      },
    });
  });

  it('is closed by a moderator, and nobody applies any more', async () => {
    const mission = await aMission(test, creator, { nature: 'veille' });
    const done = await edit(moderator, { nature: 'veille', clients: ['MEMBER', 'CUSTOMER'], opening: null });
    expect(done.statusCode, done.body).toBe(200);
    const { eligibility, applyRefusal } = await get(student, `/missions/single/${mission}`);
    expect(applyRefusal).toMatchObject({ code: 'PROFESSION_NOT_ALLOWED' });
    expect(applyRefusal.title).toContain('n’est ouverte à aucune candidature');
    expect(eligibility).toMatchObject({ mayApply: false, article: null });
    expect((await edit(moderator, { nature: 'veille', clients: ['MEMBER', 'CUSTOMER'] })).statusCode).toBe(
      200,
    );
    expect((await get(student, `/missions/single/${mission}`)).permitted).toEqual(['apply']);
  });

  it('is changed by whoever read what is in force: of two at once, one reads again', async () => {
    const { eligibility: version } = await versions();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, turn) =>
        edit(turn % 2 === 0 ? admin : moderator, {
          version,
          nature: 'audit',
          opening: { ...opening, students: false },
        }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, 409, 409, 409, 409]);
    expect((await versions()).eligibility).toBe(version + 1);
  });

  it.each([
    [{ nature: 'plaidoirie' }, 'nature'],
    [{ clients: [] }, 'clients'],
    [{ clients: ['MEMBER', 'STATE'] }, 'clients.1'],
    [{ opening: { ...opening, professions: [], students: false } }, 'opening.professions'],
    [{ opening: { ...opening, professions: ['Plombier'] } }, 'opening.professions'],
    [{ opening: { ...opening, article: ' ' } }, 'opening.article'],
    [{ opening: { ...opening, explanation: '' } }, 'opening.explanation'],
    [{ reason: '' }, 'reason'],
    [{ version: 'un' }, 'version'],
  ])('is not changed by %o', async (changes, path) => {
    const before = await versions();
    const answer = await edit(admin, changes);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().errors[0].path).toContain(path.split('.').at(0));
    expect(await versions()).toEqual(before);
  });
});

describe('what portage excludes', () => {
  it('is, in a new database, what the domain says', async () => {
    expect((await get(moderator, '/admin/rules')).portage.natures.toSorted()).toEqual(
      [...portageExcludedNatures].toSorted(),
    );
  });

  it('is asked at the moment of the choice', async () => {
    const { applicationId, owner, missionId } = await aWorld(test, 'choice');
    const { nature } = await get(owner, `/missions/single/${missionId}`);
    const choose = () =>
      test.call('POST', `/messagerie/action/choose/portage/${applicationId}`, {
        token: owner.token,
        body: {},
      });
    const thread = () => get(owner, `/messagerie/${applicationId}`);
    expect((await thread()).permitted).toContain('choose/portage');
    expect((await exclude(moderator, [...portageExcludedNatures, nature])).statusCode).toBe(200);
    expect((await thread()).permitted).not.toContain('choose/portage');
    const refused = await choose();
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json().code).toBe('PORTAGE_EXCLUDED_NATURE');
    expect((await exclude(moderator, portageExcludedNatures)).statusCode).toBe(200);
    expect((await choose()).statusCode).toBeLessThan(300);
  });

  it('of the default is opened by an administrator who confirms it', async () => {
    const without = portageExcludedNatures.slice(1);
    expect((await exclude(moderator, without, { confirmsReserved: true })).json().code).toBe(
      'RESERVED_NATURE',
    );
    expect((await exclude(admin, without)).json().code).toBe('RESERVED_UNCONFIRMED');
    expect((await exclude(admin, without, { confirmsReserved: true })).json().portage.natures).toEqual(
      without,
    );
    expect((await exclude(admin, valuesOf(missionNatures))).statusCode).toBe(200);
    const back = await exclude(moderator, portageExcludedNatures);
    expect(back.json().portage.natures.toSorted()).toEqual([...portageExcludedNatures].toSorted());
    const [line] = await get(moderator, '/admin/rules/history');
    expect(line.portage.before).toEqual(valuesOf(missionNatures));
  });

  it('is not changed by an unknown nature, nor by whoever read an older list', async () => {
    expect((await exclude(admin, ['plaidoirie'])).statusCode).toBe(400);
    const { portage: version } = await versions();
    expect((await exclude(admin, portageExcludedNatures, { version: version - 1 })).json().code).toBe(
      'RULES_CHANGED',
    );
  });
});

describe('what a nature asks against conflicts', () => {
  const relaxation = { level: 'check', article: 'Décision du comité', explanation: 'Les noms suffisent.' };
  const ask = async (who: TestMember, changes: object = {}) => {
    const { conflicts: version } = await versions();
    const clients = ['MEMBER'];
    const body = { version, nature: 'contentieux', clients, relaxation, reason: 'Essai.', ...changes };
    return test.call('POST', '/admin/rules/conflicts', { token: who.token, body });
  };

  it('is, in a new database, what the domain says', async () => {
    expect((await get(moderator, '/admin/rules')).conflicts).toEqual({
      version: 1,
      rules: defaultConflictRules,
    });
  });

  it('is lowered, for a reserved nature, by an administrator who confirms it, and raised by a moderator', async () => {
    expect((await ask(moderator, { confirmsReserved: true })).json().code).toBe('RESERVED_NATURE');
    expect((await ask(admin)).json().code).toBe('RESERVED_UNCONFIRMED');
    const done = await ask(admin, { confirmsReserved: true });
    expect(done.statusCode, done.body).toBe(200);
    expect(done.json().conflicts.rules.at(-1)).toEqual({
      natures: ['contentieux'],
      clients: ['MEMBER'],
      ...relaxation,
    });
    expect((await get(admin, '/admin/rules', second)).conflicts).toEqual(done.json().conflicts);
    expect((await ask(moderator, { relaxation: null })).json().conflicts.rules).toEqual(defaultConflictRules);
    const [line] = await get(moderator, '/admin/rules/history');
    expect(line).toMatchObject({
      eligibility: null,
      portage: null,
      conflicts: {
        nature: 'contentieux',
        before: [{ client: 'MEMBER', relaxation }],
        after: [{ client: 'MEMBER', relaxation: null }],
      },
    });
    const [act] = await get(admin, '/admin/journal');
    expect(act).toMatchObject({ act: 'rules/conflicts' });
  });

  it('of any other nature is lowered by a moderator, from what they read', async () => {
    const lower = { nature: 'audit', relaxation: { ...relaxation, level: 'nothing' } };
    expect((await ask(moderator, lower)).statusCode).toBe(200);
    const { conflicts: version } = await versions();
    expect((await ask(moderator, { ...lower, version: version - 1 })).json().code).toBe('RULES_CHANGED');
  });

  it.each([
    [{ nature: 'plaidoirie' }, 'nature'],
    [{ clients: [] }, 'clients'],
    [{ relaxation: { ...relaxation, level: 'declaration' } }, 'relaxation.level'],
    [{ relaxation: { ...relaxation, article: ' ' } }, 'relaxation.article'],
    [{ relaxation: { ...relaxation, explanation: '' } }, 'relaxation.explanation'],
    [{ reason: '' }, 'reason'],
  ])('is not changed by %o', async (changes, path) => {
    const answer = await ask(admin, changes);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().errors[0].path).toContain(path.split('.').at(0));
  });

  it('is neither told nor changed while the switch is off', async () => {
    const off = await createTestApp({
      databaseUrl: test.databaseUrl,
      environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'off' },
    });
    expect((await get(admin, '/admin/rules', off)).conflicts).toBeNull();
    const { conflicts: version } = await versions();
    const body = { version, nature: 'audit', clients: ['MEMBER'], relaxation: null, reason: 'Essai.' };
    const refused = await off.call('POST', '/admin/rules/conflicts', { token: admin.token, body });
    expect(refused.json().code).toBe('NOT_FOUND');
    expect((await versions()).conflicts).toBe(version);
    await off.close();
  });
});

describe('who may act before a court (rules §10, "Reach")', () => {
  const opening = {
    reach: 'everywhere',
    clients: ['avocat', 'firm'],
    article: 'Loi nouvelle, art. 1',
    explanation: 'Ouvert à tous.',
  };
  const change = async (who: TestMember, changes: object = {}) => {
    const { hearings: version } = await versions();
    const body = { version, kind: 'cph', act: 'representation', opening, reason: 'Essai.', ...changes };
    return test.call('POST', '/admin/rules/hearings', { token: who.token, body });
  };
  const inOrder = (rules: readonly { kind: string; act: string }[]) =>
    rules.toSorted((one, other) => `${one.kind} ${one.act}`.localeCompare(`${other.kind} ${other.act}`));

  it('is, in a new database, what the domain says', async () => {
    const { version, rules } = (await get(moderator, '/admin/rules')).hearings;
    const codes = (table: Pick<HearingRule, 'kind' | 'act' | 'reach' | 'clients'>[]) =>
      inOrder(table.map(({ kind, act, reach, clients }) => ({ kind, act, reach, clients })));
    expect(version).toBe(1);
    expect(codes(rules)).toEqual(codes([...defaultHearingRules]));
  });

  it('is widened, for representation, by an administrator who confirms it, and narrowed by a moderator', async () => {
    expect((await change(moderator, { confirmsReserved: true })).json().code).toBe('RESERVED_NATURE');
    expect((await change(admin)).json().code).toBe('RESERVED_UNCONFIRMED');
    const done = await change(admin, { confirmsReserved: true });
    expect(done.statusCode, done.body).toBe(200);
    expect(done.json().hearings.rules).toContainEqual({ kind: 'cph', act: 'representation', ...opening });
    expect((await get(admin, '/admin/rules', second)).hearings).toEqual(done.json().hearings);
    expect((await change(moderator, { opening: { ...opening, reach: 'bar' } })).statusCode).toBe(200);
    expect((await change(moderator, { opening: null })).statusCode).toBe(200);
    const [line] = await get(moderator, '/admin/rules/history');
    expect(line).toMatchObject({
      eligibility: null,
      hearings: {
        before: { kind: 'cph', act: 'representation', opening: { reach: 'bar' } },
        after: { kind: 'cph', act: 'representation', opening: null },
      },
    });
    const [act] = await get(admin, '/admin/journal');
    expect(act).toMatchObject({ act: 'rules/hearings' });
  });

  it('is closed at once to who asks for a hearing, and opened again', async () => {
    const avocat = await aMember(test, { jobName: 'Avocat' });
    const ask = () => askForHearing(test, avocat, { court: 'tc-69123', act: 'pleading' });
    expect((await ask()).statusCode).toBe(201);
    const before = (await get(admin, '/admin/rules')).hearings.rules;
    const cell = { kind: 'tc', act: 'pleading' };
    expect((await change(moderator, { ...cell, opening: null })).statusCode).toBe(200);
    expect((await ask()).json().errors[0].path).toBe('act');
    expect((await change(moderator, { ...cell, opening })).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(201);
    expect((await get(admin, '/admin/rules')).hearings.rules).toHaveLength(before.length);
  });

  it('says who asks for it: a firm where avocats may not, and nobody by a line of the version before', async () => {
    const avocat = await aMember(test, { jobName: 'Avocat' });
    const owner = await aMember(test, { jobName: 'Avocat' });
    const firm = await aFirm(test);
    await aSeat(test, firm, owner);
    const { pool } = test.platform.database;
    await pool.query(
      `insert into bar_entry (member_id, court, stated_at, confirmed_at) values ($1, 'tj-69123', now(), now())`,
      [firm.id],
    );
    const wishes = { court: 'cph-69123', act: 'pleading' };
    const asAvocat = () => askForHearing(test, avocat, wishes);
    const asFirm = () =>
      test.call('POST', '/hearings', {
        token: owner.token,
        headers: { [actingForHeader]: firm.id },
        body: aHearingForm(test, wishes),
      });
    const cell = { kind: 'cph', act: 'pleading' };
    const narrowed = await change(moderator, { ...cell, opening: { ...opening, clients: ['firm'] } });
    expect(narrowed.statusCode, narrowed.body).toBe(200);
    expect((await asAvocat()).json().errors).toEqual([
      {
        path: 'act',
        message: 'Cet acte n’est pas ouvert aux demandes d’un avocat devant cette juridiction.',
      },
    ]);
    expect((await asFirm()).statusCode).toBe(201);
    expect(
      (await change(moderator, { ...cell, opening: { ...opening, clients: ['avocat'] } })).statusCode,
    ).toBe(200);
    expect((await asAvocat()).statusCode).toBe(201);
    expect((await asFirm()).json().errors[0].message).toContain('d’un cabinet');
    // An older program replaces a line and does not know its clients.
    await pool.query(`delete from hearing_rule where court_kind = 'cph' and act = 'pleading'`);
    await pool.query(
      `insert into hearing_rule (court_kind, act, reach, article, explanation) values ('cph', 'pleading', 'everywhere', 'art. 1', 'Oui.')`,
    );
    expect([(await asAvocat()).statusCode, (await asFirm()).statusCode]).toEqual([400, 400]);
    expect((await change(moderator, { ...cell, opening })).statusCode).toBe(200);
  });

  it('is opened to more kinds of client, for representation, by an administrator who confirms it', async () => {
    const cell = { kind: 'ca', act: 'representation' };
    const line = { ...opening, reach: 'appeal' };
    expect((await change(moderator, { ...cell, opening: { ...line, clients: ['avocat'] } })).statusCode).toBe(
      200,
    );
    expect((await change(moderator, { ...cell, opening: line, confirmsReserved: true })).json().code).toBe(
      'RESERVED_NATURE',
    );
    expect((await change(admin, { ...cell, opening: line })).json().code).toBe('RESERVED_UNCONFIRMED');
    expect((await change(admin, { ...cell, opening: line, confirmsReserved: true })).statusCode).toBe(200);
  });

  it('is told of changes that were made before there was a choice of clients', async () => {
    const { clients: _, ...before } = opening;
    await test.platform.database.pool.query(
      `insert into rule_change (name, version, changed_at, changed_by, natures, clients, before, after, reason)
      values ('hearings', 999, $1, $2, '{}', '{}', $3, $4, 'Avant.')`,
      [
        new Date(test.clock.now().getTime() + 1_000),
        admin.id,
        JSON.stringify({ kind: 'tj', act: 'pleading', opening: before }),
        JSON.stringify({ kind: 'tj', act: 'pleading', opening: null }),
      ],
    );
    const [line] = await get(moderator, '/admin/rules/history');
    expect(line.hearings.before.opening.clients).toEqual(['avocat', 'firm']);
  });

  it('is changed once by two who read the same version', async () => {
    const { hearings: version } = await versions();
    const answers = await Promise.all(
      [admin, moderator, admin].map((who) => change(who, { version, kind: 'ca', act: 'pleading' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it.each([
    [{ kind: 'ta' }, 'kind'],
    [{ act: 'plaidoirie' }, 'act'],
    [{ opening: { ...opening, reach: 'nowhere' } }, 'opening.reach'],
    [{ opening: { ...opening, clients: [] } }, 'opening.clients'],
    [{ opening: { ...opening, clients: ['member'] } }, 'opening.clients'],
    [{ opening: { ...opening, clients: undefined } }, 'opening.clients'],
    [{ opening: { ...opening, article: ' ' } }, 'opening.article'],
    [{ opening: { ...opening, explanation: '' } }, 'opening.explanation'],
    [{ reason: '' }, 'reason'],
  ])('is not changed by %o', async (changes, path) => {
    const answer = await change(admin, changes);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().errors[0].path).toContain(path.split('.').at(0));
  });

  it('is neither told nor changed while the switch is off', async () => {
    const off = await createTestApp({
      databaseUrl: test.databaseUrl,
      environment: { NETWORK_LIMITS: 'off', HEARINGS: 'off' },
    });
    expect((await get(admin, '/admin/rules', off)).hearings).toBeNull();
    const { hearings: version } = await versions();
    const body = { version, kind: 'tj', act: 'pleading', opening: null, reason: 'Essai.' };
    const refused = await off.call('POST', '/admin/rules/hearings', { token: admin.token, body });
    expect(refused.json().code).toBe('NOT_FOUND');
    expect((await versions()).hearings).toBe(version);
    await off.close();
  });
});
