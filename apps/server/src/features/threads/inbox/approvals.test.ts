import { actingForHeader } from '@basoche/contract/acting-for';
import type { Discussion, InboxConversation, WaitingApplication } from '@basoche/contract/threads/inbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import {
  aDepositScene,
  approve,
  asked,
  callFor,
  codeOf,
  type DepositScene,
  refuse,
} from '../../../../test/firm-deposits.ts';
import { aFirmThread, putInCharge } from '../../../../test/firm-threads.ts';
import { aSeat } from '../../../../test/firms.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';

/** Turns within a firm: a deposit that awaits an approval, and the viewer's own work first (rules §3 and §8). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

/**
 * Situation and turn of the scene's thread for a person of the firm, in the thread, the inbox, its lists, its
 * counts and « À faire ».
 */
const seenBy = async (scene: DepositScene, by: TestMember) => {
  const id = scene.world.applicationId;
  const get = async (path: string) => (await callFor(scene, by, ['GET', path])).json();
  const thread = await get(`/messagerie/${id}?seen=false`);
  const listed = async (query = ''): Promise<InboxConversation[]> => {
    const entries: Discussion[] = await get(`/missions/discussions${query}`);
    return entries.flatMap(({ applications }) => applications);
  };
  const mine = (found: readonly InboxConversation[]) =>
    found.find(({ postulationID }) => postulationID === id);
  const { situation, turn } = mine(await listed()) ?? {};
  expect([thread.situation, thread.turn]).toEqual([situation, turn]);
  const { turns, own } = (await get('/messagerie/discussions/count')).missions;
  expect(own).toBe(turn === 'MINE' && situation === 'DEPOSIT_TO_APPROVE' ? 1 : 0);
  for (const one of ['MINE', 'OTHERS'] as const) {
    const found = await listed(`?turn=${one}`);
    expect([mine(found) !== undefined, found.length]).toEqual([one === turn, turns[one].all]);
  }
  const waiting: WaitingApplication[] = await get('/messagerie/waiting');
  expect(mine(waiting) !== undefined).toBe(turn === 'MINE');
  return `${situation} ${turn}`;
};

describe('a deposit that waits for an approval', () => {
  it('is the turn of those who may approve it, and a colleague’s turn for everybody else of the firm', async () => {
    const scene = await aDepositScene(test);
    const { karim, claire, nadia, firm } = scene;
    const reader = await aMember(test, { firstName: 'Louise', lastName: 'Tessier' });
    await aSeat(test, firm, reader, 'reader');
    expect(await seenBy(scene, karim)).toBe('DEPOSIT_AWAITED MINE');

    const first = await asked(scene);
    expect(await seenBy(scene, karim)).toBe('APPROVAL_AWAITED OTHERS');
    expect(await seenBy(scene, reader)).toBe('APPROVAL_AWAITED OTHERS');
    expect(await seenBy(scene, claire)).toBe('DEPOSIT_TO_APPROVE MINE');

    expect(codeOf(await refuse(scene, nadia, first))).toBe(200);
    expect(await seenBy(scene, karim)).toBe('DEPOSIT_AWAITED MINE');
    await approve(scene, nadia, await asked(scene));
    expect(await seenBy(scene, karim)).toBe('DEPOSIT_AWAITED MINE');
    expect(await seenBy(scene, claire)).toBe('DEPOSIT_AWAITED MINE');
  });

  it('is asked of the other owners after an owner’s request, and of nobody once the limit is removed', async () => {
    const scene = await aDepositScene(test);
    await asked(scene, scene.claire);
    expect(await seenBy(scene, scene.claire)).toBe('APPROVAL_AWAITED OTHERS');
    await callFor(scene, scene.claire, ['PUT', '/firms/current/settings', { depositLimit: null }]);
    expect(await seenBy(scene, scene.claire)).toBe('DEPOSIT_AWAITED MINE');
  });

  it('is not shown to the candidate', async () => {
    const scene = await aDepositScene(test);
    const { candidate, applicationId } = scene.world;
    const read = async () =>
      (await test.call('GET', `/messagerie/${applicationId}?seen=false`, { token: candidate.token })).body;
    const before = await read();
    expect(JSON.parse(before).situation).toBe('DEPOSIT_AWAITED');
    await asked(scene);
    expect(await read()).toBe(before);
  });
});

describe('the list of waiting work of a firm', () => {
  it('starts with the viewer’s own work, then goes by urgency', async () => {
    const team = await aFirmThread(test);
    const { firm, company, anne, claire, claireSeat } = team;
    const karim = await aMember(test);
    const karimSeat = await aSeat(test, firm, karim);
    const later = await anApplication(test, await aMission(test, company), await aMember(test));
    await putInCharge(test, { ...team, applicationId: later }, karimSeat);
    await putInCharge(test, team, claireSeat);
    const waitsFor = async ({ token }: TestMember) => {
      const headers = { [actingForHeader]: firm.id };
      const answer = await test.call('GET', '/messagerie/waiting', { token, headers });
      return answer.json().map(({ postulationID }: { postulationID: string }) => postulationID);
    };
    const headers = { [actingForHeader]: firm.id };
    const counted = await test.call('GET', '/messagerie/discussions/count', { token: claire.token, headers });
    expect(counted.json().missions).toMatchObject({ own: 1, turns: { MINE: { all: 2 } } });
    expect(await waitsFor(claire)).toEqual([team.applicationId, later]);
    expect(await waitsFor(karim)).toEqual([later, team.applicationId]);
    expect(await waitsFor(anne)).toEqual([team.applicationId, later]);
  });
});
