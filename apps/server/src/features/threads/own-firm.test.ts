import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { aListedMember } from '../../../test/directory.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aFirm, anInvitation, aSeat, createFirmApps, type TestFirm } from '../../../test/firms.ts';
import { aJobOffer } from '../../../test/jobs.ts';
import { aMission, anApplication } from '../../../test/missions.ts';

/** Nobody can be on both sides of a thread, by whatever way. */

let test: TestApp;
let other: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, other, close } = await createFirmApps());
});
afterAll(() => close());

type Side = { readonly token: string; readonly firm?: TestFirm };

const call = (
  { token, firm }: Side,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  app = test,
) =>
  app.call(method, path, {
    token,
    ...(firm === undefined ? {} : { headers: { [actingForHeader]: firm.id } }),
    ...(body === undefined ? {} : { body }),
  });
const codeOf = (answer: Awaited<ReturnType<typeof call>>): string =>
  answer.statusCode < 300 ? 'ok' : answer.json().code;

/** A company with a team, its mission and its offer. */
const aTeam = async () => {
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  const missionId = await aMission(test, company);
  const jobId = await aJobOffer(test, company);
  return { company, missionId, jobId, firm: await aFirm(test, { of: company }) };
};
type Team = Awaited<ReturnType<typeof aTeam>>;

const offer = (missionID: string) => ({ missionID, offer: 450, tvaApplicable: false });
const apply = (side: Side, { missionId }: Pick<Team, 'missionId'>, app = test) =>
  call(side, 'POST', '/missions/postulate', offer(missionId), app);

/** Answers to applications to the mission and the offer, and the answers of their pages before. */
const answersTo = async (side: Side, team: Team) => {
  const page = async (path: string) => (await call(side, 'GET', path)).json();
  const mission = await page(`/missions/single/${team.missionId}`);
  const job = await page(`/jobs/${team.jobId}`);
  return [
    mission.applyRefusal?.code ?? 'ok',
    job.applyRefusal?.code ?? 'ok',
    codeOf(await apply(side, team)),
    codeOf(await call(side, 'POST', `/jobs/postulate/${team.jobId}`, {})),
  ];
};
const refused = Array.from({ length: 4 }, () => 'OWN_FIRM');
const open = refused.map(() => 'ok');

describe('an application', () => {
  it('is refused to each person of the team, by themselves, until the seat ends', async () => {
    const team = await aTeam();
    const person = await aMember(test);
    const seat = await aSeat(test, team.firm, person, 'reader');
    expect(await answersTo(person, team)).toEqual(refused);
    await test.platform.database.pool.query('update seat set ended_at = now() where id = $1', [seat]);
    expect(await answersTo(person, team)).toEqual(open);
  });

  it('is refused to a firm with one person in common, whoever of its people applies', async () => {
    const team = await aTeam();
    const common = await aMember(test);
    const publisher = await aMember(test);
    const rival = await aFirm(test);
    await aSeat(test, rival, common, 'finance');
    await aSeat(test, rival, publisher);
    expect(await answersTo({ ...publisher, firm: rival }, team)).toEqual(open);
    const second = await aTeam();
    await aSeat(test, second.firm, common, 'reader');
    expect(await answersTo({ ...publisher, firm: rival }, second)).toEqual(refused);
  });

  it('is refused to a firm for what one of its people published by themselves', async () => {
    const person = await aMember(test);
    const publisher = await aMember(test);
    const firm = await aFirm(test, { owner: person });
    await aSeat(test, firm, publisher);
    const own = { missionId: await aMission(test, person), jobId: await aJobOffer(test, person) };
    expect(await answersTo({ ...publisher, firm }, { ...(await aTeam()), ...own })).toEqual(refused);
  });
});

describe('an anonymous mission', () => {
  it('tells no firm with a person in common whose it is, until that firm may apply and does so without a mistake', async () => {
    const creator = await aMember(test, { kind: 'COMPANY' });
    const missionId = await aMission(test, creator, { isAnonym: true });
    const common = await aMember(test);
    await aSeat(test, await aFirm(test, { of: creator }), common, 'reader');
    const side = async (verified: boolean) => {
      const company = await aMember(test, { kind: 'COMPANY', verified });
      const publisher = await aMember(test);
      const firm = await aFirm(test, { of: company });
      await aSeat(test, firm, publisher);
      await aSeat(test, firm, common, 'reader');
      return { ...publisher, firm };
    };
    const page = async (of: Side) => (await call(of, 'GET', `/missions/single/${missionId}`)).json();
    const [unknown, known] = [await side(false), await side(true)];
    expect((await page(unknown)).applyRefusal.code).toBe('NOT_VERIFIED');
    expect(codeOf(await apply(unknown, { missionId }))).toBe('NOT_VERIFIED');
    expect((await page(known)).applyRefusal).toBeNull();
    const mistaken = { ...offer(missionId), ndaVersion: '1999-01-01' };
    expect(codeOf(await call(known, 'POST', '/missions/postulate', mistaken))).toBe('NDA_VERSION');
    expect(codeOf(await apply(known, { missionId }))).toBe('OWN_FIRM');
  });
});

describe('a person with a thread', () => {
  const accept = async (invitation: string, { token }: TestMember, app = test) =>
    codeOf(await app.call('POST', `/firms/invitations/${invitation}/accept`, { token, body: {} }));
  const done = (id: string, at: Date) =>
    test.platform.database.pool.query(`update application set state = 'DONE', done_at = $2 where id = $1`, [
      id,
      at,
    ]);

  it('joins its other party once reviews are closed, and is not told that it is an anonymous creator', async () => {
    const creator = await aMember(test, { kind: 'COMPANY' });
    const firm = await aFirm(test, { of: creator });
    const [person, secret] = [await aMember(test), await aMember(test)];
    const thread = await anApplication(test, await aMission(test, creator), person);
    await anApplication(test, await aMission(test, creator, { isAnonym: true }), secret);
    const invitation = await anInvitation(test, firm, person.email);
    expect(await accept(invitation, person)).toBe('SEAT_AND_PARTY');
    expect(await accept(await anInvitation(test, firm, secret.email), secret)).toBe('INVITATION_ENDED');
    await done(thread, test.clock.now());
    expect(await accept(invitation, person)).toBe('SEAT_AND_PARTY');
    await done(thread, new Date(test.clock.now().getTime() - 31 * 86_400_000));
    expect(await accept(invitation, person)).toBe('ok');
  });

  it('joins one of its two parties, by two calls at once over two processes', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [creator, candidate] = [
        await aMember(test, { kind: 'COMPANY' }),
        await aMember(test, { kind: 'COMPANY' }),
      ];
      const [one, two] = [await aFirm(test, { of: creator }), await aFirm(test, { of: candidate })];
      await anApplication(test, await aMission(test, creator), candidate);
      const person = await aMember(test);
      const invitations = [
        await anInvitation(test, one, person.email),
        await anInvitation(test, two, person.email),
      ] as const;
      const answers = await Promise.all([
        accept(invitations[0], person),
        accept(invitations[1], person, other),
      ]);
      expect(answers.toSorted()).toEqual(['SEAT_AND_PARTY', 'ok']);
    }
  });
});

describe('an invitation to apply', () => {
  const aPublisher = async ({ firm }: Team) => {
    const publisher = await aMember(test);
    await aSeat(test, firm, publisher);
    return { ...publisher, firm };
  };

  it('is refused for a colleague, and for a firm with one person in common', async () => {
    const team = await aTeam();
    const publisher = await aPublisher(team);
    const colleague = await aMember(test);
    await aSeat(test, team.firm, colleague, 'reader');
    const stranger = await aMember(test);
    const rival = await aMember(test, { kind: 'COMPANY' });
    await aSeat(test, await aFirm(test, { of: rival }), colleague);
    const answers = async ({ id: memberID }: TestMember) => {
      const [listed] = (await call(publisher, 'GET', `/missions/invitations/${memberID}`)).json();
      const invited = await call(publisher, 'POST', '/missions/invitations', {
        missionID: team.missionId,
        memberID,
      });
      return [listed.refusal?.code ?? 'ok', codeOf(invited)];
    };
    for (const member of [colleague, rival])
      expect(await answers(member)).toEqual(['INVITEE_CANNOT_APPLY', 'INVITEE_CANNOT_APPLY']);
    expect(await answers(stranger)).toEqual(['ok', 'ok']);
  });

  it('is suggested for nobody of the team', async () => {
    const team = await aTeam();
    const publisher = await aPublisher(team);
    const missionId = await aMission(test, team.company, { domain: 'droit_rural' });
    const found = async () =>
      (await call(publisher, 'GET', `/missions/${missionId}/suggestions`))
        .json()
        .map(({ member }: { member: { id: string } }) => member.id);
    const known = { verified: true, jobName: 'Juriste', domains: ['droit_rural'] } as const;
    const colleague = await aListedMember(test, known);
    const stranger = await aListedMember(test, known);
    expect(await found()).toEqual(expect.arrayContaining([colleague.id, stranger.id]));
    await aSeat(test, team.firm, colleague, 'reader');
    expect(await found()).toEqual([stranger.id]);
  });
});

describe('a person who applies while they join the team', () => {
  it('does one of the two, over two processes', async () => {
    for (let round = 0; round < 8; round += 1) {
      const team = await aTeam();
      const person = await aMember(test);
      const invitation = await anInvitation(test, team.firm, person.email);
      const answers = await Promise.all([
        apply(person, team),
        call(person, 'POST', `/firms/invitations/${invitation}/accept`, {}, other),
      ]);
      const codes = answers.map(codeOf);
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
      expect(['OWN_FIRM', 'SEAT_AND_PARTY']).toContain(codes.find((code) => code !== 'ok'));
    }
  });
});
