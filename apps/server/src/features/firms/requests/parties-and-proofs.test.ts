import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm, anInvitation, aSeat } from '../../../../test/firms.ts';
import {
  aColleague as aColleagueOf,
  answerRequest,
  askedToJoin,
  askToJoin,
  aTeamWithDomain,
  firmAtDomain,
  outcomeOf,
  type TeamWithDomain,
} from '../../../../test/join-requests.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';

let record: readonly string[] | null = [];
let asked = 0;
const dns = {
  txt: async () => {
    asked += 1;
    return record;
  },
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' }, dns });
});
afterAll(() => test.close());
beforeEach(() => {
  record = [];
  asked = 0;
});

const dayMs = 86_400_000;
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const stateOf = async (id: string) =>
  (await rows('select state from firm_invitation where id = $1', id))[0]?.state;
const aTeam = (proof?: Parameters<typeof aTeamWithDomain>[1]) => aTeamWithDomain(test, proof);
const aColleague = (team: TeamWithDomain) => aColleagueOf(test, team);
const atDomain = (person: TestMember) => firmAtDomain(test, person);
const ask = (person: TestMember, firmId: string, headers?: Record<string, string>) =>
  askToJoin(test, person, firmId, headers);
const askedId = (person: TestMember, team: TeamWithDomain) => askedToJoin(test, person, team);
const answer = (team: TeamWithDomain, by: TestMember, id: string, what: 'accept' | 'refuse') =>
  answerRequest(test, team, by, id, what);

describe('a request between the parties of a thread', () => {
  it('is not made by the candidate of the firm', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    await anApplication(test, await aMission(test, team.company), person);
    expect(outcomeOf(await ask(person, team.firm.id))).toBe('SEAT_AND_PARTY');
  });

  it('tells its person nothing of an anonymous firm; the team reads why it cannot be accepted', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    await anApplication(test, await aMission(test, team.company, { isAnonym: true }), person);
    const id = await askedId(person, team);
    const refused = await answer(team, team.owner, id, 'accept');
    expect([outcomeOf(refused), refused.json().title]).toEqual([
      'SEAT_AND_PARTY',
      expect.stringContaining('entre cette personne et votre structure'),
    ]);
    expect(await stateOf(id)).toBe('waiting');
  });

  it('tells the team nothing of another firm of the person', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    const id = await askedId(person, team);
    const company = await aMember(test, { kind: 'COMPANY', companyName: 'Cabinet Roux' });
    await anApplication(test, await aMission(test, team.company), company);
    const elsewhere = await aFirm(test, { of: company });
    await aSeat(test, elsewhere, person, 'reader');
    const refused = await answer(team, team.owner, id, 'accept');
    expect(refused.json()).toMatchObject({
      code: 'STATE_CHANGED',
      title: 'Cette demande ne peut pas être acceptée pour l’instant.',
    });
  });
});

describe('a request of the anonymous client of a firm that is candidate', () => {
  const answered = 'Cette demande n’attend plus de réponse.';
  const listed = async ({ firm, owner }: TeamWithDomain) =>
    (
      await test.call('GET', '/firms/current/requests', {
        token: owner.token,
        headers: { [actingForHeader]: firm.id },
      })
    ).json();
  const expectAnswered = async (team: TeamWithDomain, id: string) => {
    expect(await listed(team)).toEqual([]);
    for (const what of ['accept', 'refuse'] as const)
      expect((await answer(team, team.owner, id, what)).json()).toMatchObject({
        code: 'STATE_CHANGED',
        title: answered,
      });
    const unread = `select from notification where firm_id = $1 and key = 'JOIN_ASKED' and read_at is null`;
    expect(await rows(unread, team.firm.id)).toEqual([]);
  };
  const aClient = async () => {
    const company = await aMember(test, { kind: 'COMPANY', companyName: 'Cabinet Roux' });
    return { mission: await aMission(test, company, { isAnonym: true }), company };
  };

  it('ends as if withdrawn once the firm applies, and does not come back', async () => {
    const team = await aTeam();
    const person = await aColleagueOf(test, team, { kind: 'CUSTOMER', customerName: 'Karim Saïdi' });
    const id = await askedId(person, team);
    const thread = await anApplication(test, await aMission(test, person, { isAnonym: true }), team.company);
    await expectAnswered(team, id);
    expect(await stateOf(id)).toBe('revoked');
    await rows(`update application set state = 'REFUSED', closed_reason = 'withdrawn' where id = $1`, thread);
    await expectAnswered(team, id);
  });

  it('ends the same if the client is another firm of its person', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    const id = await askedId(person, team);
    const { company, mission } = await aClient();
    await aSeat(test, await aFirm(test, { of: company }), person, 'reader');
    await anApplication(test, mission, team.company);
    await expectAnswered(team, id);
  });

  it('ends the same if its person joins that client later', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    const id = await askedId(person, team);
    const { company, mission } = await aClient();
    await anApplication(test, mission, team.company);
    const invitation = await anInvitation(test, await aFirm(test, { of: company }), person.email, 'reader');
    const path = `/firms/invitations/${invitation}/accept`;
    const joined = await test.call('POST', path, { token: person.token, body: {} });
    expect(outcomeOf(joined)).toBe('ok');
    await expectAnswered(team, id);
    expect(await stateOf(id)).toBe('revoked');
  });

  it('waits on if the client is not anonymous', async () => {
    const team = await aTeam();
    const person = await aColleagueOf(test, team, { kind: 'CUSTOMER', customerName: 'Karim Saïdi' });
    const id = await askedId(person, team);
    await anApplication(test, await aMission(test, person), team.company);
    expect(outcomeOf(await answer(team, team.owner, id, 'accept'))).toBe('SEAT_AND_PARTY');
    expect(await stateOf(id)).toBe('waiting');
  });
});

describe('a proof by the DNS of ninety days', () => {
  const old = () => ({ way: 'dns', checkedAt: new Date(test.clock.now().getTime() - 90 * dayMs) }) as const;

  it('is looked at again when somebody asks', async () => {
    const team = await aTeam(old());
    record = [`basoche-${team.domain}`];
    await askedId(await aColleague(team), team);
    await askedId(await aColleague(team), team);
    expect(asked).toBe(1);
  });

  it('that is gone opens nothing any more', async () => {
    const team = await aTeam(old());
    const person = await aColleague(team);
    expect(outcomeOf(await ask(person, team.firm.id))).toBe('NOT_FOUND');
    expect(await atDomain(person)).toBeNull();
    expect(await rows('select act from firm_act where firm_id = $1', team.firm.id)).toEqual([
      { act: 'domain/lost' },
    ]);
  });

  it('stays if the DNS does not answer, and nobody asks meanwhile', async () => {
    const team = await aTeam(old());
    const person = await aColleague(team);
    record = null;
    expect(outcomeOf(await ask(person, team.firm.id))).toBe('DOMAIN_NOT_PROVED');
    expect(await atDomain(person)).toMatchObject({ request: null });
  });
});
