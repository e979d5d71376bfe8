import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aCareer, aFormation, anExperience } from '../../../../test/careers.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aSmallPicture } from '../../../../test/files.ts';

let test: TestApp;
let member: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  member = await aMember(test, { kind: 'STUDENT' });
});
afterAll(() => test.close());

const post = (path: string, body: object, as = member) =>
  test.call('POST', `${path}/${as.id}`, { token: as.token, body });
const update = async (body: object, as = member) => (await post('/users/student/update', body, as)).json();
const read = async (as = member) => (await test.call('GET', `/users/${as.id}`, { token: as.token })).json();
const departmentOf = async ({ id }: TestMember) => {
  const row = await test.platform.database.db
    .selectFrom('person_profile')
    .select('department')
    .where('member_id', '=', id)
    .executeTakeFirst();
  return row?.department;
};
const storedCompleteness = async ({ id }: TestMember) => {
  const row = await test.platform.database.db
    .selectFrom('member')
    .select('completeness')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.completeness;
};

const said = {
  about: 'Je rédige.\nJe plaide.',
  location: 'Lyon (69)',
  experience: '3 ans',
  hourlyCost: 62.5,
  role: 'Juriste',
  skillDomains: 'droit_travail | droit_affaires',
  workLocations: ['REMOTE', 'ON_SITE'],
  preferences: {
    missionDuration: { minMonths: 1, maxMonths: 6 },
    sectors: ['droit_fiscal'],
    companySizes: ['pme', 'eti'],
  },
};

describe('what a student or an employee says of themselves', () => {
  it('is answered whole, as it now is; what is absent stays', async () => {
    expect(await update(said)).toMatchObject(said);
    const answer = await update({ role: 'Juriste en droit social' });
    expect(answer).toMatchObject({
      ...said,
      role: 'Juriste en droit social',
    });
    expect(await read()).toEqual(answer);
    expect(await update({ preferences: { sectors: [] } })).toMatchObject({
      preferences: { ...said.preferences, sectors: [] },
    });
  });

  it('has their profession in the form that they choose, and proves nothing anew', async () => {
    const avocat = await aMember(test, { jobName: 'Avocat' });
    const stated = async (body: object) => (await update(body, avocat)).profession;
    expect((await read(avocat)).profession).toEqual({
      name: 'Avocat(e)',
      status: 'profil vérifié',
      isVerified: true,
      inscription: null,
    });
    const own = await update({ professionForm: 'feminine' }, avocat);
    expect(own.profession).toMatchObject({ name: 'Avocate', status: 'vérifiée', isVerified: true });
    expect(own.own).toMatchObject({ jobName: 'Avocat', professionForm: 'feminine' });
    expect(await stated({ role: 'Droit pénal' })).toMatchObject({ name: 'Avocate' });
    expect(await stated({ professionForm: null })).toMatchObject({ name: 'Avocat(e)' });
    expect((await post('/users/student/update', { professionForm: 'neutre' }, avocat)).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'professionForm' }],
    });
  });

  it('is emptied by null, and a text by nothing that is seen', async () => {
    const empty = {
      about: '\u200b ',
      location: '',
      experience: null,
      hourlyCost: null,
      role: null,
      skillDomains: '',
      workLocations: null,
      preferences: null,
    };
    expect(await update(empty)).toMatchObject({
      about: null,
      location: null,
      experience: null,
      hourlyCost: null,
      role: null,
      skillDomains: '',
      workLocations: [],
      preferences: { missionDuration: null, sectors: [], companySizes: [] },
    });
    expect(await departmentOf(member)).toBeNull();
  });

  it('has its department from the end of the place, or from the largest commune of that name', async () => {
    for (const [location, department] of [
      ['Ajaccio (2A)', '2A'],
      ['saint etienne', '42'],
      ['Saint-Denis', '93'],
      ['Bruxelles', null],
    ] as const) {
      expect(await update({ location })).toMatchObject({ location });
      expect([location, await departmentOf(member)]).toEqual([location, department]);
    }
    await update({ role: 'Juriste' });
    expect(await departmentOf(member)).toBeNull();
  });

  it('is refused beside the field that is wrong', async () => {
    for (const [body, path] of [
      [{ hourlyCost: 0 }, 'hourlyCost'],
      [{ hourlyCost: 10.005 }, 'hourlyCost'],
      [{ hourlyCost: 10_001 }, 'hourlyCost'],
      [{ experience: '11 ans' }, 'experience'],
      [{ skillDomains: 'droit_travail | droit_lunaire' }, 'skillDomains'],
      [{ workLocations: ['MOON'] }, 'workLocations.0'],
      [
        { preferences: { missionDuration: { minMonths: 6, maxMonths: 1 } } },
        'preferences.missionDuration.maxMonths',
      ],
      [{ role: 'a\r\nb' }, 'role'],
    ] as const) {
      const { code, errors } = await update(body);
      expect([code, errors[0]?.path]).toEqual(['INVALID_INPUT', path]);
    }
  });

  it('keeps name, phone number in one form, postal code and trade where they are given', async () => {
    const token = member.token;
    const body = { number: '07 81 22 33 44', lastName: 'Lefèvre-Ândré' };
    const answer = await test.call('POST', '/users/infoB', { token, body });
    expect(answer.json()).toMatchObject({
      firstName: 'Anne',
      lastName: 'Lefèvre-Ândré',
      own: { number: '+33781223344', zipCode: '75001', jobName: 'Étudiant' },
    });
  });
});

describe('a picture', () => {
  it('replaces the one before, whose files go, and may be taken off', async () => {
    const send = () => post('/users/student/picture/update', { picture: aSmallPicture() });
    const first = (await send()).json().pictureURL;
    const second = (await send()).json().pictureURL;
    expect(second).not.toBe(first);
    const served = async (address: string) => (await test.app.inject(`${address}/96`)).statusCode;
    await test.drain();
    expect([await served(first), await served(second)]).toEqual([404, 200]);
    const path = `/users/student/picture/update/${member.id}`;
    expect((await test.call('DELETE', path, { token: member.token })).statusCode).toBe(204);
    await test.drain();
    expect([(await read()).pictureURL, await served(second)]).toEqual([null, 404]);
    const left = await test.platform.database.db.selectFrom('stored_file').selectAll().execute();
    expect(left).toEqual([]);
  });
});

describe('skills', () => {
  it('are the whole list in its order, each once', async () => {
    const skills = [
      { name: 'RGPD', grade: 5 },
      { name: 'Contentieux', grade: 2 },
    ];
    expect((await post('/users/updateskills', { skills })).json()).toMatchObject({ skills });
    const turned = skills.toReversed();
    expect((await post('/users/updateskills', { skills: turned })).json()).toMatchObject({ skills: turned });
    const twice = await post('/users/updateskills', { skills: [...skills, { name: 'RGPD', grade: 1 }] });
    expect(twice.json().errors).toMatchObject([{ path: 'skills.2.name' }]);
    for (const wrong of [
      { name: 'RGPD', grade: 6 },
      { name: 'RGPD', grade: 1.5 },
      { name: '', grade: 1 },
    ]) {
      expect((await post('/users/updateskills', { skills: [wrong] })).statusCode).toBe(400);
    }
    expect((await read()).skills).toEqual(turned);
    expect((await post('/users/updateskills', { skills: [] })).json().skills).toEqual([]);
  });
});

describe('a career', () => {
  const today = () => parisDay(test.clock.now());

  it('shows what goes on first, then what ended last; diplomas by their day', async () => {
    const newcomer = await aMember(test);
    for (const [job, startDate, endDate] of [
      ['ancien', '2010-01-01', '2012-01-01'],
      ['actuel', '2020-01-01', null],
      ['récent', '2013-01-01', today()],
      ['récent aussi', '2015-01-01', today()],
    ] as const) {
      const body = { ...anExperience, job, startDate, endDate };
      expect((await post('/users/experience', body, newcomer)).statusCode).toBe(201);
    }
    for (const date of ['2012-06-30', '2014-06-30', undefined]) {
      const { description: _none, ...formation } = aFormation;
      expect((await post('/users/formation', { ...formation, date }, newcomer)).statusCode).toBe(201);
    }
    const { experiences, formations } = await read(newcomer);
    expect(experiences.map(({ job }: { job: string }) => job)).toEqual([
      'actuel',
      'récent aussi',
      'récent',
      'ancien',
    ]);
    expect(formations.map(({ date }: { date: string | null }) => date)).toEqual([
      null,
      '2014-06-30',
      '2012-06-30',
    ]);
  });

  it('takes no day after today in Paris, no end before the start, no required field that is blank', async () => {
    const tomorrow = addDays(today(), 1);
    for (const [what, change, path] of [
      ['experience', { startDate: tomorrow, endDate: null }, 'startDate'],
      ['experience', { endDate: tomorrow }, 'endDate'],
      ['experience', { endDate: '2021-08-31' }, 'endDate'],
      ['experience', { companyName: ' \u200b ' }, 'companyName'],
      ['experience', { startDate: '' }, 'startDate'],
      ['formation', { date: tomorrow }, 'date'],
      ['formation', { certification: '\u00a0 ' }, 'certification'],
      ['formation', { school: null }, 'school'],
    ] as const) {
      const body = { ...(what === 'experience' ? anExperience : aFormation), ...change };
      const { errors } = (await post(`/users/${what}`, body)).json();
      expect([change, errors?.[0]?.path]).toEqual([change, path]);
    }
    expect(await read()).toMatchObject({ experiences: [], formations: [] });
  });

  it('is changed and taken off by its owner alone: to others an entry is not there', async () => {
    const { experienceId, formationId } = await aCareer(test, member);
    const other = await aMember(test);
    for (const [path, body] of [
      [`experience/${other.id}/${experienceId}`, anExperience],
      [`formation/${other.id}/${formationId}`, aFormation],
    ] as const) {
      expect((await test.call('PUT', `/users/${path}`, { token: other.token, body })).statusCode).toBe(404);
      expect((await test.call('DELETE', `/users/${path}`, { token: other.token })).statusCode).toBe(404);
    }
    const { token } = member;
    const path = `/users/experience/${member.id}/${experienceId}`;
    const body = { ...anExperience, endDate: null };
    expect((await test.call('PUT', path, { token, body })).json()).toEqual({ ...body, id: experienceId });
    expect((await test.call('DELETE', path, { token })).statusCode).toBe(204);
    expect((await test.call('DELETE', path, { token })).statusCode).toBe(404);
    expect(await read()).toMatchObject({ experiences: [], formations: [{ id: formationId }] });
  });

  it('has fifty entries of a kind at most, counted one after the other', async () => {
    const busy = await aMember(test);
    await test.platform.database.pool.query(
      `insert into formation (member_id, certification, school) select $1, 'Licence', 'Lyon 3' from generate_series(1, 49)`,
      [busy.id],
    );
    const answers = await Promise.all([1, 2, 3].map(() => post('/users/formation', aFormation, busy)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });
});

describe('how complete a profile is', () => {
  it('follows every edit, up to 100 % and down again', async () => {
    const newcomer = await aMember(test, { kind: 'EMPLOYEE' });
    const steps: readonly (readonly [number, () => Promise<unknown>])[] = [
      [12, () => post('/users/student/picture/update', { picture: aSmallPicture() }, newcomer)],
      [75, () => update(said, newcomer)],
      [87, () => post('/users/updateskills', { skills: [{ name: 'IA', grade: 1 }] }, newcomer)],
      [100, () => aCareer(test, newcomer)],
      [87, () => update({ hourlyCost: null }, newcomer)],
    ];
    for (const [percentage, step] of steps) {
      await step();
      const { own } = await read(newcomer);
      expect([own.completeness.percentage, await storedCompleteness(newcomer)]).toEqual([
        percentage,
        percentage,
      ]);
    }
    const me = await test.call('GET', '/auth/me', { token: newcomer.token });
    expect(me.json()).toMatchObject({ isComplete: false });
  });
});
