import type { OwnPayment, OwnPaymentMonths } from '@basoche/contract/payments/own';
import { chargebackEntry, chargebackLostEntry } from '@basoche/domain/payments/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../../test/factories.ts';
import { aMission, anApplication, proceed } from '../../../../../test/missions.ts';
import { aHeldMission, carryOutPayments, depositFunds } from '../../../../../test/money.ts';
import { aWorld } from '../../../../../test/world.ts';
import { runCommand } from '../../../threads/service.ts';
import { post } from '../service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());
beforeEach(() => site.clock.set(new Date('2026-11-21T09:00:00Z')));

/** Reads in a new session, since sessions of other days have expired. */
const get = async (path: string, { id }: TestMember) => {
  const token = await aSession(site, id);
  const answer = await site.call('GET', path, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};
const listed = async (member: TestMember, query = ''): Promise<OwnPayment[]> =>
  (await get(`/payments/own${query}`, member)).json();
const monthsOf = async (member: TestMember, query = ''): Promise<OwnPaymentMonths> =>
  (await get(`/payments/own/months${query}`, member)).json();

const end = (memberId: string, applicationId: string) =>
  runCommand(site.platform, { memberId }, applicationId, { type: 'mission/validate' });

/** Staff split the deposit between both, and the payments are made. */
const split = async ({ owner, applicationId }: { owner: TestMember; applicationId: string }) => {
  await runCommand(site.platform, { memberId: owner.id }, applicationId, {
    type: 'contest',
    reason: 'Incomplet.',
  });
  await runCommand(site.platform, { role: 'staff' }, applicationId, {
    type: 'settle',
    outcome: 'split',
    candidateCents: 20_000,
    reason: 'Vu les pièces du dossier.',
  });
};

describe('one’s own payments', () => {
  it('are not suspended by a contest that staff ended with a refund', async () => {
    const { owner, applicationId } = await aHeldMission(site);
    await runCommand(site.platform, { memberId: owner.id }, applicationId, {
      type: 'contest',
      reason: 'Incomplet.',
    });
    const stopped = async () => (await listed(owner)).map(({ status, isContested }) => [status, isContested]);
    expect(await stopped()).toEqual([['held', true]]);
    await runCommand(site.platform, { role: 'staff' }, applicationId, {
      type: 'cancelDeposit',
      reason: 'Les parties sont injoignables.',
    });
    expect((await stopped()).toSorted()).toEqual([
      ['held', false],
      ['planned', false],
    ]);
  });

  it('follow a deposit from its request until its release, on both sides', async () => {
    const { owner, candidate, applicationId } = await aWorld(site, 'deposit');
    const about = { postulationID: applicationId, mode: 'funds', destination: 'payment_account' };
    expect(await listed(owner)).toMatchObject([
      { ...about, direction: 'OUT', status: 'expected', price: 500, vat: 100, fee: 18, total: 618 },
    ]);
    expect(await listed(candidate)).toMatchObject([
      { ...about, direction: 'IN', status: 'expected', price: 500, vat: 100, fee: 0, total: 600 },
    ]);
    await depositFunds(site, applicationId);
    expect(await listed(owner)).toMatchObject([
      {
        ...about,
        direction: 'OUT',
        status: 'held',
        price: 500,
        vat: 100,
        fee: 18,
        total: 618,
        day: '2026-11-21',
      },
    ]);
    expect(await listed(candidate)).toMatchObject([
      { ...about, direction: 'IN', status: 'held', total: 600 },
    ]);
    site.clock.set(new Date('2026-11-25T09:00:00Z'));
    await end(owner.id, applicationId);
    expect(await listed(candidate)).toMatchObject([
      { status: 'planned', total: 600, day: '2026-11-27', latestDay: '2026-11-28' },
    ]);
    site.clock.set(new Date('2026-11-27T10:00:00Z'));
    await runCommand(site.platform, { role: 'timer' }, applicationId, { type: 'release' });
    expect(await listed(candidate)).toMatchObject([{ status: 'planned', total: 600, latestDay: null }]);
    await carryOutPayments(site, applicationId);
    expect(await listed(candidate)).toMatchObject([{ status: 'paid', total: 600, day: '2026-11-27' }]);
    expect(await listed(owner)).toMatchObject([{ status: 'paid', total: 618, day: '2026-11-21' }]);
  });

  it('name the other party, and are readable by their member only', async () => {
    const { owner, candidate, otherCandidate } = await aHeldMission(site);
    const nameOf = async ({ id }: TestMember) => {
      const { rows } = await site.platform.database.pool.query(
        'select display_name(m) as name from member m where id = $1',
        [id],
      );
      return rows[0].name;
    };
    expect((await listed(owner))[0]?.other).toBe(await nameOf(candidate));
    expect((await listed(candidate))[0]?.other).toBe(await nameOf(owner));
    expect(await listed(otherCandidate)).toEqual([]);
  });

  it('leave out direct relations, which are paid elsewhere', async () => {
    const { owner, candidate } = await aWorld(site, 'done');
    expect([...(await listed(owner)), ...(await listed(candidate))]).toEqual([]);
  });

  it.each([
    ['an awaited', () => aWorld(site, 'deposit')],
    ['a held', () => aHeldMission(site)],
  ] as const)('say on both sides that the cancellation of %s deposit is asked', async (_, open) => {
    const { owner, candidate, applicationId } = await open();
    const isAsked = async () =>
      Promise.all(
        [owner, candidate].map(async (member) =>
          (await listed(member)).map(({ isCancelAsked }) => isCancelAsked),
        ),
      );
    expect(await isAsked()).toEqual([[false], [false]]);
    await runCommand(site.platform, { memberId: owner.id }, applicationId, { type: 'cancelDeposit' });
    expect(await isAsked()).toEqual([[true], [true]]);
    const { body } = await get('/payments/own.csv', candidate);
    expect(body).toContain('annulation demandée, accord attendu');
    await runCommand(site.platform, { memberId: candidate.id }, applicationId, { type: 'cancelDeposit' });
    expect((await isAsked()).flat()).not.toContain(true);
  });

  it('show during a contest that nothing is planned, and after a split each party’s part', async () => {
    const world = await aHeldMission(site);
    const { owner, candidate, applicationId } = world;
    await runCommand(site.platform, { memberId: owner.id }, applicationId, {
      type: 'contest',
      reason: 'Incomplet.',
    });
    expect(await listed(candidate)).toMatchObject([{ status: 'held', isContested: true }]);
    expect(await listed(owner, '?direction=OUT')).toMatchObject([{ status: 'held', isContested: true }]);
    await runCommand(site.platform, { memberId: owner.id }, applicationId, { type: 'contest/withdraw' });
    await end(owner.id, applicationId);
    expect(await listed(candidate)).toMatchObject([{ status: 'planned', isContested: false }]);
    await split(world);
    expect(await listed(candidate)).toMatchObject([{ status: 'planned', total: 200 }]);
    expect(await listed(owner, '?direction=IN')).toMatchObject([
      { status: 'planned', destination: 'card', total: 400, price: null },
    ]);
    await carryOutPayments(site, applicationId);
    expect(await listed(candidate)).toMatchObject([
      { status: 'paid', total: 200, price: 166.67, vat: 33.33 },
    ]);
    expect(await listed(owner, '?direction=IN')).toMatchObject([{ status: 'refunded', total: 400 }]);
    expect(await listed(owner, '?direction=OUT')).toMatchObject([
      { status: 'paid', total: 618, refunded: 400 },
    ]);
  });

  it('show that a deposit went back in full', async () => {
    const { owner, candidate, applicationId } = await aHeldMission(site);
    for (const { id } of [owner, candidate]) {
      await runCommand(site.platform, { memberId: id }, applicationId, { type: 'cancelDeposit' });
    }
    await carryOutPayments(site, applicationId);
    expect(await listed(owner, '?direction=OUT')).toMatchObject([
      { status: 'refunded', destination: 'card', total: 618, refunded: 618 },
    ]);
    expect((await monthsOf(owner)).months).toMatchObject([{ in: 0, out: 618, refunded: 618 }]);
  });

  it('show the last payment day of delivered work, unless something suspends it', async () => {
    const { owner, candidate, applicationId } = await aHeldMission(site);
    expect(await listed(candidate)).toMatchObject([{ status: 'held', latestDay: null }]);
    await runCommand(site.platform, { memberId: candidate.id }, applicationId, { type: 'deliver' });
    // Fourteen days without an answer, plus the three promised for the payment.
    expect(await listed(candidate)).toMatchObject([{ status: 'held', latestDay: '2026-12-08' }]);
    expect((await monthsOf(candidate)).coming).toMatchObject({
      in: 600,
      inUncertain: 0,
      next: { total: 600, plannedDay: null, latestDay: '2026-12-08' },
    });
    await runCommand(site.platform, { memberId: owner.id }, applicationId, {
      type: 'contest',
      reason: 'Incomplet.',
    });
    expect(await listed(candidate)).toMatchObject([{ status: 'held', latestDay: null }]);
    expect((await monthsOf(candidate)).coming).toMatchObject({ in: 600, inUncertain: 600, next: null });
  });

  it('show the amounts that a bank has taken back', async () => {
    const { owner, candidate, applicationId, sessionId } = await aHeldMission(site);
    await site.platform.database.pool.query(
      `insert into chargeback (provider_id, session_id, application_id, amount_cents, reason, status, opened_at)
       values ('dp_own', $1, $2, 61800, 'fraudulent', 'open', $3)`,
      [sessionId, applicationId, site.clock.now()],
    );
    const posting = { applicationId, instalment: 0, source: 'dp_own', at: site.clock.now() };
    await site.platform.database.transaction((trx) => post(trx, posting, [chargebackEntry(61_800)]));
    expect(await listed(owner, '?direction=IN')).toMatchObject([
      { status: 'taken', destination: 'card', total: 618 },
    ]);
    const holding = { heldCents: 60_000, feeHeldCents: 1_800 };
    await site.platform.database.transaction((trx) =>
      post(trx, posting, [chargebackLostEntry(61_800, holding)]),
    );
    expect(await listed(candidate)).toMatchObject([{ status: 'taken', total: 600, price: null }]);
    expect((await monthsOf(candidate)).months).toEqual([]);
  });
});

describe('the total of payments to come', () => {
  const comingOf = async (member: TestMember) => {
    const { next: _, ...sums } = (await monthsOf(member)).coming;
    return sums;
  };

  it('equals that of the list, with its taxes and fees, until the money has moved', async () => {
    const { owner, candidate, applicationId } = await aWorld(site, 'deposit');
    expect(await comingOf(owner)).toEqual({ in: 0, inUncertain: 0, portage: 0, out: 618 });
    expect(await comingOf(candidate)).toEqual({ in: 600, inUncertain: 600, portage: 0, out: 0 });
    await depositFunds(site, applicationId);
    expect(await comingOf(owner)).toEqual({ in: 0, inUncertain: 0, portage: 0, out: 0 });
    expect(await comingOf(candidate)).toEqual({ in: 600, inUncertain: 0, portage: 0, out: 0 });
    await split({ owner, applicationId });
    expect(await comingOf(owner)).toEqual({ in: 400, inUncertain: 0, portage: 0, out: 0 });
    expect(await comingOf(candidate)).toEqual({ in: 200, inUncertain: 0, portage: 0, out: 0 });
    await carryOutPayments(site, applicationId);
    expect(await comingOf(owner)).toEqual({ in: 0, inUncertain: 0, portage: 0, out: 0 });
    expect(await comingOf(candidate)).toEqual({ in: 0, inUncertain: 0, portage: 0, out: 0 });
  });

  it('counts all missions of the member, of any year, and separates the part for the portage company', async () => {
    const { candidate, applicationId } = await aWorld(site, 'deposit');
    const company = await aMember(site, { kind: 'COMPANY' });
    const other = await anApplication(site, await aMission(site, company, {}), candidate);
    await proceed(
      site,
      other,
      [company, 'action/price/accept'],
      [company, 'action/choose/funds'],
      [candidate, 'action/funds/accept'],
    );
    expect(await comingOf(candidate)).toEqual({ in: 1_200, inUncertain: 1_200, portage: 0, out: 0 });
    expect((await monthsOf(candidate, '?year=2020')).coming.in).toBe(1_200);
    const { pool } = site.platform.database;
    await pool.query(`update application set mode = 'portage' where id = $1`, [applicationId]);
    expect(await comingOf(candidate)).toEqual({ in: 600, inUncertain: 600, portage: 600, out: 0 });
  });
});

describe('the sums of one’s own payments', () => {
  const ledgerOf = async (applicationIds: readonly string[]) => {
    const { rows } = await site.platform.database.pool.query(
      `select sum(deposited_cents)::int as deposited, sum(released_cents)::int as released, sum(refunded_cents)::int as refunded
       from hold where application_id = any($1)`,
      [applicationIds],
    );
    return rows[0];
  };

  it('equal those of the ledger, by month in Paris', async () => {
    const ids: string[] = [];
    const payees: TestMember[] = [];
    const { id: companyId } = await aMember(site, { kind: 'COMPANY' });
    const companyNow = async () => ({ id: companyId, token: await aSession(site, companyId) }) as TestMember;
    for (const [index, day] of ['2026-10-31T23:30:00Z', '2026-12-02T10:00:00Z'].entries()) {
      site.clock.set(new Date(day));
      const company = await companyNow();
      const candidate = await aMember(site, {});
      const missionId = await aMission(site, company, { title: `Mission ${index}` });
      const id = await anApplication(site, missionId, candidate);
      await proceed(
        site,
        id,
        [company, 'action/price/accept'],
        [company, 'action/choose/funds'],
        [candidate, 'action/funds/accept'],
      );
      await depositFunds(site, id);
      ids.push(id);
      payees.push(candidate);
    }
    const [first = '', second = ''] = ids;
    const company = await companyNow();
    await split({ owner: company, applicationId: second });
    await carryOutPayments(site, second);
    await end(companyId, first);
    site.clock.set(new Date('2026-12-31T23:30:00Z'));
    await runCommand(site.platform, { role: 'timer' }, first, { type: 'release' });
    await carryOutPayments(site, first);

    const { deposited, released, refunded } = await ledgerOf(ids);
    const all = async (member: TestMember) => {
      const { years } = await monthsOf(member);
      const each = await Promise.all(years.map((year) => monthsOf(member, `?year=${year}`)));
      return each.flatMap(({ months }) => months);
    };
    const sum = (months: OwnPaymentMonths['months'], key: 'in' | 'out' | 'refunded') =>
      months.reduce((total, one) => total + Math.round(one[key] * 100), 0);
    const mine = await all(company);
    expect(mine.map(({ month }) => month)).toEqual(['2026-12', '2026-11']);
    expect(sum(mine, 'out')).toBe(deposited);
    expect(sum(mine, 'refunded')).toBe(refunded);
    expect(sum(mine, 'in')).toBe(0);
    const theirs = (await Promise.all(payees.map(all))).flat();
    expect(sum(theirs, 'in')).toBe(released);
    expect(sum(theirs, 'out')).toBe(0);
    expect(theirs.map(({ month }) => month)).toEqual(['2027-01', '2026-12']);
  });
});

describe('the list', () => {
  /** A member with three awaited deposits, on different days. */
  const three = async () => {
    const { id, ...rest } = await aMember(site, { kind: 'COMPANY' });
    for (const [index, day] of ['2026-11-20', '2026-11-21', '2027-01-04'].entries()) {
      site.clock.set(new Date(`${day}T09:00:00Z`));
      const owner = { ...rest, id, token: await aSession(site, id) };
      const candidate = await aMember(site, {});
      const title = index === 0 ? '=SOMME(A1;A2)' : `Mission ${index}`;
      const applicationId = await anApplication(site, await aMission(site, owner, { title }), candidate);
      await proceed(
        site,
        applicationId,
        [owner, 'action/price/accept'],
        [owner, 'action/choose/funds'],
        [candidate, 'action/funds/accept'],
      );
    }
    return { ...rest, id };
  };

  it('is paged in both orders, by year, side and status', async () => {
    const member = await three();
    const days = (items: OwnPayment[]) => items.map(({ day }) => day);
    const newest = ['2027-01-04', '2026-11-21', '2026-11-20'];
    const found: string[] = [];
    let path: string | null = '/payments/own?limit=2';
    while (path !== null) {
      const answer: Awaited<ReturnType<typeof get>> = await get(path, member);
      found.push(...days(answer.json()));
      path = /<\/api([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? null;
    }
    expect(found).toEqual(newest);
    expect(days(await listed(member, '?order=oldest'))).toEqual(newest.toReversed());
    expect(days(await listed(member, '?year=2026&direction=OUT'))).toEqual(newest.slice(1));
    expect(await listed(member, '?direction=IN')).toEqual([]);
    expect(days(await listed(member, '?status=expected&status=held'))).toEqual(newest);
    expect(await listed(member, '?status=paid')).toEqual([]);
  });

  it('is exported for French spreadsheets, in which a title is never a formula', async () => {
    const member = await three();
    const answer = await get('/payments/own.csv?year=2026', member);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toContain('basoche-paiements-2026.csv');
    const [header, ...rows] = answer.body.trimEnd().split('\r\n');
    expect(header).toBe(
      '\ufeffDate;Sens;État;Mission;Client ou prestataire;Mode;Prix HT;TVA;Frais Basoche TTC;Total TTC;Destination;Échange;Tranche ou mois',
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(
      /^2026-11-21;À payer;À déposer;Mission 1;[^;]+;Dépôt des fonds chez un tiers;500,00;100,00;18,00;618,00;/,
    );
    expect(rows[1]).toContain(`"'=SOMME(A1;A2)"`);
  });
});
