import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../test/factories.ts';
import { mailsTo } from '../../../test/searches.ts';
import { aWorld, type Stage, type World } from '../../../test/world.ts';
import { runCommand } from '../threads/service.ts';
import { checkJournal } from './journal/service.ts';

let site: TestApp;
let moderator: TestMember;
let partner: TestMember;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  moderator = await aMember(site, { kind: 'STAFF', staffRole: 'moderator' });
  partner = await aMember(site, { kind: 'PARTNER' });
});

const get = async (who: TestMember, path: string) => {
  const answer = await site.call('GET', path, { token: who.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const post = (who: TestMember, path: string, body: object = {}) =>
  site.call('POST', path, { token: who.token, body });
const lineOf = async (who: TestMember, list: string, { applicationId }: World) =>
  (await get(who, `${list}?limit=100`)).find(({ id }: { id: string }) => id === applicationId);
const stateOf = async ({ owner, applicationId }: World) => get(owner, `/messagerie/${applicationId}`);
const hour = 3_600_000;
const reason = 'La note répond à la question posée.';

/** A contested mission whose funds are held: 500 € and 20 % of VAT. */
const heldAndContested = async (): Promise<World> => {
  const world = await aWorld(site, 'deposit');
  const { applicationId: id, owner } = world;
  const deposited = { type: 'deposit/confirm', amountCents: 61_800, currency: 'eur' } as const;
  await runCommand(site.platform, { role: 'provider' }, id, deposited);
  await runCommand(site.platform, { memberId: owner.id }, id, {
    type: 'contest',
    reason: 'La note ne répond pas à la question posée.',
  });
  return world;
};

describe('a portage request', () => {
  it('waits for staff, then for the partner, and shows what a decision needs and no message', async () => {
    const world = await aWorld(site, 'review');
    const line = await lineOf(moderator, '/admin/portage', world);
    expect(line).toMatchObject({
      creator: { name: 'Étude Martin', userType: 'COMPANY', isMoral: true },
      candidate: { name: 'Anne Lefèvre', userType: 'EMPLOYEE', isMoral: false },
      offer: 500,
      tvaApplicable: true,
      urgency: 'onTime',
    });
    expect(new Date(line.dueAt).getTime() - new Date(line.askedAt).getTime()).toBe(48 * hour);
    expect(await lineOf(partner, '/partner/portage', world)).toBeUndefined();
    const validated = await post(moderator, `/admin/portage/${world.applicationId}/validate`);
    expect(validated.statusCode, validated.body).toBe(204);
    expect(await lineOf(moderator, '/admin/portage', world)).toBeUndefined();
    expect(await lineOf(partner, '/partner/portage', world)).toMatchObject({ offer: 500 });
    expect((await post(partner, `/partner/portage/${world.applicationId}/validate`)).statusCode).toBe(204);
    expect((await stateOf(world)).state).toBe('WAITING_FUNDS');
  });

  it.each([
    ['review', '/admin', () => moderator],
    ['portageAtPartner', '/partner', () => partner],
  ] as const)('is rejected at %s with a reason that both parties read', async (stage, path, who) => {
    const world = await aWorld(site, stage);
    const reason = 'La durée de la mission est trop courte pour un contrat.';
    const call = `${path}/portage/${world.applicationId}/reject`;
    expect((await post(who(), call, { reason: '  ' })).json().errors[0].path).toBe('reason');
    expect((await post(who(), call, { reason })).statusCode).toBe(204);
    for (const party of [world.owner, world.candidate]) {
      const thread = await get(party, `/messagerie/${world.applicationId}`);
      expect(thread.state).toBe('WAITING_ACCEPTATION');
      expect(thread.actions.map((action: { reason: string | null }) => action.reason)).toContain(reason);
    }
    expect((await post(who(), call, { reason })).json().code).toBe('STATE_CHANGED');
  });

  it('that waits for staff is nothing to the partner, nor the other way round', async () => {
    const forStaff = await aWorld(site, 'review');
    const early = await aWorld(site, 'choice');
    for (const [who, path, { applicationId }] of [
      [partner, '/partner', forStaff],
      [partner, '/partner', early],
      [moderator, '/admin', early],
    ] as const) {
      for (const [call, body] of [
        ['validate', {}],
        ['reject', { reason: 'Non.' }],
      ] as const) {
        const answer = await post(who, `${path}/portage/${applicationId}/${call}`, body);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
      }
    }
    const forPartner = await aWorld(site, 'portageAtPartner');
    const late = await post(moderator, `/admin/portage/${forPartner.applicationId}/validate`);
    expect(late.json().code).toBe('STATE_CHANGED');
  });

  it('is decided once, of twenty who decide at once', async () => {
    const { applicationId } = await aWorld(site, 'review');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? post(moderator, `/admin/portage/${applicationId}/validate`)
          : post(moderator, `/admin/portage/${applicationId}/reject`, { reason: 'Non.' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
  });

  it('is past half of its time, then overdue', async () => {
    const world = await aWorld(site, 'review');
    const later = async (hours: number) => {
      site.clock.advance(hours * hour);
      moderator = await aMember(site, { kind: 'STAFF', staffRole: 'moderator' });
      return (await lineOf(moderator, '/admin/portage', world)).urgency;
    };
    expect([await later(23), await later(2), await later(24)]).toEqual(['onTime', 'halfTime', 'overdue']);
  });

  it('comes in pages, what is due first before', async () => {
    await aWorld(site, 'review');
    await aWorld(site, 'review');
    const all = await get(moderator, '/admin/portage?limit=100');
    const times = all.map(({ dueAt }: { dueAt: string }) => dueAt);
    expect(times).toEqual(times.toSorted());
    let path: string | undefined = '/admin/portage?limit=1';
    const seen: string[] = [];
    while (path !== undefined) {
      const answer = await site.call('GET', path, { token: moderator.token });
      seen.push(...answer.json().map(({ id }: { id: string }) => id));
      path = /<\/api([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(all.map(({ id }: { id: string }) => id));
  });
});

describe('a contested mission', () => {
  it('shows who contests, why, since when and what is held', async () => {
    const world = await heldAndContested();
    expect(await lineOf(moderator, '/admin/disputes', world)).toMatchObject({
      contest: { by: 'creator', reason: 'La note ne répond pas à la question posée.' },
      deposit: 600,
      offer: 500,
    });
    expect((await lineOf(moderator, '/admin/disputes', await aWorld(site, 'contested'))).deposit).toBeNull();
  });

  it.each([
    [
      { outcome: 'release' },
      'DONE',
      { ask: 'release', amount_cents: 60_000, candidate_cents: null },
      /^Les fonds de la mission \(600\s€\) reviennent au prestataire\.$/,
    ],
    [
      { outcome: 'refund' },
      'REFUSED',
      { ask: 'refund', amount_cents: 61_800, candidate_cents: null },
      /^Les fonds déposés \(618\s€\) reviennent au client\.$/,
    ],
    [
      { outcome: 'split', amount: 250.5 },
      'DONE',
      { ask: 'split', amount_cents: null, candidate_cents: 25_050 },
      /^Le prestataire reçoit 250,50\s€, le client 349,50\s€\.$/,
    ],
  ] as const)('is settled by %j, and both parties read how', async (body, state, asked, sentence) => {
    const world = await heldAndContested();
    const settled = await post(moderator, `/admin/disputes/${world.applicationId}/settle`, {
      ...body,
      reason,
    });
    expect(settled.statusCode, settled.body).toBe(204);
    expect((await stateOf(world)).state).toBe(state);
    const { rows } = await site.platform.database.pool.query(
      `select ask, amount_cents, candidate_cents from payment_request where application_id = $1`,
      [world.applicationId],
    );
    expect(rows).toEqual([asked]);
    for (const { token } of [world.owner, world.candidate]) {
      const thread = await site.call('GET', `/messagerie/${world.applicationId}`, { token });
      const { settlement, settlementReason } = thread.json().execution.contest;
      expect(settlement).toMatch(sentence);
      expect(settlementReason).toBe(reason);
    }
    expect(await lineOf(moderator, '/admin/disputes', world)).toBeUndefined();
    await site.drain();
    const mails = await mailsTo(site, world.owner);
    expect(mails.map(({ text }) => text).join(' ')).toContain(reason);
  });

  it.each([
    [{ reason: ' ' }, 400, 'outcome'],
    [{ outcome: 'release', reason: ' ' }, 400, 'reason'],
    [{ outcome: 'keep' }, 400, 'outcome'],
    [{ outcome: 'split' }, 400, 'amount'],
    [{ outcome: 'split', amount: 0 }, 400, 'amount'],
    [{ outcome: 'split', amount: -3 }, 400, 'amount'],
    [{ outcome: 'split', amount: 1.005 }, 400, 'amount'],
    [{ outcome: 'release', amount: 10 }, 400, 'amount'],
    [{ outcome: 'split', amount: 600 }, 409, undefined],
    [{ outcome: 'split', amount: 9_999 }, 409, undefined],
  ] as const)('is not settled by %j', async (body, status, field) => {
    const world = await heldAndContested();
    const answer = await post(moderator, `/admin/disputes/${world.applicationId}/settle`, {
      reason,
      ...body,
    });
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([status, field]);
    expect((await stateOf(world)).state).toBe('ONGOING');
  });

  it('asks for a code again when the last one is older than fifteen minutes', async () => {
    const world = await heldAndContested();
    const old = await aSession(site, moderator.id, new Date(site.clock.now().getTime() - 15 * 60_000));
    const settle = (token: string) =>
      site.call('POST', `/admin/disputes/${world.applicationId}/settle`, {
        token,
        body: { outcome: 'refund', reason },
      });
    const refused = await settle(old);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect(refused.json().title).toContain('nouveau code');
    expect((await site.call('GET', '/admin/disputes', { token: old })).statusCode).toBe(200);
    expect((await settle(moderator.token)).statusCode).toBe(204);
  });

  it('that is none is nothing to settle', async () => {
    const { applicationId } = await aWorld(site, 'ongoing');
    const answer = await post(moderator, `/admin/disputes/${applicationId}/settle`, {
      outcome: 'refund',
      reason,
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe("staff's cancelling of a deposit", () => {
  it.each([
    ['deposit', 204, 'REFUSED'],
    ['ongoing', 409, 'ONGOING'],
    ['choice', 409, 'WAITING_ACCEPTATION'],
  ] as readonly (readonly [Stage, number, string])[])('at %s answers %i', async (stage, status, state) => {
    const world = await aWorld(site, stage);
    const answer = await post(moderator, `/admin/threads/${world.applicationId}/cancelDeposit`, {
      reason,
    });
    expect(answer.statusCode, answer.body).toBe(status);
    expect((await stateOf(world)).state).toBe(state);
  });
});

describe('the journal', () => {
  const acts = async () => {
    const { rows } = await site.platform.database.pool.query<{ number: number; body: string }>(
      'select number, body from staff_act order by number',
    );
    return rows;
  };

  it('has one entry for each decision, without gaps, and none for a refused one', async () => {
    const before = (await acts()).length;
    const { applicationId } = await heldAndContested();
    await post(moderator, `/admin/disputes/${applicationId}/settle`, {
      outcome: 'split',
      amount: 9_999,
      reason,
    });
    await post(moderator, `/admin/disputes/${applicationId}/settle`, {
      outcome: 'split',
      amount: 100,
      reason,
    });
    const entries = await acts();
    expect(entries.length).toBe(before + 1);
    expect(JSON.parse(entries.at(-1)?.body ?? '')).toMatchObject({
      number: before + 1,
      by: { memberId: moderator.id, role: 'moderator' },
      act: 'settle',
      on: { kind: 'thread', id: applicationId },
      details: { outcome: 'split', candidateCents: 10_000 },
    });
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  });

  it('stays linked when many decide at once', async () => {
    const worlds = [];
    for (let made = 0; made < 5; made += 1) worlds.push(await aWorld(site, 'review'));
    await Promise.all(
      worlds.map(({ applicationId }) => post(moderator, `/admin/portage/${applicationId}/validate`)),
    );
    const entries = (await acts()).length;
    expect(await checkJournal(site.platform)).toEqual({ entries, broken: null });
  });

  it('is never changed, and a forged entry is named', async () => {
    const { pool } = site.platform.database;
    for (const statement of [
      `update staff_act set body = body`,
      'delete from staff_act where number = 2',
      'truncate staff_act',
    ]) {
      await expect(pool.query(statement)).rejects.toThrow('never changed');
    }
    const client = await pool.connect();
    try {
      await client.query(`alter table staff_act disable trigger staff_act_stays`);
      await client.query(`update staff_act set body = body || ' ' where number = 2`);
    } finally {
      await client.query(`alter table staff_act enable trigger staff_act_stays`);
      client.release();
    }
    expect(await checkJournal(site.platform)).toEqual({ entries: 1, broken: 2 });
  });
});
