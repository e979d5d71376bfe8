import { actingForHeader } from '@basoche/contract/acting-for';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirmThread, type FirmThread } from '../../../../test/firm-threads.ts';
import { aFirm, aSeat, createFirmApps } from '../../../../test/firms.ts';
import { aJobApplication, aJobOffer } from '../../../../test/jobs.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';

let test: TestApp;
let other: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, other, close } = await createFirmApps());
});
afterAll(() => close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const call = (
  { firm }: Pick<FirmThread, 'firm'>,
  { token }: TestMember,
  method: 'PUT' | 'POST',
  path: string,
  body: object,
  app = test,
) => app.call(method, `/firms/current/${path}`, { token, headers: { [actingForHeader]: firm.id }, body });
const assign = (team: FirmThread, by: TestMember, work: string, seatID: string, app = test) =>
  call(team, by, 'PUT', `assignments/${work}`, { seatID }, app);
const codeOf = (answer: Awaited<ReturnType<typeof call>>) =>
  answer.statusCode < 300 ? 'ok' : answer.json().code;

/** A thread of a firm, with a second colleague, and an offer with a thread. */
const aTeam = async (role: SeatRole = 'publisher') => {
  const team = await aFirmThread(test);
  const karim = await aMember(test, { firstName: 'Karim', lastName: 'Saïdi' });
  const karimSeat = await aSeat(test, team.firm, karim, role);
  return { ...team, karim, karimSeat, thread: `thread/${team.applicationId}` };
};
const inChargeOf = async ({ applicationId }: FirmThread) => {
  const [found] = await rows(
    `select m.seat_id as mission, a.creator_seat_id as thread, a.candidate_seat_id as other
    from application a join mission m on m.id = a.mission_id where a.id = $1`,
    applicationId,
  );
  return found;
};
const toldTo = ({ id }: TestMember) =>
  rows(
    `select title, firm_id, application_id, mission_id, about from notification where member_id = $1 and key = 'THREADS_ASSIGNED'`,
    id,
  );

describe('a thread', () => {
  it('is put in charge of a colleague, who is told and stands in the journal', async () => {
    const team = await aTeam();
    const { firm, claire, claireSeat, karim, karimSeat, thread, applicationId } = team;
    const answer = await assign(team, claire, thread, karimSeat);
    expect(answer.json()).toEqual({ seatID: karimSeat, name: 'Karim Saïdi', isOwn: false });
    expect(await inChargeOf(team)).toEqual({ mission: claireSeat, thread: karimSeat, other: null });
    const about = { firm_id: firm.id, application_id: applicationId, mission_id: null, about: null };
    expect(await toldTo(karim)).toEqual([{ title: 'Un échange vous est confié.', ...about }]);
    const journal = () => rows('select act, person_id, body from firm_act where firm_id = $1', firm.id);
    const body = { seat: karimSeat, former: claireSeat, thread: applicationId };
    expect(await journal()).toEqual([{ act: 'assigned', person_id: claire.id, body }]);

    expect(codeOf(await assign(team, claire, thread, karimSeat))).toBe('ok');
    expect(await journal()).toHaveLength(1);
    expect(await toldTo(karim)).toHaveLength(1);
  });

  it('is taken over by a colleague without a notification, and by each firm on its own side', async () => {
    const team = await aTeam();
    const { karim, karimSeat, thread } = team;
    expect((await assign(team, karim, thread, karimSeat)).json()).toMatchObject({ isOwn: true });
    expect(await toldTo(karim)).toEqual([]);
    const candidates = await aFirm(test, { of: team.candidate });
    const lawyer = await aMember(test);
    const seat = await aSeat(test, candidates, lawyer);
    expect(codeOf(await assign({ ...team, firm: candidates }, lawyer, thread, seat))).toBe('ok');
    expect(await inChargeOf(team)).toMatchObject({ thread: karimSeat, other: seat });
  });

  it('is given to a live seat of the firm that writes, and to nobody else', async () => {
    const team = await aTeam('reader');
    const { claire, karimSeat, karim, thread, firm } = team;
    const before = await inChargeOf(team);
    const refused = await assign(team, claire, thread, karimSeat);
    expect(refused.json()).toMatchObject({
      code: 'ROLE_NOT_ALLOWED',
      title: expect.stringContaining('Choisissez-en une autre'),
    });
    const finance = await aSeat(test, firm, await aMember(test), 'finance');
    expect(codeOf(await assign(team, claire, thread, finance))).toBe('ROLE_NOT_ALLOWED');
    expect(codeOf(await assign(team, karim, thread, team.claireSeat))).toBe('ROLE_NOT_ALLOWED');
    await rows(`update seat set role = 'publisher', ended_at = now() where id = $1`, karimSeat);
    const elsewhere = await aFirm(test);
    for (const seat of [karimSeat, elsewhere.ownerSeat, team.applicationId])
      expect(codeOf(await assign(team, claire, thread, seat))).toBe('NOT_FOUND');
    expect(await inChargeOf(team)).toEqual(before);
  });

  it('is not found in another firm of the same person, nor by somebody who acts for themselves', async () => {
    const team = await aTeam();
    const stranger = await aTeam();
    const seat = await aSeat(test, stranger.firm, team.claire);
    for (const work of [team.thread, `mission/${team.missionId}`, `job/${team.missionId}`])
      expect(codeOf(await assign({ ...team, firm: stranger.firm }, team.claire, work, seat))).toBe(
        'NOT_FOUND',
      );
    const { token } = team.candidate;
    const body = { seatID: team.claireSeat };
    const path = `/firms/current/assignments/${team.thread}`;
    expect(codeOf(await test.call('PUT', path, { token, body }))).toBe('NOT_FOUND');
  });
});

describe('a publication', () => {
  it('goes with its open threads that were in the same hands', async () => {
    const team = await aTeam();
    const { anne, claire, claireSeat, karim, karimSeat, firm, missionId, company } = team;
    const anotherOf = async () => anApplication(test, missionId, await aMember(test));
    const [own, closed] = [await anotherOf(), await anotherOf()];
    await rows('update application set creator_seat_id = $2 where id = $1', own, firm.ownerSeat);
    await rows(`update application set state = 'REFUSED', closed_reason = 'refused' where id = $1`, closed);
    const seatsOf = async () => {
      const found = await rows(
        'select id, creator_seat_id from application where mission_id = $1',
        missionId,
      );
      return Object.fromEntries(found.map((row) => [row.id, row.creator_seat_id]));
    };
    expect(codeOf(await assign(team, anne, `mission/${missionId}`, karimSeat))).toBe('ok');
    expect(await seatsOf()).toEqual({
      [team.applicationId]: karimSeat,
      [own]: firm.ownerSeat,
      [closed]: claireSeat,
    });
    test.clock.advance(1_000);
    const jobId = await aJobOffer(test, company, { seat_id: claireSeat });
    const jobThread = await aJobApplication(test, jobId, await aMember(test));
    expect(codeOf(await assign(team, claire, `job/${jobId}`, karimSeat))).toBe('ok');
    expect(await rows('select creator_seat_id from application where id = $1', jobThread)).toEqual([
      { creator_seat_id: karimSeat },
    ]);
    const journal = await test.call('GET', '/firms/current/journal', {
      token: anne.token,
      headers: { [actingForHeader]: firm.id },
    });
    expect(journal.json()).toMatchObject([
      {
        act: 'assigned',
        by: 'Claire Delmas',
        person: 'Karim Saïdi',
        subject: 'Juriste en droit des sociétés',
      },
      { act: 'assigned', by: 'Anne Lefèvre', subject: expect.stringContaining('Rechercher') },
    ]);
    expect((await toldTo(karim)).map(({ title, mission_id, about }) => [title, mission_id, about])).toEqual([
      ['Une mission vous est confiée.', missionId, null],
      ['Une offre d’emploi vous est confiée.', null, 'OFFERS'],
    ]);
  });

  it('may have been in nobody’s hands', async () => {
    const team = await aTeam();
    const unowned = await aMission(test, team.company);
    expect(codeOf(await assign(team, team.claire, `mission/${unowned}`, team.karimSeat))).toBe('ok');
    expect(await rows('select seat_id from mission where id = $1', unowned)).toEqual([
      { seat_id: team.karimSeat },
    ]);
  });
});

describe('work that is assigned while the seat ends', () => {
  it('has a live seat of the firm in charge, over two processes', async () => {
    for (let round = 0; round < 12; round += 1) {
      const team = await aTeam();
      const { anne, claire, karim, karimSeat, firm } = team;
      const work = round % 2 === 0 ? team.thread : `mission/${team.missionId}`;
      const ends = [
        () => call(team, karim, 'POST', 'leave', {}, other),
        () => call(team, anne, 'POST', `seats/${karimSeat}/remove`, {}, other),
        () => call(team, anne, 'PUT', `seats/${karimSeat}/role`, { role: 'reader' }, other),
      ];
      const answers = await Promise.all([
        assign(team, round % 4 === 0 ? karim : claire, work, karimSeat),
        ends[round % ends.length]?.(),
        assign(team, anne, team.thread, karimSeat, other),
      ]);
      for (const answer of answers) {
        expect(['ok', 'NOT_FOUND', 'ROLE_NOT_ALLOWED', 'SEAT_ENDED']).toContain(answer && codeOf(answer));
      }
      const { mission, thread } = await inChargeOf(team);
      const live = await rows(
        `select id from seat where id = any($1) and firm_id = $2 and ended_at is null and role in ('owner', 'publisher')`,
        [mission, thread],
        firm.id,
      );
      expect(live.map(({ id }) => id).toSorted()).toEqual([...new Set([mission, thread])].toSorted());
    }
  });
});
