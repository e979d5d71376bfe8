import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember } from '../../../test/factories.ts';
import { aFirm, aSeat } from '../../../test/firms.ts';
import { aJobApplication, aJobForm, aJobOffer } from '../../../test/jobs.ts';
import { aMission, aMissionForm, anApplication } from '../../../test/missions.ts';
import { overtakenSeat } from '../../../test/overtaken-seat.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

/** A firm with a mission and an offer, each with a candidate, and a publisher who acts for it. */
const aTeam = async () => {
  const company = await aMember(test, { kind: 'COMPANY' });
  const missionId = await aMission(test, company);
  const jobId = await aJobOffer(test, company);
  const thread = await anApplication(test, missionId, await aMember(test));
  const jobThread = await aJobApplication(test, jobId, await aMember(test));
  const firm = await aFirm(test, { of: company });
  const person = await aMember(test);
  const seat = await aSeat(test, firm, person);
  const invitee = await aMember(test);
  const signed = { token: person.token, headers: { [actingForHeader]: firm.id } };
  const call = (method: 'POST' | 'PUT', path: string, body: object) =>
    test.call(method, path, { ...signed, body });
  const read = (path: string) => test.call('GET', path, signed);
  return { missionId, jobId, thread, jobThread, seat, invitee, call, read };
};
type Team = Awaited<ReturnType<typeof aTeam>>;

/** The publications, with the firm's data about their candidates. */
const traceOf = async ({ missionId, jobId, thread, jobThread }: Team) =>
  (
    await test.platform.database.pool.query(
      `select to_jsonb(m) as mission, to_jsonb(j) as offer, (select count(*) from mission_invitation i where i.mission_id = m.id),
        (select jsonb_agg(to_jsonb(a)) from application a where a.id = any($3)) as threads
      from mission m, job_offer j where m.id = $1 and j.id = $2`,
      [missionId, jobId, [thread, jobThread]],
    )
  ).rows;

/** Calls of a publisher that change a publication, or the firm's data about its candidates. */
const acts: Readonly<Record<string, (team: Team) => readonly ['POST' | 'PUT', string, object]>> = {
  'edits no mission': ({ missionId }) => ['POST', `/missions/update/${missionId}`, aMissionForm(test)],
  'archives no mission': ({ missionId }) => ['POST', `/missions/publish/${missionId}`, { toPublish: false }],
  'fills no mission': ({ missionId }) => ['POST', `/missions/fill/${missionId}`, {}],
  'invites nobody': ({ missionId, invitee }) => [
    'POST',
    '/missions/invitations',
    { missionID: missionId, memberID: invitee.id },
  ],
  'edits no offer': ({ jobId }) => ['POST', `/jobs/update/${jobId}`, aJobForm(test)],
  'archives no offer': ({ jobId }) => ['POST', `/jobs/update/${jobId}`, { isArchived: true }],
  'fills no offer': ({ jobId }) => ['POST', `/jobs/fill/${jobId}`, {}],
  'writes no note': ({ thread }) => ['PUT', `/missions/postulants/note/${thread}`, { note: 'À revoir' }],
  'moves no candidate': ({ jobThread }) => [
    'POST',
    `/jobs/postulants/stage/${jobThread}`,
    { stage: 'interview' },
  ],
};

describe('a publisher whose seat ends while the call is under way', () => {
  it.each(Object.entries(acts))('%s', async (_name, callOf) => {
    const team = await aTeam();
    const before = await traceOf(team);
    const refused = await overtakenSeat(test, { seat: team.seat, change: `role = 'reader'` }, () =>
      team.call(...callOf(team)),
    );
    expect([refused.json().code, await traceOf(team)]).toEqual(['ROLE_NOT_ALLOWED', before]);
    await test.platform.database.pool.query(`update seat set role = 'publisher' where id = $1`, [team.seat]);
    const answer = await team.call(...callOf(team));
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  });
});

it('a colleague who only reads is told beforehand that the role applies to nothing', async () => {
  const stranger = await aMember(test, { kind: 'COMPANY' });
  const missionId = await aMission(test, stranger);
  const jobId = await aJobOffer(test, stranger);
  const team = await aTeam();
  const places = [`/missions/single/${missionId}`, `/jobs/${jobId}`];
  const read = () => Promise.all(places.map(async (path) => (await team.read(path)).json()));
  for (const one of await read()) expect(one).toMatchObject({ permitted: ['apply'], applyRefusal: null });
  await test.platform.database.pool.query(`update seat set role = 'reader' where id = $1`, [team.seat]);
  for (const one of await read())
    expect(one).toMatchObject({ permitted: [], applyRefusal: { code: 'ROLE_NOT_ALLOWED' } });
});
