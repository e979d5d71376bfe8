import { actingForHeader } from '@basoche/contract/acting-for';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { seatsAtMost } from '@basoche/domain/firms/team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { anInvitation, aSeat } from '../../../../test/firms.ts';
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
import { eraseMember } from '../../own-data/erasure/service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const aTeam = () => aTeamWithDomain(test);
const aColleague = (team: TeamWithDomain, wishes?: Parameters<typeof aMember>[1]) =>
  aColleagueOf(test, team, wishes);
const atDomain = (person: TestMember) => firmAtDomain(test, person);
const ask = (person: TestMember, firmId: string, headers?: Record<string, string>) =>
  askToJoin(test, person, firmId, headers);
const askedId = (person: TestMember, team: TeamWithDomain) => askedToJoin(test, person, team);
const answer = (team: TeamWithDomain, by: TestMember, id: string, what: 'accept' | 'refuse') =>
  answerRequest(test, team, by, id, what);
const seated = async ({ firm }: TeamWithDomain, role: SeatRole) => {
  const person = await aMember(test);
  await aSeat(test, firm, person, role);
  return person;
};

const withdraw = ({ token }: TestMember, id: string) =>
  test.call('DELETE', `/firms/requests/${id}`, { token });
const list = ({ firm }: TeamWithDomain, { token }: TestMember) =>
  test.call('GET', '/firms/current/requests', { token, headers: { [actingForHeader]: firm.id } });
const seatsOf = ({ firm }: TeamWithDomain, { id }: TestMember) =>
  rows(
    'select role, invited_by from seat where firm_id = $1 and person_id = $2 and ended_at is null',
    firm.id,
    id,
  );
/** Lets thirty days pass for a request, and no session end. */
const age = (id: string) =>
  rows(
    `update firm_invitation set made_at = made_at - interval '30 days', expires_at = expires_at - interval '30 days' where id = $1`,
    id,
  );
const stateOf = async (id: string) =>
  (await rows('select state from firm_invitation where id = $1', id))[0]?.state;
const mailsTo = async ({ email }: TestMember) => {
  await test.drain();
  return (await test.mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);
};

describe('a firm that proved a domain', () => {
  it('is known to people with a confirmed address at it, and to nobody else', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    expect(await atDomain(person)).toEqual({
      firm: { id: team.firm.id, name: 'Verdelune Industries' },
      domain: team.domain,
      request: null,
    });
    const strangers = [
      await aMember(test),
      await aMember(test, { email: `karim@sous.${team.domain}` }),
      await aMember(test, { email: `${team.domain}@exemple.fr` }),
      await aMember(test, { kind: 'COMPANY', email: `contact@${team.domain}` }),
    ];
    for (const stranger of strangers) expect(await atDomain(stranger)).toBeNull();
    for (const stranger of strangers.slice(0, 3)) {
      expect(outcomeOf(await ask(stranger, team.firm.id))).toBe('NOT_FOUND');
    }
    const unconfirmed = await aColleague(team, { confirmed: false });
    const refused = await test.call('GET', '/firms/at-my-domain', { token: unconfirmed.token });
    expect(outcomeOf(refused)).toBe('EMAIL_NOT_VALIDATED');
    expect(outcomeOf(await ask(person, (await aTeam()).firm.id))).toBe('NOT_FOUND');
  });

  it('is not known while its proof is missing, while staff suspend it, nor to its own people', async () => {
    const team = await aTeam();
    const [person, seatHolder] = [await aColleague(team), await aColleague(team)];
    await aSeat(test, team.firm, seatHolder, 'reader');
    expect(await atDomain(seatHolder)).toBeNull();
    expect(outcomeOf(await ask(seatHolder, team.firm.id))).toBe('ALREADY_SEATED');
    await rows('update member set suspended_at = now() where id = $1', team.firm.id);
    expect(await atDomain(person)).toBeNull();
    expect(outcomeOf(await ask(person, team.firm.id))).toBe('NOT_FOUND');
    await rows('update member set suspended_at = null where id = $1', team.firm.id);
    await rows('update firm_domain set verified_at = null, way = null where firm_id = $1', team.firm.id);
    expect(await atDomain(person)).toBeNull();
    expect(outcomeOf(await ask(person, team.firm.id))).toBe('NOT_FOUND');
  });
});

describe('a request to join', () => {
  it('is told to owners and managers, and gives the role of reader once one of them accepts it', async () => {
    const team = await aTeam();
    const [manager, publisher] = [await seated(team, 'manager'), await seated(team, 'publisher')];
    const person = await aColleague(team);
    const id = await askedId(person, team);
    expect(await askedId(person, team)).toBe(id);
    expect(await atDomain(person)).toMatchObject({ request: { id } });
    const told = await rows(
      `select member_id, title from notification where firm_id = $1 and key = 'JOIN_ASKED' order by id`,
      team.firm.id,
    );
    // Without a name, which would outlive the account.
    const title = 'Une personne demande à rejoindre l’équipe.';
    expect(told).toEqual([team.owner, manager].map((one) => ({ member_id: one.id, title })));
    expect(await mailsTo(manager)).toHaveLength(1);
    expect(await mailsTo(publisher)).toEqual([]);
    expect(outcomeOf(await list(team, publisher))).toBe('ROLE_NOT_ALLOWED');
    expect((await list(team, manager)).json()).toMatchObject([
      { id, name: 'Karim Saïdi', email: person.email },
    ]);
    expect(outcomeOf(await answer(team, publisher, id, 'accept'))).toBe('ROLE_NOT_ALLOWED');
    expect(outcomeOf(await answer(team, manager, id, 'accept'))).toBe('ok');
    expect(await seatsOf(team, person)).toEqual([{ role: 'reader', invited_by: manager.id }]);
    expect(await atDomain(person)).toBeNull();
    expect((await list(team, manager)).json()).toEqual([]);
    const unread = `select from notification where firm_id = $1 and key = 'JOIN_ASKED' and read_at is null`;
    expect(await rows(unread, team.firm.id)).toEqual([]);
    expect(await mailsTo(person)).toEqual(['Vous faites partie de l’équipe de Verdelune Industries']);
    const journal = await test.call('GET', '/firms/current/journal', {
      token: manager.token,
      headers: { [actingForHeader]: team.firm.id },
    });
    expect(journal.json()[0]).toMatchObject({
      act: 'request/accepted',
      person: 'Karim Saïdi',
      role: 'reader',
    });
  });

  it('is refused once; its person is told, and asks again thirty days after it', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    const id = await askedId(person, team);
    expect(outcomeOf(await answer(team, team.owner, id, 'refuse'))).toBe('ok');
    expect(outcomeOf(await answer(team, team.owner, id, 'refuse'))).toBe('ok');
    expect(outcomeOf(await answer(team, team.owner, id, 'accept'))).toBe('STATE_CHANGED');
    expect(await mailsTo(person)).toEqual(['Votre demande de rejoindre l’équipe de Verdelune Industries']);
    expect(await rows(`select act from firm_act where firm_id = $1`, team.firm.id)).toEqual([
      { act: 'request/refused' },
    ]);
    const early = await ask(person, team.firm.id);
    expect([outcomeOf(early), early.json().title]).toEqual([
      'TOO_MANY_REQUESTS',
      'Cette équipe n’a pas accepté votre demande. Vous pourrez en faire une autre 30 jours après.',
    ]);
    await age(id);
    await askedId(person, team);
  });

  it('lapses after thirty days, and another one takes its place', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    const id = await askedId(person, team);
    await age(id);
    expect((await list(team, team.owner)).json()).toEqual([]);
    expect(outcomeOf(await answer(team, team.owner, id, 'accept'))).toBe('STATE_CHANGED');
    expect(outcomeOf(await answer(team, team.owner, id, 'refuse'))).toBe('STATE_CHANGED');
    expect(await atDomain(person)).toMatchObject({ request: null });
    expect(await askedId(person, team)).not.toBe(id);
    expect(await stateOf(id)).toBe('revoked');
  });

  it('is withdrawn by its person alone, and three are made in 24 hours', async () => {
    const team = await aTeam();
    const [person, stranger] = [await aColleague(team), await aColleague(team)];
    for (let turn = 0; turn < 3; turn += 1) {
      const id = await askedId(person, team);
      expect(outcomeOf(await withdraw(stranger, id))).toBe('NOT_FOUND');
      expect(outcomeOf(await withdraw(person, id))).toBe('ok');
      expect(outcomeOf(await withdraw(person, id))).toBe('ok');
      expect(outcomeOf(await answer(team, team.owner, id, 'accept'))).toBe('STATE_CHANGED');
    }
    expect(outcomeOf(await ask(person, team.firm.id))).toBe('TOO_MANY_REQUESTS');
    const kept = await askedId(stranger, team);
    await answer(team, team.owner, kept, 'accept');
    expect(outcomeOf(await withdraw(stranger, kept))).toBe('STATE_CHANGED');
  });

  it('is made once by a call that is given again', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    const key = { 'idempotency-key': 'demande-karim-0001' };
    const [first, second] = [await ask(person, team.firm.id, key), await ask(person, team.firm.id, key)];
    expect(second.json()).toEqual(first.json());
  });

  it('waits no more for a person who is suspended, changed their address or deleted their account', async () => {
    const team = await aTeam();
    const [suspended, moved, deleted] = [
      await aColleague(team),
      await aColleague(team),
      await aColleague(team),
    ];
    const ids = [await askedId(suspended, team), await askedId(moved, team), await askedId(deleted, team)];
    await rows('update member set suspended_at = now() where id = $1', suspended.id);
    await rows(`update member set email = 'karim@ailleurs.fr' where id = $1`, moved.id);
    await test.platform.database.transaction((trx) => eraseMember(test.platform, trx, deleted.id));
    expect((await list(team, team.owner)).json()).toEqual([]);
    const outcomes = [];
    for (const id of ids) outcomes.push(outcomeOf(await answer(team, team.owner, id, 'accept')));
    expect(outcomes).toEqual(['STATE_CHANGED', 'STATE_CHANGED', 'NOT_FOUND']);
    expect(await stateOf(ids[2] ?? '')).toBeUndefined();
  });

  it('stops with the domain, which leaves seats alone', async () => {
    const team = await aTeam();
    const [first, second] = [await aColleague(team), await aColleague(team)];
    await answer(team, team.owner, await askedId(first, team), 'accept');
    const id = await askedId(second, team);
    await rows('delete from firm_domain where firm_id = $1', team.firm.id);
    expect(outcomeOf(await answer(team, team.owner, id, 'accept'))).toBe('STATE_CHANGED');
    expect(await seatsOf(team, first)).toHaveLength(1);
  });

  it('ends once its person has a seat by another way', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    const id = await askedId(person, team);
    const invitation = await anInvitation(test, team.firm, person.email);
    await test.call('POST', `/firms/invitations/${invitation}/accept`, { token: person.token, body: {} });
    expect(await stateOf(id)).toBe('revoked');
    expect(outcomeOf(await answer(team, team.owner, id, 'accept'))).toBe('STATE_CHANGED');
  });

  it('brings a person back who was removed, since the team decides it', async () => {
    const team = await aTeam();
    const person = await aColleague(team);
    await rows(
      `insert into seat (firm_id, person_id, role, since, ended_at, ended_by) values ($1, $2, 'publisher', now(), now(), $3)`,
      team.firm.id,
      person.id,
      team.owner.id,
    );
    const id = await askedId(person, team);
    expect(outcomeOf(await answer(team, team.owner, id, 'accept'))).toBe('ok');
  });

  it('is answered by the firm that it was made to', async () => {
    const [team, elsewhere] = [await aTeam(), await aTeam()];
    const id = await askedId(await aColleague(team), team);
    for (const what of ['accept', 'refuse'] as const) {
      expect(outcomeOf(await answer(elsewhere, elsewhere.owner, id, what))).toBe('NOT_FOUND');
    }
    const invitation = await anInvitation(test, team.firm, 'quelqu-un@exemple.fr');
    expect(outcomeOf(await answer(team, team.owner, invitation, 'accept'))).toBe('NOT_FOUND');
    const revoked = await test.call('DELETE', `/firms/current/invitations/${id}`, {
      token: team.owner.token,
      headers: { [actingForHeader]: team.firm.id },
    });
    expect([outcomeOf(revoked), await stateOf(id)]).toEqual(['NOT_FOUND', 'waiting']);
  });

  it('finds a hundred seats taken, waiting invitations included', async () => {
    const team = await aTeam();
    const id = await askedId(await aColleague(team), team);
    await rows(
      `insert into firm_invitation (firm_id, way, role, email, made_by, made_at, expires_at, state)
       select $1, 'address', 'reader', 'n' || n || '@exemple.fr', $2, $3, $3::timestamptz + interval '7 days', 'waiting'
       from generate_series(1, $4) n`,
      team.firm.id,
      team.owner.id,
      test.clock.now(),
      seatsAtMost - 1,
    );
    expect(outcomeOf(await answer(team, team.owner, id, 'accept'))).toBe('SEATS_AT_MOST');
    await rows(`delete from firm_invitation where firm_id = $1 and email = 'n1@exemple.fr'`, team.firm.id);
    expect(outcomeOf(await answer(team, team.owner, id, 'accept'))).toBe('ok');
  });
});
