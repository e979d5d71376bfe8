import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aSeat } from '../../../../test/firms.ts';
import { aColleague, askedToJoin, aTeamWithDomain } from '../../../../test/join-requests.ts';
import { eraseMember } from '../../own-data/erasure/service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

/** A team with a manager, whom a person asks to join; no mail has left yet. */
const aScene = async () => {
  const team = await aTeamWithDomain(test);
  const manager = await aMember(test);
  const seat = await aSeat(test, team.firm, manager, 'manager');
  await test.drain();
  const person = await aColleague(test, team);
  const id = await askedToJoin(test, person, team);
  return { team, manager, seat, person, id };
};
const newsOf = async ({ token }: TestMember): Promise<string[]> =>
  (await test.call('GET', '/notifications/new', { token }))
    .json()
    .map(({ title }: { title: string }) => title);
const mailsTo = async ({ email }: TestMember) => {
  await test.drain();
  return (await test.mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);
};

describe('what a team is told of a request', () => {
  it('keeps no name once the account is erased', async () => {
    const { team, person } = await aScene();
    await test.drain();
    await test.platform.database.transaction((trx) => eraseMember(test.platform, trx, person.id));
    const kept = await rows('select title from notification where firm_id = $1', team.firm.id);
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain('Karim');
  });

  it('is not read any more by a manager who becomes publisher', async () => {
    const { team, manager, seat } = await aScene();
    expect(await newsOf(manager)).toEqual(['Une personne demande à rejoindre l’équipe.']);
    await rows('update session set proved_at = $1 where member_id = $2', test.clock.now(), team.owner.id);
    const lowered = await test.call('PUT', `/firms/current/seats/${seat}/role`, {
      token: team.owner.token,
      headers: { [actingForHeader]: team.firm.id },
      body: { role: 'publisher' },
    });
    expect(lowered.statusCode, lowered.body).toBe(204);
    expect(await newsOf(manager)).toEqual([expect.stringContaining('Votre rôle dans l’équipe')]);
    expect(await newsOf(team.owner)).toHaveLength(1);
  });
});

describe('the mail about a request', () => {
  const asked = [expect.stringContaining('Karim Saïdi demande à rejoindre')];

  it('leaves to those who may answer at that moment', async () => {
    const { team, manager, seat } = await aScene();
    await rows(`update seat set role = 'publisher' where id = $1`, seat);
    expect(await mailsTo(manager)).toEqual([]);
    expect(await mailsTo(team.owner)).toEqual(asked);
  });

  it('does not leave to a suspended manager, nor for a suspended firm', async () => {
    const { team, manager } = await aScene();
    await rows('update member set suspended_at = now() where id = $1', manager.id);
    expect(await mailsTo(manager)).toEqual([]);
    expect(await mailsTo(team.owner)).toEqual(asked);
    const second = await aScene();
    await rows('update member set suspended_at = now() where id = $1', second.team.firm.id);
    expect(await mailsTo(second.team.owner)).toEqual([]);
  });

  it('does not leave about a request that waits no more', async () => {
    const ends: readonly (readonly [text: string, of: 'id' | 'person' | 'firm'])[] = [
      [`update firm_invitation set state = 'revoked', ended_at = now() where id = $1`, 'id'],
      [
        `update firm_invitation set made_at = made_at - interval '30 days', expires_at = expires_at - interval '30 days' where id = $1`,
        'id',
      ],
      ['update member set suspended_at = now() where id = $1', 'person'],
      ['update firm_domain set verified_at = null, way = null where firm_id = $1', 'firm'],
    ];
    for (const [text, of] of ends) {
      const { team, person, id } = await aScene();
      await rows(text, { id, person: person.id, firm: team.firm.id }[of]);
      expect(await mailsTo(team.owner), text).toEqual([]);
    }
  });
});
