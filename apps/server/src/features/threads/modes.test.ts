import { titleOf } from '@basoche/domain/notifications/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember } from '../../../test/factories.ts';
import { aMission, anApplication } from '../../../test/missions.ts';
import { decides, deposited, gives, notifiedOf, readBy, writtenTo } from '../../../test/play-threads.ts';
import { aWorld, type World } from '../../../test/world.ts';

/** Each mode of collaboration through the API, by both parties (rules §3). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const last = (types: readonly { type: string; result: string }[]) => {
  const action = types.at(-1);
  return action && `${action.type} ${action.result}`;
};

describe('a direct relation', () => {
  it('once refused, leads back to the choice; once accepted, starts the mission and can end at once', async () => {
    const world = await aWorld(test, 'choice');
    const { owner, candidate } = world;
    await gives(test, world, owner, 'action/choose/direct');
    const refused = await gives(test, world, candidate, 'action/direct/refuse');
    expect([refused.state, last(refused.actions)]).toEqual([
      'WAITING_ACCEPTATION',
      'CONTRACT_CHOICE ONGOING',
    ]);
    expect((await readBy(test, world, owner)).permitted).toContain('choose/direct');
    await gives(test, world, owner, 'action/choose/direct');
    const ongoing = await gives(test, world, candidate, 'action/direct/accept');
    expect([ongoing.state, ongoing.execution.depositDue]).toEqual(['ONGOING', null]);
    const { permitted } = await readBy(test, world, owner);
    expect(permitted).toEqual(expect.arrayContaining(['mission/validate', 'contest']));
    expect(permitted).not.toContain('cancelDeposit');
    await gives(test, world, owner, 'action/cancelDeposit', { expects: 'NO_DEPOSIT' });
    expect((await gives(test, world, owner, 'mission/validate')).state).toBe('DONE');
    expect(await notifiedOf(test, world, candidate)).toEqual([
      'PRICE_ACCEPTED',
      'CONTRACT_OFFER',
      'CONTRACT_OFFER',
      'MISSION_ENDED',
    ]);
  });

  it('is closed to an external customer who is a natural person, and the thread says why', async () => {
    const owner = await aMember(test, { kind: 'CUSTOMER', isMoral: false });
    const candidate = await aMember(test);
    const applicationId = await anApplication(test, await aMission(test, owner), candidate);
    const world = { applicationId };
    await gives(test, world, owner, 'action/price/accept');
    const { permitted, hindered } = await readBy(test, world, owner);
    expect(permitted).toContain('choose/funds');
    const closed = hindered.filter(({ permission }) => permission.startsWith('choose/'));
    expect(closed.map(({ permission, code }) => [permission, code])).toEqual([
      ['choose/direct', 'DIRECT_NOT_ALLOWED'],
      ['choose/portage', 'PORTAGE_NEEDS_LEGAL_ENTITY'],
    ]);
    await gives(test, world, owner, 'action/choose/direct', { expects: 'DIRECT_NOT_ALLOWED' });
    await gives(test, world, owner, 'action/choose/portage', { expects: 'PORTAGE_NEEDS_LEGAL_ENTITY' });
  });
});

const toFunds = async (): Promise<World> => {
  const world = await aWorld(test, 'choice');
  await gives(test, world, world.owner, 'action/choose/funds');
  await gives(test, world, world.candidate, 'action/funds/accept');
  return world;
};

describe('held funds', () => {
  it('once refused, lead back to the choice; once accepted, tell both what is awaited', async () => {
    const world = await aWorld(test, 'choice');
    const { owner, candidate } = world;
    await gives(test, world, owner, 'action/choose/funds');
    expect((await gives(test, world, candidate, 'action/funds/refuse')).state).toBe('WAITING_ACCEPTATION');
    await gives(test, world, owner, 'action/choose/funds');
    const accepted = await gives(test, world, candidate, 'action/funds/accept');
    expect([accepted.state, accepted.execution.depositDue]).toEqual(['WAITING_FUNDS', 618]);
    expect(accepted.execution).toMatchObject({
      lines: { price: 500, vat: 100, fee: 15, feeVat: 3 },
      payeeReceives: 600,
    });
    await test.drain();
    const told = (await test.mails()).filter(({ to }) => to?.[0]?.address === candidate.email);
    expect(told.at(-1)?.subject).toBe('Configurez votre compte de paiement');
  });

  it('once deposited, start the mission; its end plans the release, and a contest freezes it', async () => {
    const world = await toFunds();
    const { owner, candidate } = world;
    await decides(test, world, 'provider', deposited);
    const ended = await gives(test, world, owner, 'mission/validate');
    expect(ended).toMatchObject({ state: 'WAITING_RULES', execution: { depositDue: 618 } });
    const { endedAt, releaseAt } = ended.execution;
    expect(Date.parse(releaseAt ?? '') - Date.parse(endedAt ?? '')).toBe(48 * 3_600_000);
    const reason = 'La facture ne correspond pas.';
    const contested = await gives(test, world, candidate, 'mission/contest', { body: { reason } });
    expect(contested.execution.contest).toMatchObject({ isMine: true, reason });
    expect((await readBy(test, world, owner)).execution.contest).toMatchObject({ isMine: false, reason });
    await gives(test, world, owner, 'mission/contest', { body: { reason }, expects: 'CONTESTED' });
    await expect(decides(test, world, 'timer', { type: 'release' })).rejects.toMatchObject({
      code: 'CONTESTED',
    });
    await decides(test, world, 'staff', {
      type: 'settle',
      outcome: 'release',
      reason: 'Vu les pièces du dossier.',
    });
    expect((await readBy(test, world, owner)).state).toBe('DONE');
  });

  it('are refunded once both request it, and neither requests it twice', async () => {
    for (const isDeposited of [false, true]) {
      const world = await toFunds();
      const { owner, candidate } = world;
      if (isDeposited) await decides(test, world, 'provider', deposited);
      const asked = await gives(test, world, candidate, 'action/cancelDeposit');
      expect([asked.isRefused, asked.execution.cancelAsked.mine === null]).toEqual([false, false]);
      await gives(test, world, candidate, 'action/cancelDeposit', { expects: 'ALREADY_ASKED' });
      const seen = await readBy(test, world, owner);
      expect([seen.execution.cancelAsked.mine, seen.execution.cancelAsked.other === null]).toEqual([
        null,
        false,
      ]);
      expect(await gives(test, world, owner, 'action/cancelDeposit')).toMatchObject({
        state: 'REFUSED',
        closedReason: 'refunded',
      });
      expect(await notifiedOf(test, world, owner)).toContain(titleOf('CANCEL_ASKED'));
      expect(await notifiedOf(test, world, candidate)).toContain(titleOf('DEPOSIT_CANCELLED'));
      await gives(test, world, candidate, 'mission/deliver', { expects: 'STATE_CHANGED' });
    }
  });

  it('are refunded by staff alone', async () => {
    const world = await toFunds();
    await decides(test, world, 'staff', { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' });
    expect(await readBy(test, world, world.candidate)).toMatchObject({
      state: 'REFUSED',
      closedReason: 'refunded',
      execution: { cancelAsked: { mine: null, other: null } },
    });
  });
});

describe('a party who leaves', () => {
  const open = ['new', 'priceRefused', 'choice', 'direct', 'funds', 'portage'] as const;

  it.each(open)('at the stage %s closes the thread, and every open action with it', async (stage) => {
    for (const [who, command, closedReason] of [
      ['candidate', 'action/withdraw', 'withdrawn'],
      ['owner', 'action/refuseCandidate', 'refused'],
    ] as const) {
      const world = await aWorld(test, stage);
      const closed = await gives(test, world, world[who], command);
      expect(closed).toMatchObject({ state: 'REFUSED', closedReason, isWithdrawn: who === 'candidate' });
      expect(closed.actions.filter(({ result }) => result === 'ONGOING')).toEqual([]);
      expect(closed.permitted).toEqual([]);
      await gives(test, world, world[who], command, { expects: 'STATE_CHANGED' });
    }
  });

  it.each(['deposit', 'review', 'ongoing'] as const)('can no longer do so at the stage %s', async (stage) => {
    const world = await aWorld(test, stage);
    await gives(test, world, world.candidate, 'action/withdraw', { expects: 'STATE_CHANGED' });
    await gives(test, world, world.owner, 'action/refuseCandidate', { expects: 'STATE_CHANGED' });
  });
});

describe('a second collaboration on a mission', () => {
  /** A mission with two candidates whose prices are accepted. */
  /** The thread of the mission's other candidate, whose price waits for an answer. */
  const otherOf = async (world: World): Promise<World> => {
    const { rows } = await test.platform.database.pool.query<{ id: string }>(
      'select id from application where mission_id = $1 and id <> $2',
      [world.missionId, world.applicationId],
    );
    return { ...world, applicationId: rows[0]?.id ?? '', candidate: world.otherCandidate };
  };
  const twoChosen = async () => {
    const world = await aWorld(test, 'choice');
    const second = await otherOf(world);
    await gives(test, second, world.owner, 'action/price/accept');
    return { first: world, second };
  };
  const choose = ({ applicationId, owner }: World, body: object = {}) =>
    test.call('POST', `/messagerie/action/choose/direct/${applicationId}`, { token: owner.token, body });

  it('is announced to its creator, who confirms it; of two at once, one is made', async () => {
    const { first, second } = await twoChosen();
    const answers = await Promise.all([choose(first), choose(second)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.findIndex(({ statusCode }) => statusCode === 409);
    expect(answers[refused]?.json().code).toBe('COLLABORATION_UNDER_WAY');
    const other = refused === 0 ? first : second;
    expect(await readBy(test, other, other.owner)).toMatchObject({ othersUnderWay: 1 });
    expect(await readBy(test, other, other.candidate)).toMatchObject({ othersUnderWay: 0 });
    expect((await choose(other, { isConfirmed: true })).statusCode).toBe(200);
  });

  it('is announced to its creator before they accept the price of another candidate', async () => {
    const second = await otherOf(await aWorld(test, 'direct'));
    expect(await readBy(test, second, second.owner)).toMatchObject({ state: 'NEW', othersUnderWay: 1 });
  });

  it('or none: once the mission is filled it is archived, and candidates without a proposed mode are notified', async () => {
    const { first, second } = await twoChosen();
    expect((await choose(first)).statusCode).toBe(200);
    const fill = (token: string) => test.call('POST', `/missions/fill/${first.missionId}`, { token });
    expect((await fill(first.candidate.token)).statusCode).toBe(403);
    const filled = await fill(first.owner.token);
    expect(filled.json()).toMatchObject({ isFilled: true, isArchived: true, isOpen: false });
    expect((await fill(first.owner.token)).json().code).toBe('MISSION_ALREADY_FILLED');
    await test.drain();
    const title = 'La mission à laquelle vous avez postulé a trouvé preneur.';
    expect(await notifiedOf(test, second, second.candidate)).toContain(title);
    expect(await notifiedOf(test, first, first.candidate)).not.toContain(title);
    expect(await writtenTo(test, 'Mission pourvue')).toEqual([second.candidate.email]);
    const again = await test.call('POST', `/missions/publish/${first.missionId}`, {
      token: first.owner.token,
      body: { toPublish: true },
    });
    expect(again.json()).toMatchObject({ isFilled: false, isArchived: false });
  });
});
