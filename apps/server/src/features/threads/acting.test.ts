import { actingForHeader } from '@basoche/contract/acting-for';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aPdf } from '../../../test/files.ts';
import { aFirm, aSeat, type TestFirm } from '../../../test/firms.ts';
import { aJobForm, aJobOffer } from '../../../test/jobs.ts';
import { aMission, aMissionForm, anApplication, proceed } from '../../../test/missions.ts';
import { overtakenSeat } from '../../../test/overtaken-seat.ts';
import { anAwaitedDeposit } from '../../../test/payments.ts';
import { brokenRecords } from '../../../test/proof/record.ts';
import { eraseMember } from '../own-data/erasure/service.ts';

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off' };
  test = await createTestApp({ sandbox: true, environment });
  await test.listen();
  other = await createTestApp({ environment, databaseUrl: test.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

/** A firm of this member, with a person who has a seat in it. */
const seated = async (of: TestMember, role: SeatRole = 'publisher') => {
  const owner = await aMember(test);
  const firm = await aFirm(test, { of, owner });
  const person = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  return { firm, owner, person, seat: await aSeat(test, firm, person, role) };
};
type Seated = Awaited<ReturnType<typeof seated>>;

const post = (
  { firm, person }: { firm: TestFirm; person: TestMember },
  path: string,
  body = {},
  app = test,
) => app.call('POST', path, { token: person.token, headers: { [actingForHeader]: firm.id }, body });
type Answer = Awaited<ReturnType<typeof post>>;
const codeOf = (answer: Answer) => (answer.statusCode < 300 ? 'ok' : answer.json().code);

const overtaken = (
  change: string,
  { seat }: Seated,
  call: () => Promise<Answer>,
  thread: string | null = null,
) => overtakenSeat(test, { seat, change, thread }, call);

/** A thread about the mission of a company, after these commands of the two parties. */
type Step = readonly ['owner' | 'candidate', string];
const aThread = async (...steps: readonly Step[]) => {
  const owner = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune' });
  const candidate = await aMember(test);
  const missionId = await aMission(test, owner);
  const applicationId = await anApplication(test, missionId, candidate);
  const parties = { owner, candidate };
  await proceed(test, applicationId, ...steps.map(([party, command]) => [parties[party], command] as const));
  return { owner, candidate, missionId, applicationId };
};
type Played = Awaited<ReturnType<typeof aThread>>;

const consents = 'mission/ndaConsent';
const talking = [
  ['owner', consents],
  ['candidate', consents],
] as const;

const traceOf = async ({ applicationId }: Played) =>
  (await rows('select position, state, last_hash from application where id = $1', applicationId))[0];

const message = (clientId = 'un-message-1') => ({ content: 'Bonjour', clientId });

/** Calls of a creator's firm that change a thread, each with the commands before it. */
const acts: Readonly<Record<string, readonly [readonly Step[], (id: string) => readonly [string, object?]]>> =
  {
    'accepts no price': [[], (id) => [`/messagerie/action/price/accept/${id}`]],
    'chooses no mode': [
      [['owner', 'action/price/accept']],
      (id) => [`/messagerie/action/choose/direct/${id}`],
    ],
    'consents to nothing': [[], (id) => [`/messagerie/${consents}/${id}`]],
    'sends no message': [talking, (id) => [`/messagerie/${id}`, message()]],
  };

describe('a seat that ends, or loses its role, during a call', () => {
  const changes = [
    ['ended_at = now()', 'SEAT_ENDED'],
    [`role = 'reader'`, 'ROLE_NOT_ALLOWED'],
  ] as const;
  const cases = Object.entries(acts).flatMap(([name, act]) =>
    changes.map(([change, code]) => [name, change, code, act] as const),
  );
  it.each(cases)('%s after %s: %s', async (_name, change, code, [steps, callOf]) => {
    const thread = await aThread(...steps);
    const team = await seated(thread.owner);
    const before = await traceOf(thread);
    const answer = await overtaken(
      change,
      team,
      () => post(team, ...callOf(thread.applicationId)),
      thread.applicationId,
    );
    expect(codeOf(answer)).toBe(code);
    expect(await traceOf(thread)).toEqual(before);
  });

  it('sends no message to several candidates', async () => {
    const world = await aThread(...talking);
    const team = await seated(world.owner);
    const body = { ...message('plusieurs-1'), postulationIDs: [world.applicationId] };
    const answer = await overtaken(
      'ended_at = now()',
      team,
      () => post(team, `/missions/postulants/message/${world.missionId}`, body),
      world.applicationId,
    );
    expect(answer.json()).toEqual([{ postulationID: world.applicationId, refusal: 'SEAT_ENDED' }]);
    expect(await rows(`select from message where client_id = 'plusieurs-1'`)).toEqual([]);
  });

  it('applies to no mission and to no offer', async () => {
    const creator = await aMember(test, { kind: 'COMPANY' });
    const [missionID, jobId] = [await aMission(test, creator), await aJobOffer(test, creator)];
    const calls: (readonly [string, object])[] = [
      ['/missions/postulate', { missionID, offer: 500, tvaApplicable: true }],
      [`/jobs/postulate/${jobId}`, {}],
    ];
    for (const call of calls) {
      const team = await seated(await aMember(test, { kind: 'COMPANY' }));
      expect(codeOf(await overtaken('ended_at = now()', team, () => post(team, ...call)))).toBe('SEAT_ENDED');
    }
    expect(await rows('select from application where creator_id = $1', creator.id)).toEqual([]);
  });

  it('opens no payment page; a person of finance, who may not write, opens one', async () => {
    const world = await anAwaitedDeposit(test);
    const team = await seated(world.owner, 'manager');
    const pay = () => post(team, `/stripe/paiement/${world.applicationId}`);
    expect(codeOf(await overtaken('ended_at = now()', team, pay, world.applicationId))).toBe('SEAT_ENDED');
    const pages = () => rows('select from deposit_session where application_id = $1', world.applicationId);
    expect(await pages()).toEqual([]);
    const finance = await aMember(test);
    await aSeat(test, team.firm, finance, 'finance');
    const answer = await post({ ...team, person: finance }, `/stripe/paiement/${world.applicationId}`);
    expect(codeOf(answer)).toBe('ok');
    expect(await pages()).toHaveLength(1);
  });
});

describe('a person who is removed during work on a thread', () => {
  const rounds = Array.from({ length: 6 }, (_, index) => index);
  const end = async ({ firm, owner, seat }: Seated) =>
    codeOf(await post({ firm, person: owner }, `/firms/current/seats/${seat}/remove`, {}, other));
  const erase = async ({ person }: Seated) => {
    const isErased = await other.platform.database.transaction((trx) =>
      eraseMember(other.platform, trx, person.id),
    );
    return isErased ? 'ok' : 'erased before';
  };

  it.each([
    ['by an owner', end, ['SEAT_ENDED']],
    ['by deleting their account', erase, ['SEAT_ENDED', 'UNAUTHENTICATED']],
  ] as const)(
    '%s has written what was answered with success, and nothing else',
    async (_how, leave, codes) => {
      for (const _ of rounds) {
        const world = await aThread(...talking);
        const team = await seated(world.owner, 'manager');
        const write = (index: number) =>
          post(
            team,
            `/messagerie/${world.applicationId}`,
            message(`retrait-${index}`),
            index % 2 ? other : test,
          );
        const [removed, accepted, ...sent] = await Promise.all([
          leave(team),
          post(team, `/messagerie/action/price/accept/${world.applicationId}`),
          ...rounds.map(write),
        ]);
        expect(removed).toBe('ok');
        const answers = [accepted, ...sent].map(codeOf);
        expect(new Set(['ok', ...codes, ...answers])).toEqual(new Set(['ok', ...codes]));
        const [{ messages, prices }] = await rows(
          `select (select count(*)::int from message where application_id = $1 and client_id like 'retrait-%') as messages,
          (select count(*)::int from application_action
            where application_id = $1 and type = 'PRICE' and result = 'ACCEPTED') as prices`,
          world.applicationId,
        );
        expect(messages).toBe(sent.filter((answer) => codeOf(answer) === 'ok').length);
        expect(prices).toBe(codeOf(accepted) === 'ok' ? 1 : 0);
      }
    },
  );

  it('hands their missions to the owner, even while somebody applies to one', async () => {
    for (const _ of rounds) {
      const company = await aMember(test, { kind: 'COMPANY' });
      const missionId = await aMission(test, company);
      const team = await seated(company, 'manager');
      await rows('update mission set seat_id = $2 where id = $1', missionId, team.seat);
      const candidate = await aMember(test);
      const [removed] = await Promise.all([end(team), anApplication(test, missionId, candidate)]);
      expect(removed).toBe('ok');
      const found = await rows('select seat_id from mission where id = $1', missionId);
      expect(found).toEqual([{ seat_id: team.firm.ownerSeat }]);
    }
  });
});

/** Gives a command; fails the test if it is refused. */
const did = async (...given: Parameters<typeof post>) => {
  const answer = await post(...given);
  expect([given[1], answer.statusCode < 300 || answer.body]).toEqual([given[1], true]);
  return answer.statusCode === 204 ? null : answer.json();
};

it('a reader of the firm sees no command, whoever opened the thread', async () => {
  const thread = await aThread(...talking);
  const publisher = await seated(thread.owner);
  const reader = await aMember(test);
  await aSeat(test, publisher.firm, reader, 'reader');
  const read = async (person: TestMember, path: string) =>
    (
      await test.call('GET', path, {
        token: person.token,
        headers: { [actingForHeader]: publisher.firm.id },
      })
    ).json();
  for (const path of [`/messagerie/${thread.applicationId}`, `/missions/postulants/${thread.missionId}`]) {
    const permittedTo = async (person: TestMember) => [await read(person, path)].flat()[0].permitted;
    expect(await permittedTo(publisher.person)).toContain('price/accept');
    expect(await permittedTo(reader)).toEqual([]);
  }
});

describe('the person who acts for a firm', () => {
  it('is recorded with it in all their acts in a thread, and is in charge of the thread', async () => {
    const team = await seated(await aMember(test, { kind: 'COMPANY' }));
    const missionId = (await did(team, '/missions/create', aMissionForm(test))).id;
    const jobId = (await did(team, '/jobs/create', aJobForm(test))).id;
    const candidate = await aMember(test);
    const id = await anApplication(test, missionId, candidate);
    await did(team, `/messagerie/${consents}/${id}`);
    await proceed(test, id, [candidate, consents]);
    const { id: file } = await did(team, `/messagerie/${id}/attachments`, { file: aPdf('Projet.pdf') });
    await did(team, `/messagerie/${id}`, { ...message('avec-un-fichier'), attachments: [file] });
    await did(team, `/messagerie/${id}`, message('ensemble-1'));
    await did(team, `/missions/postulants/message/${missionId}`, {
      ...message('plusieurs-2'),
      postulationIDs: [id],
    });
    await test.call('POST', `/messagerie/${id}`, { token: candidate.token, body: message('reponse-1') });
    await did(team, `/messagerie/action/price/accept/${id}`);
    await did(team, `/messagerie/action/choose/direct/${id}`);
    await proceed(test, id, [candidate, 'action/direct/accept']);
    await did(team, `/messagerie/mission/validate/${id}`);
    await did(team, `/messagerie/mission/review/${id}`, { grade: 4, text: 'Un travail soigné.' });

    const person = team.person.id;
    expect(
      await rows(
        `select m.seat_id as mission, j.seat_id as offer, a.creator_seat_id as thread, a.candidate_seat_id as other
        from mission m, job_offer j, application a where m.id = $1 and j.id = $2 and a.id = $3`,
        missionId,
        jobId,
        id,
      ),
    ).toEqual([{ mission: team.seat, offer: team.seat, thread: team.seat, other: null }]);
    expect(
      await rows('select client_id, person_id from message where application_id = $1 order by position', id),
    ).toEqual([
      { client_id: 'avec-un-fichier', person_id: person },
      { client_id: 'ensemble-1', person_id: person },
      { client_id: 'plusieurs-2', person_id: person },
      { client_id: 'reponse-1', person_id: null },
    ]);
    expect(
      await rows(
        'select type, opened_by, closed_by from application_action where application_id = $1 order by opened_position',
        id,
      ),
    ).toEqual([
      { type: 'PRICE', opened_by: null, closed_by: person },
      { type: 'NDA', opened_by: person, closed_by: null },
      { type: 'CONTRACT_CHOICE', opened_by: person, closed_by: person },
      { type: 'DIRECT', opened_by: person, closed_by: null },
      { type: 'MISSION_ONGOING', opened_by: null, closed_by: person },
    ]);
    const beside = (table: string) =>
      rows(`select party, person_id from ${table} where application_id = $1 order by party desc`, id);
    expect(await beside('nda_consent')).toEqual([
      { party: 'creator', person_id: person },
      { party: 'candidate', person_id: null },
    ]);
    expect(await beside('review')).toEqual([{ party: 'creator', person_id: person }]);
    expect(await rows('select person_id from attachment where id = $1', file)).toEqual([
      { person_id: person },
    ]);
    const entries = await rows(
      'select body from thread_entry where application_id = $1 order by position',
      id,
    );
    expect(entries.map(({ body }) => JSON.parse(body).by)).toEqual([
      { role: 'candidate', memberId: candidate.id },
      { role: 'creator', memberId: team.firm.id, personId: person },
      { role: 'candidate', memberId: candidate.id },
      { role: 'creator', memberId: team.firm.id, personId: person },
      { role: 'creator', memberId: team.firm.id, personId: person },
      { role: 'candidate', memberId: candidate.id },
      { role: 'creator', memberId: team.firm.id, personId: person },
      { role: 'creator', memberId: team.firm.id, personId: person },
    ]);
    expect(await brokenRecords(test.platform.database.pool, [id])).toEqual([]);
  });

  it('applies for it, and is in charge of the new thread', async () => {
    const team = await seated(await aMember(test, { kind: 'COMPANY' }));
    const missionID = await aMission(test, await aMember(test, { kind: 'COMPANY' }));
    const { id } = await did(team, '/missions/postulate', { missionID, offer: 500, tvaApplicable: true });
    expect(
      await rows(
        `select candidate_id, candidate_seat_id, creator_seat_id, opened_by
        from application a join application_action x on x.application_id = a.id where a.id = $1`,
        id,
      ),
    ).toEqual([
      {
        candidate_id: team.firm.id,
        candidate_seat_id: team.seat,
        creator_seat_id: null,
        opened_by: team.person.id,
      },
    ]);
    expect(await brokenRecords(test.platform.database.pool, [id])).toEqual([]);
  });

  it('is recorded with the payment page that they open', async () => {
    const world = await anAwaitedDeposit(test);
    const team = await seated(world.owner, 'finance');
    await did(team, `/stripe/paiement/${world.applicationId}`);
    expect(
      await rows('select person_id from deposit_session where application_id = $1', world.applicationId),
    ).toEqual([{ person_id: team.person.id }]);
  });

  it('is the only one to see, send and delete their uploads, which are deleted with their seat', async () => {
    const thread = await aThread(...talking);
    const team = await seated(thread.owner);
    const colleague = { ...team, person: team.owner };
    const path = `/messagerie/${thread.applicationId}`;
    const { id } = await did(team, `${path}/attachments`, { file: aPdf('Projet.pdf') });
    const of = (method: 'GET' | 'DELETE', { token }: TestMember) =>
      test.call(method, `${path}/attachments/${id}`, { token, headers: { [actingForHeader]: team.firm.id } });
    for (const method of ['GET', 'DELETE'] as const)
      expect(codeOf(await of(method, colleague.person))).toBe('NOT_FOUND');
    const taken = { ...message('un-fichier-1'), attachments: [id] };
    expect(codeOf(await post(colleague, path, taken))).toBe('ATTACHMENT_GONE');
    expect(codeOf(await of('GET', team.person))).toBe('ok');
    await did(colleague, `/firms/current/seats/${team.seat}/remove`);
    expect(await rows('select from attachment where id = $1', id)).toEqual([]);
  });
});
