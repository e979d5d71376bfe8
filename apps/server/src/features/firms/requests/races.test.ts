import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aDomain, aFirm, aJoinRequest, aSeat, createFirmApps } from '../../../../test/firms.ts';
import { aMission } from '../../../../test/missions.ts';

let test: TestApp;
let other: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, other, close } = await createFirmApps());
});
afterAll(() => close());

const turns = [0, 1, 2, 3, 4, 5];
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const outcomeOf = (answer: Awaited<ReturnType<TestApp['call']>>) =>
  answer.statusCode < 300 ? 'ok' : answer.json().code;

/** A firm with two who may answer, and a colleague who asks to join. */
const aScene = async (turn: number) => {
  const domain = `${Math.random().toString(36).slice(2)}-${turn}.fr`;
  const [owner, manager] = [await aMember(test), await aMember(test)];
  const company = await aMember(test, { kind: 'COMPANY' });
  const firm = await aFirm(test, { of: company, owner });
  await aSeat(test, firm, manager, 'manager');
  await aDomain(test, firm, domain);
  const person = await aMember(test, { email: `karim@${domain}` });
  const id = await aJoinRequest(test, firm, person);
  const answer = (app: TestApp, by: TestMember, what: 'accept' | 'refuse') =>
    app.call('POST', `/firms/current/requests/${id}/${what}`, {
      token: by.token,
      headers: { [actingForHeader]: firm.id },
      body: {},
    });
  const seats = async () =>
    (
      await rows(
        'select from seat where firm_id = $1 and person_id = $2 and ended_at is null',
        firm.id,
        person.id,
      )
    ).length;
  return { company, firm, owner, manager, person, id, answer, seats };
};

describe('two acts about one request at once', () => {
  it('two who accept give one seat', async () => {
    for (const turn of turns) {
      const { owner, manager, answer, seats } = await aScene(turn);
      const outcomes = (
        await Promise.all([answer(test, owner, 'accept'), answer(other, manager, 'accept')])
      ).map(outcomeOf);
      expect(outcomes.toSorted()).toEqual(['STATE_CHANGED', 'ok']);
      expect(await seats()).toBe(1);
    }
  });

  it('one who accepts and one who refuses: one of them', async () => {
    for (const turn of turns) {
      const { owner, manager, answer, seats } = await aScene(turn);
      const [accepted, refused] = (
        await Promise.all([answer(test, owner, 'accept'), answer(other, manager, 'refuse')])
      ).map(outcomeOf);
      expect([accepted, refused].toSorted()).toEqual(['STATE_CHANGED', 'ok']);
      expect(await seats()).toBe(accepted === 'ok' ? 1 : 0);
    }
  });

  it('a withdrawal and an acceptance: one of them', async () => {
    for (const turn of turns) {
      const { owner, person, id, answer, seats } = await aScene(turn);
      const withdraw = other.call('DELETE', `/firms/requests/${id}`, { token: person.token });
      const [accepted, withdrawn] = (await Promise.all([answer(test, owner, 'accept'), withdraw])).map(
        outcomeOf,
      );
      expect([accepted, withdrawn].toSorted()).toEqual(['STATE_CHANGED', 'ok']);
      expect(await seats()).toBe(accepted === 'ok' ? 1 : 0);
    }
  });

  it('an application to a mission of the firm and an acceptance: one of them', async () => {
    for (const turn of turns) {
      const { company, owner, person, answer, seats } = await aScene(turn);
      const missionID = await aMission(test, company);
      const apply = other.call('POST', '/missions/postulate', {
        token: person.token,
        body: { missionID, offer: 500, tvaApplicable: true },
      });
      const [accepted, applied] = (await Promise.all([answer(test, owner, 'accept'), apply])).map(outcomeOf);
      expect([accepted, applied].filter((one) => one === 'ok')).toHaveLength(1);
      expect(await seats()).toBe(accepted === 'ok' ? 1 : 0);
    }
  });

  it('two requests of one person leave one that waits', async () => {
    for (const turn of turns) {
      const { firm, person, id } = await aScene(turn);
      await rows('delete from firm_invitation where id = $1', id);
      const ask = (app: TestApp) =>
        app.call('POST', `/firms/${firm.id}/requests`, { token: person.token, body: {} });
      const answers = await Promise.all([ask(test), ask(other)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(answers[0]?.json()).toEqual(answers[1]?.json());
    }
  });
});
