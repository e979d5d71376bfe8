import { randomBytes } from 'node:crypto';
import type { FieldError } from '@basoche/contract/problem';
import { routes } from '@basoche/contract/routes';
import { consentToConfidentiality, threadCommands } from '@basoche/contract/threads/commands';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessMatrix } from './access-matrix.ts';
import { createTestApp, type TestApp } from './app.ts';
import {
  byCandidate,
  isNullable,
  isOptional,
  long,
  numeric,
  tooLong,
  wrongTypes,
} from './bad-input-fields.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { checksum } from './checksum.ts';
import { aDeclaration } from './conflicts.ts';
import { aSession, testPassword } from './factories.ts';
import { aJobForm } from './jobs.ts';
import { aMissionForm } from './missions.ts';
import { aWorld, type Stage, stages, type World } from './world.ts';

/**
 * Bad input to every call gets a clear French sentence for the field and a stable code, changes nothing, and is never
 * a 5xx.
 */

let test: TestApp;
const worlds = new Map<Stage, World>();

beforeAll(async () => {
  test = await createTestApp({
    sandbox: true,
    environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on', HEARINGS: 'on' },
  });
  for (const stage of stages) {
    const world = await aWorld(test, stage);
    // Creates the principals before the rows are counted.
    for (const principal of ['stranger', 'bareStaff', 'moderator', 'admin', 'partner'] as const) {
      await world.tokenOf(principal);
    }
    worlds.set(stage, world);
  }
});
afterAll(() => test.close());

const worldAt = (stage: Stage = 'new'): World => {
  const world = worlds.get(stage);
  if (world === undefined) throw new Error(`No world at ${stage}.`);
  return world;
};

const routeOf = (name: string) => {
  const route = routes.find((one) => one.name === name);
  if (route === undefined) throw new Error(`No route ${name}.`);
  return route;
};

const tokenFor = async (name: string, world: World) => {
  if (name === 'missions.apply' || name === 'jobs.apply') return world.tokenOf('stranger');
  const { access } = routeOf(name);
  const { who } = access;
  if (access.who === 'staff')
    return world.tokenOf(access.roles.includes('moderator') ? 'moderator' : 'admin');
  if (who === 'partner') return world.tokenOf('partner');
  return byCandidate.has(name) ? world.candidate.token : world.owner.token;
};

interface Change {
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly body?: unknown;
}

const send = async (name: string, change: Change) => {
  const route = routeOf(name);
  const sample = sampleCalls[name] ?? {};
  const world = worldAt(sample.stage);
  const path = pathOf(route.path, { ...sample.params?.(world), ...change.params });
  const body = 'body' in change ? change.body : sample.body?.(world, test);
  return test.call(route.method, `${path}${change.query ?? sample.query ?? ''}`, {
    token: await tokenFor(name, world),
    ...(body === undefined ? {} : { body }),
  });
};

const french = /[a-zéèêàùçôûîœ’' ]{3,}/i;

const expectRefusedField = (answer: Awaited<ReturnType<typeof send>>, field: string) => {
  const { code, title, errors } = answer.json();
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(code).toBe('INVALID_INPUT');
  expect(title).toMatch(french);
  const beside = (errors as FieldError[]).find(({ path }) => path === field || path.startsWith(`${field}.`));
  expect(beside, `${field}: ${answer.body}`).toBeDefined();
  expect(beside?.message).toMatch(french);
  expect(beside?.message).not.toMatch(/\b(?:invalid|expected|required|received|must|string)\b/i);
};

/** JSON bodies only; other tests cover wrong files. */
const bodies = () =>
  Object.entries(sampleCalls).flatMap(([name, { stage, body }]) => {
    if (routeOf(name).takesFiles !== null) return [];
    const given = body?.(worldAt(stage), test) ?? {};
    return Object.keys(given).length === 0 ? [] : [{ name, given: given as Record<string, unknown> }];
  });

describe('every call with a body', () => {
  it('names each field that is missing, too long or of a wrong type, and changes nothing', async () => {
    const before = await checksum(test);
    for (const { name, given } of bodies()) {
      for (const field of Object.keys(given)) {
        if (!isOptional(name, field)) {
          const { [field]: _missing, ...rest } = given;
          expectRefusedField(await send(name, { body: rest }), field);
        }
        // A login compares the password regardless of its length.
        const length = name === 'auth.login' ? undefined : tooLong[field];
        if (length !== undefined) {
          expectRefusedField(await send(name, { body: { ...given, [field]: long(length) } }), field);
        }
        for (const [kind, wrong] of Object.entries(wrongTypes)) {
          if (kind === 'nothing' && isNullable(name, field)) continue;
          if (kind === 'number' && numeric.has(field)) continue;
          expectRefusedField(await send(name, { body: { ...given, [field]: wrong } }), field);
        }
      }
    }
    expect(await checksum(test)).toBe(before);
  });

  it('refuses a body that is no object, or no JSON, with a 4xx', async () => {
    for (const { name } of bodies()) {
      for (const body of ['"texte"', '[]', '{', '{"a":1', long(1_100_000)]) {
        const route = routeOf(name);
        const sample = sampleCalls[name] ?? {};
        const world = worldAt(sample.stage);
        const answer = await test.app.inject({
          method: route.method,
          url: `/api${pathOf(route.path, sample.params?.(world))}`,
          headers: {
            authorization: `Bearer ${await tokenFor(name, world)}`,
            'content-type': 'application/json',
          },
          payload: body,
        });
        expect(answer.statusCode, `${name} ${body.slice(0, 10)}`).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.json().title).toMatch(french);
      }
    }
  });
});

const yesterday = () => addDays(parisDay(test.clock.now()), -1);

describe('a deadline to relaunch a mission for', () => {
  it('is a day, or null', async () => {
    for (const endDate of [undefined, '', 'demain', '2027-02-30', 12]) {
      expectRefusedField(await send('missions.relaunch', { body: { endDate } }), 'endDate');
    }
  });
});

describe('a mission', () => {
  const cases: readonly (readonly [string, string, () => Record<string, unknown>])[] = [
    ['a deadline in the past', 'endDate', () => ({ endDate: yesterday() })],
    ['a start in the past', 'startDate', () => ({ startNow: false, startDate: yesterday() })],
    ['a day that does not exist', 'endDate', () => ({ endDate: '2027-02-30' })],
    ['an unknown domain', 'domain', () => ({ domain: 'droit_lunaire' })],
    ['an unknown nature', 'nature', () => ({ nature: 'magie' })],
    ['an unknown profile among others', 'experience', () => ({ experience: 'juriste | sorcier' })],
    ['no profile', 'experience', () => ({ experience: '' })],
    ['an unknown department', 'place', () => ({ place: '971' })],
    ['no place on site', 'place', () => ({ place: null })],
    ['a start neither now nor dated', 'startDate', () => ({ startNow: false, startDate: null })],
    ['a low price above the high one', 'tarifLow', () => ({ tarifLow: 900, tarifHigh: 300 })],
    ['one bound of two', 'tarifHigh', () => ({ tarifLow: 300, tarifHigh: null })],
    ['an unknown kind of price', 'priceKinds', () => ({ priceKinds: ['flat', 'success'] })],
    ['a kind of price that is no list', 'priceKinds', () => ({ priceKinds: 'flat' })],
    ['a negative price', 'tarifLow', () => ({ tarifLow: -1 })],
    ['a price below 100 euros', 'tarifLow', () => ({ tarifLow: 50 })],
    [
      'a wanted profile that the rules keep out',
      'experience',
      () => ({ nature: 'postulation', experience: 'juriste' }),
    ],
    ['three decimals', 'tarifLow', () => ({ tarifLow: 300.001 })],
    ['blanks for a title', 'title', () => ({ title: ' \u00a0\t ' })],
    ['a line break in a title', 'title', () => ({ title: 'a\r\nBcc: b@c.fr' })],
    ['a control character in a description', 'skillsRequired', () => ({ skillsRequired: 'a\u0007b' })],
  ];

  it.each(cases)('with %s is refused beside %s', async (_what, field, wrong) => {
    const before = await checksum(test);
    for (const name of ['missions.create', 'missions.update']) {
      expectRefusedField(await send(name, { body: { ...aMissionForm(test), ...wrong() } }), field);
    }
    expect(await checksum(test)).toBe(before);
  });

  it('takes hostile texts as texts', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      "'; drop table mission; --",
      '{{7*7}}#{7*7}',
      '=HYPERLINK("http://x")',
      '\u202e\u2066 à l’envers',
      '𝕬𝖇𝖈 👩‍⚖️',
    ];
    for (const text of hostile) {
      const answer = await send('missions.create', {
        body: aMissionForm(test, { title: text, skillsRequired: text, timeLimit: text }),
      });
      expect(answer.statusCode, answer.body).toBe(201);
      expect(answer.json()).toMatchObject({ title: text, skillsRequired: text, timeLimit: text });
    }
  });

  it('edited, may keep a deadline that has passed in the meantime', async () => {
    const { owner } = worldAt('new');
    const soon = parisDay(test.clock.now());
    const made = await send('missions.create', { body: aMissionForm(test, { endDate: soon }) });
    test.clock.advance(2 * 86_400_000);
    try {
      const path = `/missions/update/${made.json().id}`;
      const body = aMissionForm(test, { endDate: soon, title: 'Titre corrigé' });
      const token = await aSession(test, owner.id);
      const kept = await test.call('POST', path, { token, body });
      expect(kept.json()).toMatchObject({ title: 'Titre corrigé', isOpen: false });
    } finally {
      test.clock.advance(-2 * 86_400_000);
    }
  });
});

describe('a job offer', () => {
  const cases: readonly (readonly [string, string, () => Record<string, unknown>])[] = [
    ['a deadline in the past', 'endDate', () => ({ endDate: yesterday() })],
    ['no deadline', 'endDate', () => ({ endDate: null })],
    ['a start in the past', 'startDate', () => ({ startNow: false, startDate: yesterday() })],
    ['a start neither now nor dated', 'startDate', () => ({ startNow: false, startDate: null })],
    ['an unknown domain', 'domain', () => ({ domain: 'droit_lunaire' })],
    ['an unknown nature', 'nature', () => ({ nature: 'magie' })],
    ['an unknown modality', 'modality', () => ({ modality: 'hybride' })],
    ['an unknown contract', 'contractType', () => ({ contractType: 'CDX' })],
    ['an unknown working time', 'timing', () => ({ timing: 'partial' })],
    ['an unknown trade among others', 'experiences', () => ({ experiences: 'juriste | sorcier' })],
    ['no trade and no experience', 'experiences', () => ({ experiences: '' })],
    ['an unknown department', 'place', () => ({ place: '971' })],
    ['no place on site', 'place', () => ({ modality: 'onPlace', place: null })],
    ['no place in part on site', 'place', () => ({ modality: 'mixte', place: null })],
    ['a low salary above the high one', 'salaryLow', () => ({ salaryLow: 50_000, salaryHigh: 40_000 })],
    ['one bound of two', 'salaryHigh', () => ({ salaryHigh: null })],
    ['a range without its period', 'salaryPeriod', () => ({ salaryPeriod: null })],
    ['an unknown period', 'salaryPeriod', () => ({ salaryPeriod: 'week' })],
    ["a month's salary for a year", 'salaryLow', () => ({ salaryLow: 3_500, salaryHigh: 4_000 })],
    ['a negative salary', 'salaryLow', () => ({ salaryLow: -1 })],
    ['three decimals', 'salaryLow', () => ({ salaryLow: 42_000.001 })],
    ['blanks for a title', 'title', () => ({ title: ' \u00a0\t ' })],
    ['a line break in a title', 'title', () => ({ title: 'a\r\nBcc: b@c.fr' })],
    ['a control character in a description', 'jobDescription', () => ({ jobDescription: 'a\u0007b' })],
  ];

  it.each(cases)('with %s is refused beside %s', async (_what, field, wrong) => {
    const before = await checksum(test);
    for (const name of ['jobs.create', 'jobs.update']) {
      expectRefusedField(await send(name, { body: { ...aJobForm(test), ...wrong() } }), field);
    }
    expect(await checksum(test)).toBe(before);
  });

  it('begun is kept as it is, unless it holds what no form has or what nobody types', async () => {
    for (const values of [
      { creatorID: 'moi' },
      { title: 12 },
      { title: long(1_001) },
      { jobDescription: long(20_001) },
      { jobDescription: 'a\u0007b' },
    ]) {
      for (const name of ['jobs.createDraft', 'jobs.updateDraft']) {
        expectRefusedField(await send(name, { body: { values } }), 'values');
      }
    }
    const values = { title: ' ', experiences: 'sorcier', endDate: 'demain', salaryLow: -1 };
    expect((await send('jobs.createDraft', { body: { values } })).json()).toMatchObject({ values });
  });

  it('is relaunched until a day, today or later', async () => {
    for (const endDate of [undefined, null, '', 'demain', '2027-02-30', 12]) {
      expectRefusedField(await send('jobs.relaunch', { body: { endDate } }), 'endDate');
    }
  });
});

describe('identifiers and queries', () => {
  const hostileIds = [
    '1',
    'null',
    "1' or '1'='1",
    '00000000-0000-0000-0000-00000000000g',
    'é',
    '%2e%2e',
    long(250),
  ];

  it('that are badly formed are a 400 or a 404, never more', async () => {
    for (const { name, path } of routes) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param ?? '');
      for (const param of names) {
        for (const value of hostileIds) {
          const answer = await send(name, { params: { [param]: value } });
          expect([400, 404, 409], `${name} ${param}=${value}: ${answer.body}`).toContain(answer.statusCode);
        }
      }
    }
  });

  it('that name nothing are a 404', async () => {
    const nothing = '01890000-0000-7000-8000-000000000000';
    for (const { name, path } of routes) {
      // Some ids name the acting member: another's id is a 403 (rules §6). The missions of an unknown creator are an
      // empty list.
      if (!path.endsWith('/:id') || accessMatrix[name]?.includes(' actor ') || name === 'missions.listOwn')
        continue;
      const answer = await send(name, { params: { id: nothing } });
      expect([name, answer.json().code]).toEqual([name, 'NOT_FOUND']);
    }
  });

  it.each([
    ['?domain=droit_lunaire', 'domain', 'droit_lunaire'],
    ['?domain=divorce&domain=inconnu', 'domain', 'inconnu'],
    ['?nature=magie', 'nature', 'magie'],
    ['?modality=hybride', 'modality', 'hybride'],
    ['?departement=971', 'departement', '971'],
    ['?tarifLow=120', 'tarifLow', '120'],
    ['?tarifHigh=beaucoup', 'tarifHigh', 'montant'],
  ])('with the unknown filter %s are a 400 that names it', async (query, field, value) => {
    for (const name of [
      'missions.list',
      'missions.listCustomers',
      'missions.count',
      'missions.countCustomers',
      'missions.listApplied',
      'missions.listAppliedCustomers',
    ]) {
      const answer = await send(name, { query });
      expectRefusedField(answer, field);
      expect(answer.body).toContain(value);
    }
  });

  it.each([
    ['?domain=droit_des_fees', 'domain', 'droit_des_fees'],
    ['?nature=sieste', 'nature', 'sieste'],
    ['?modality=teletravail', 'modality', 'teletravail'],
    ['?departement=971', 'departement', '971'],
    ['?contractType=stage', 'contractType', 'stage'],
  ])('with the unknown filter %s of offers are a 400 that names it', async (query, field, value) => {
    for (const { name } of routes.filter(({ query: { shape } }) => 'contractType' in shape)) {
      const answer = await send(name, { query });
      expectRefusedField(answer, field);
      expect(answer.body).toContain(value);
    }
  });

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?limit=abc', 'limit'],
    ['?limit=1&limit=2', 'limit'],
    ['?after=nimporte', 'after'],
    [`?after=${Buffer.from('[1,"x"]').toString('base64url')}`, 'after'],
    [`?after=${long(201)}`, 'after'],
  ])('of a page, as %s, are a 400', async (query, field) => {
    // News have numbered pages and no cursor.
    for (const { name } of routes.filter((route) => route.paged && field in route.query.shape)) {
      expectRefusedField(await send(name, { query }), field);
    }
  });

  it.each([
    '?since=-1',
    '?since=abc',
    '?since=1.5',
    '?before=-1',
    '?since=3000000000',
    '?before=3000000000',
    '?since=99999999999999999999',
  ])('of a thread, as %s, are a 400', async (query) => {
    expectRefusedField(await send('threads.read', { query }), query.slice(1, query.indexOf('=')));
  });
});

/** Valid bodies of commands with a text or a value. */
const wellFormed: Readonly<Record<string, object>> = {
  'threads.proposePrice': { offer: 10 },
  'threads.contest': { reason: 'La note est incomplète.' },
  'threads.giveBackHearing': { why: 'prevented' },
  'threads.returnSheet': { reason: 'Un jour manque.' },
  'threads.review': { grade: 4, text: 'Un travail soigné.' },
  'threads.replyToReview': { text: 'Merci.' },
  'threads.declareIndependence': aDeclaration(),
  'threads.discloseParties': { listVersion: 1 },
};

describe('a command', () => {
  it('in a wrong state is a 409 with its code, and changes nothing', async () => {
    const wrong: readonly (readonly [string, Stage])[] = [
      ['threads.acceptPrice', 'choice'],
      ['threads.acceptPrice', 'priceRefused'],
      ['threads.refusePrice', 'priceRefused'],
      ['threads.proposePrice', 'new'],
      ['threads.refuseCandidate', 'ongoing'],
      ['threads.withdraw', 'ongoing'],
      ['threads.chooseDirect', 'new'],
      ['threads.chooseDirect', 'direct'],
      ['threads.acceptDirect', 'choice'],
      ['threads.refuseDirect', 'new'],
      ['threads.chooseFunds', 'deposit'],
      ['threads.choosePortage', 'portage'],
      ['threads.acceptFunds', 'portage'],
      ['threads.refuseFunds', 'deposit'],
      ['threads.acceptPortage', 'funds'],
      ['threads.refusePortage', 'review'],
      ['threads.cancelDeposit', 'funds'],
      ['threads.refuseCancel', 'deposit'],
      ['threads.deliver', 'deposit'],
      ['threads.returnSheet', 'monthOngoing'],
      ['threads.returnSheet', 'ongoing'],
      ['threads.cancelHearing', 'ongoing'],
      ['threads.giveBackHearing', 'ongoing'],
      ['threads.contest', 'review'],
      ['threads.validateMission', 'direct'],
      ['threads.review', 'ongoing'],
      ['threads.replyToReview', 'ongoing'],
    ];
    const before = await checksum(test);
    for (const [name, stage] of wrong) {
      const world = worldAt(stage);
      const route = routeOf(name);
      const token = byCandidate.has(name) ? world.candidate.token : world.owner.token;
      const body = wellFormed[name] ?? {};
      const answer = await test.call(route.method, pathOf(route.path, { id: world.applicationId }), {
        token,
        body,
      });
      expect([name, stage, answer.statusCode, answer.json().code]).toEqual([
        name,
        stage,
        409,
        'STATE_CHANGED',
      ]);
    }
    expect(await checksum(test)).toBe(before);
  });

  it('that belongs to missions is a 409 in the thread of an offer, and changes nothing', async () => {
    const { owner, candidate, jobApplicationId: id } = worldAt('new');
    const ofBoth = ['threads.refuseCandidate', 'threads.withdraw'];
    const ofMissions = [...Object.values(threadCommands), consentToConfidentiality].filter(
      ({ name }) => !ofBoth.includes(name),
    );
    expect(ofMissions.length).toBeGreaterThan(15);
    const before = await checksum(test);
    for (const { name, method, path } of ofMissions) {
      const { token } = byCandidate.has(name) ? candidate : owner;
      const body = wellFormed[name] ?? {};
      const answer = await test.call(method, pathOf(path, { id }), { token, body });
      const expected = name === 'threads.consent' ? [404, 'NOT_FOUND'] : [409, 'STATE_CHANGED'];
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, ...expected]);
    }
    expect(await checksum(test)).toBe(before);
  });

  it('to consent twice is a 409 that says so', async () => {
    const { owner, applicationId } = worldAt('talking');
    const answer = await test.call('POST', `/messagerie/mission/ndaConsent/${applicationId}`, {
      token: owner.token,
      body: {},
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALREADY_CONSENTED']);
  });

  it.each([[0], [-5], [1.005], [1e15], [Number.NaN]])(
    'with the price %d is a 400 beside it',
    async (offer) => {
      expectRefusedField(await send('threads.proposePrice', { body: { offer } }), 'offer');
      const { missionId } = worldAt('new');
      const body = { missionID: missionId, offer, tvaApplicable: true };
      expectRefusedField(await send('missions.apply', { body }), 'offer');
    },
  );

  it.each([[undefined], [''], [' \n '], ['x'.repeat(2_001)], [4]])(
    'to contest without a reason that reads as one is a 400 beside it (%#)',
    async (reason) => {
      expectRefusedField(await send('threads.contest', { body: { reason } }), 'reason');
    },
  );

  it.each([[0], [6], [2.5], [-1]])('with the grade %d is a 400 beside it', async (grade) => {
    const body = { grade, text: 'Un travail soigné.' };
    expectRefusedField(await send('threads.review', { body }), 'grade');
  });

  it.each([['Trop bref'], ['   a       b   '], ['\u200b'.repeat(12)]])(
    'to review in words that say nothing, as %j, is a 400 beside them',
    async (text) => {
      expectRefusedField(await send('threads.review', { body: { grade: 3, text } }), 'text');
    },
  );

  it.each([[''], ['   '], [' \n\t\u00a0 ']])(
    'with the blank message %j is a 400 beside it',
    async (content) => {
      expectRefusedField(
        await send('threads.sendMessage', { body: { content, clientId: 'identifiant' } }),
        'content',
      );
    },
  );
});

describe('fields that say who is acting', () => {
  it('must agree with the token, and nobody becomes verified by saying so', async () => {
    const stranger = worldAt('choice').candidate;
    const form = aMissionForm(test);
    const lies: readonly (readonly [string, object])[] = [
      ['missions.create', { ...form, creatorID: stranger.id }],
      ['missions.create', { ...form, isFromCustomer: true }],
      ['missions.update', { ...form, creatorID: stranger.id }],
      ['missions.update', { ...form, isFromCustomer: true }],
      [
        'missions.apply',
        { missionID: worldAt('new').missionId, offer: 10, tvaApplicable: true, userID: stranger.id },
      ],
      [
        'missions.apply',
        { missionID: worldAt('new').missionId, offer: 10, tvaApplicable: true, role: 'STAFF' },
      ],
    ];
    const before = await checksum(test);
    for (const [name, body] of lies) {
      const answer = await send(name, { body });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'ACTOR_MISMATCH']);
    }
    expect(await checksum(test)).toBe(before);
    const extra = {
      ...form,
      state: 'DONE',
      is_listed: false,
      createdAt: '2001-01-01T00:00:00Z',
      creator_id: stranger.id,
    };
    const made = await send('missions.create', { body: extra });
    expect(made.json()).toMatchObject({ creatorID: worldAt('new').owner.id, isOpen: true });
    expect(made.json().createdAt).not.toContain('2001');
  });
});

describe('the same call twice at once', () => {
  it('applies once: the other has already applied', async () => {
    const { missionId } = worldAt('new');
    const token = await worldAt('new').tokenOf('employee');
    const body = { missionID: missionId, offer: 300, tvaApplicable: true };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => test.call('POST', '/missions/postulate', { token, body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    for (const answer of answers) {
      if (answer.statusCode === 409) expect(answer.json().code).toBe('ALREADY_APPLIED');
    }
  });

  it('registers an address once', async () => {
    const email = `deux-${randomBytes(6).toString('hex')}@exemple.fr`;
    const body = { email, password: testPassword, companyName: 'Deux fois' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.call('POST', '/auth/register/company', { body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });
});

/** Runs last, because well-formed values change the shared worlds. */
describe('every field of every call', () => {
  it('whatever is in a field, answers below 500, in the shape of a problem where it refuses', async () => {
    const values: readonly unknown[] = [
      '',
      ' ',
      '\u0085',
      '\u200b',
      '\ud800',
      '\u2028',
      '\ufeff\ufeff',
      '%00',
      'é'.repeat(5_000),
      -0,
      1e308,
      2 ** 53,
      0.1 + 0.2,
      true,
      [],
      [[[[[]]]]],
      {},
      { $gt: '' },
      { toString: 1 },
      '2026-13-45',
      '0000-01-01',
      '9999-12-31',
      '__proto__',
      '../../etc/passwd',
      '\r\nBcc: x@y.fr',
      '" or 1=1 --',
      'a | b | c',
      ' | ',
    ];
    for (const { name, given } of bodies()) {
      for (const field of Object.keys(given)) {
        for (const value of values) {
          const answer = await send(name, { body: { ...given, [field]: value } });
          expect(answer.statusCode, `${name} ${field} ${JSON.stringify(value)}: ${answer.body}`).toBeLessThan(
            500,
          );
          if (answer.statusCode >= 400) expect(answer.json()).toMatchObject({ code: expect.any(String) });
        }
      }
    }
  });
});
