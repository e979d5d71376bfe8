import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSilence } from '../../../test/anonymous-canary.ts';
import type { TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aFirmThread, putInCharge } from '../../../test/firm-threads.ts';
import { aSeat, createFirmApps } from '../../../test/firms.ts';
import { aJobApplication, aJobOffer } from '../../../test/jobs.ts';
import { anApplication, proceed } from '../../../test/missions.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { assign } from '../firms/assignments/service.ts';
import { tellTyping } from './thread-page/service.ts';

/** The person of a firm who is in charge of a thread: shown to whom, and whose reading counts. */

let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, close } = await createFirmApps());
});
afterAll(() => close());

const get = ({ token }: TestMember, path: string, firmId?: string) =>
  test.call('GET', path, {
    token,
    ...(firmId === undefined ? {} : { headers: { [actingForHeader]: firmId } }),
  });
/** The platform, with a log of each event and the rooms that receive it. */
const overhearing = (told: string[]): Platform => {
  const emitTo = (rooms: readonly string[], event: string) => told.push(`${event} ${rooms}`);
  return { ...test.platform, realtime: { ...test.platform.realtime, emitTo } } as unknown as Platform;
};
const consents = 'mission/ndaConsent';

/** A thread of a firm in which Claire is in charge, and her colleague Karim writes too. */
const aTeam = async ({ isAnonym = false } = {}) => {
  const team = await aFirmThread(test, { isAnonym });
  const karim = await aMember(test, { firstName: 'Karim', lastName: 'Saïdi' });
  const karimSeat = await aSeat(test, team.firm, karim);
  const path = `/messagerie/${team.applicationId}`;
  const read = async (person: TestMember, at = path) => {
    const answer = await get(person, at, team.firm.id);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  return { ...team, karim, karimSeat, path, read };
};
type Team = Awaited<ReturnType<typeof aTeam>>;

/** Both agree to confidentiality, and the candidate writes. */
const talk = async ({ company, candidate, applicationId, path }: Team) => {
  await proceed(test, applicationId, [company, consents], [candidate, consents]);
  const body = { content: 'Bonjour', clientId: 'du-candidat-1' };
  await test.call('POST', path, { token: candidate.token, body });
};

describe('the person in charge', () => {
  it('is shown to each colleague in the thread, the inbox, and the lists of the firm', async () => {
    const { read, claire, karim, claireSeat, company } = await aTeam();
    const jobThread = await aJobApplication(
      test,
      await aJobOffer(test, company, { seat_id: claireSeat }),
      await aMember(test),
    );
    const places = [
      [`/messagerie/${jobThread}`, 0],
      ['/missions/discussions', 1],
      ['/jobs/discussions', 1],
      ['/messagerie/waiting', 2],
      [`/missions/${company.id}`, 2],
      ['/jobs/me', 2],
    ] as const;
    for (const [place, depth] of places) {
      const of = async (person: TestMember) => {
        const answer = await read(person, place);
        if (depth === 0) return answer.assignee;
        return depth === 1 ? answer[0].applications[0].assignee : answer[0].assignee;
      };
      const assignee = { seatID: claireSeat, name: 'Claire Delmas' };
      expect([place, await of(claire)]).toEqual([place, { ...assignee, isOwn: true }]);
      expect([place, await of(karim)]).toEqual([place, { ...assignee, isOwn: false }]);
    }
  });

  it('is nobody if no seat is in charge', async () => {
    const { read, claire, path, applicationId, missionId, company } = await aTeam();
    await test.platform.database.pool.query('update application set creator_seat_id = null where id = $1', [
      applicationId,
    ]);
    expect((await read(claire)).assignee).toBeNull();
    await test.platform.database.pool.query('update mission set seat_id = null where id = $1', [missionId]);
    expect((await read(claire, `/missions/${company.id}`))[0].assignee).toBeNull();
    expect(path).toContain(applicationId);
  });

  it('appears nowhere for the other party and for strangers', async () => {
    const team = await aTeam();
    const { candidate, karim, karimSeat, company, missionId, path, firm, claireSeat, applicationId } = team;
    await putInCharge(test, team, karimSeat);
    const words = ['karim', 'saïdi', karim.id, karimSeat, claireSeat, 'delmas', 'assignee'];
    const stranger = await aMember(test, { kind: 'COMPANY' });
    const answers = [
      ...['/missions/discussions', '/messagerie/waiting', path, `/missions/postulate/${candidate.id}`].map(
        (place) => get(candidate, place),
      ),
      ...[candidate, stranger].flatMap((reader) =>
        [`/missions/${company.id}`, `/missions/single/${missionId}`].map((place) => get(reader, place)),
      ),
    ];
    const bodies = (await Promise.all(answers)).map(({ body }) => body);
    for (const body of bodies) expect(body.length).toBeGreaterThan(1);
    expectSilence({ creator: company, missionId, name: '', words }, bodies);
    const before = (await get(candidate, path)).json();
    const told: string[] = [];
    const viewer = {
      memberId: firm.id,
      personId: karim.id,
      acting: { firmId: firm.id, seatId: karimSeat, role: 'publisher' },
    };
    const work = { kind: 'thread', id: applicationId, seatID: claireSeat } as const;
    await assign(overhearing(told), viewer as Viewer, work);
    expect(told).toEqual([`newAction ${firm.id}`]);
    expect((await get(candidate, path)).json()).toEqual(before);
  });
});

describe('the inbox of a firm', () => {
  it('shows the threads of the whole team, or of the person, and counts them', async () => {
    const team = await aTeam();
    const { read, claire, karim, karimSeat, missionId } = team;
    const own = await anApplication(test, missionId, await aMember(test));
    await putInCharge(test, { ...team, applicationId: own }, karimSeat);
    const ids = async (person: TestMember, query: string) =>
      (await read(person, `/missions/discussions?${query}`)).flatMap(
        ({ applications }: { applications: { postulationID: string }[] }) =>
          applications.map(({ postulationID }) => postulationID).toSorted(),
      );
    const count = async (person: TestMember, query = '') =>
      (await read(person, `/messagerie/discussions/count${query}`)).missions.turns.MINE.all;
    const all = [own, team.applicationId].toSorted();
    expect(await ids(karim, 'turn=MINE')).toEqual(all);
    expect(await ids(karim, 'assignee=me')).toEqual([own]);
    expect(await ids(karim, 'assignee=me&turn=MINE&q=rechercher')).toEqual([own]);
    expect(await ids(karim, 'assignee=me&turn=OVER')).toEqual([]);
    expect(await ids(claire, 'assignee=me')).toEqual([team.applicationId]);
    expect([await count(karim), await count(karim, '?assignee=me')]).toEqual([2, 1]);
    // A member who acts for themselves is in charge of all their threads.
    const candidate = (await get(team.candidate, '/missions/discussions?assignee=me')).json();
    expect(candidate).toHaveLength(1);
    expect(candidate[0].applications[0]).not.toHaveProperty('assignee');
  });
});

describe('reading a thread', () => {
  const unreadOf = async ({ read }: Team, person: TestMember) =>
    (await read(person, '/missions/discussions'))[0].unread;
  const seenBy = async ({ candidate, path }: Team) => (await get(candidate, path)).json().otherReadPosition;

  it('as a colleague leaves it unread for the team, and unseen for the other party', async () => {
    const team = await aTeam();
    await talk(team);
    const before = await seenBy(team);
    for (const person of [team.karim, team.anne]) await team.read(person);
    expect([await unreadOf(team, team.karim), await seenBy(team)]).toEqual([1, before]);
    const { position } = await team.read(team.claire);
    expect([await unreadOf(team, team.karim), await seenBy(team)]).toEqual([0, position]);
  });

  it('counts for anybody while nobody is in charge, and for the contact while the person in charge is suspended', async () => {
    const team = await aTeam();
    await talk(team);
    const { pool } = test.platform.database;
    await pool.query('update member set suspended_at = now() where id = $1', [team.claire.id]);
    await team.read(team.karim);
    expect(await unreadOf(team, team.karim)).toBe(1);
    await team.read(team.anne);
    expect(await unreadOf(team, team.karim)).toBe(0);
    await pool.query(
      'update application set creator_seat_id = null, creator_read_position = 0 where id = $1',
      [team.applicationId],
    );
    await team.read(team.karim);
    expect(await unreadOf(team, team.karim)).toBe(0);
  });
});

it('typing is signalled to the other party only', async () => {
  const team = await aTeam();
  await talk(team);
  const told: string[] = [];
  const viewer = { memberId: team.firm.id } as Viewer;
  await tellTyping(overhearing(told), viewer, { postulationID: team.applicationId });
  expect(told).toEqual([`typing ${team.candidate.id}`]);
});
