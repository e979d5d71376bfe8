import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';
import { aHeldMission, carryOutPayments } from '../../../../../test/money.ts';
import { ledgerCommands } from '../../../../commands/ledger.ts';
import { runCommand } from '../../../threads/service.ts';
import { checkLedger, differencesIn } from './service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());

const run = (statement: string, values: readonly unknown[] = []) =>
  site.platform.database.pool.query(statement, [...values]);
const broken = async () => (await checkLedger(site.platform)).differences;

describe('the check of the ledger', () => {
  it('passes for money that is held, released, split, refunded and returned', async () => {
    const [held, released, shared, refunded] = [
      await aHeldMission(site),
      await aHeldMission(site),
      await aHeldMission(site),
      await aHeldMission(site),
    ];
    const { platform } = site;
    await runCommand(platform, { memberId: released.owner.id }, released.applicationId, {
      type: 'mission/validate',
    });
    for (const { applicationId, owner } of [shared, refunded]) {
      await runCommand(platform, { memberId: owner.id }, applicationId, {
        type: 'contest',
        reason: 'Incomplet.',
      });
    }
    await runCommand(platform, { role: 'staff' }, shared.applicationId, {
      type: 'settle',
      outcome: 'split',
      candidateCents: 20_000,
      reason: 'Vu les pièces du dossier.',
    });
    await runCommand(platform, { role: 'staff' }, refunded.applicationId, {
      type: 'settle',
      outcome: 'refund',
      reason: 'Vu les pièces du dossier.',
    });
    // Payments still to be made are not a difference.
    expect(await broken()).toEqual([]);
    site.clock.advance(3 * 86_400_000);
    await runCommand(platform, { role: 'timer' }, released.applicationId, { type: 'release' });
    for (const { applicationId } of [released, shared, refunded]) await carryOutPayments(site, applicationId);
    const { applications, entries, differences } = await checkLedger(platform);
    expect([applications, entries, differences]).toEqual([4, 14, []]);
    const { rows } = await run(
      'select held_cents, released_cents, refunded_cents, fee_cents from hold where application_id = any ($1) order by 1, 2, 3',
      [[held, released, shared, refunded].map(({ applicationId }) => applicationId)],
    );
    expect(rows.map(Object.values)).toEqual([
      [0, 0, 61_800, 0],
      [0, 20_000, 40_000, 1_800],
      [0, 60_000, 0, 1_800],
      [60_000, 0, 0, 0],
    ]);
    const said = await ledgerCommands['ledger check']?.run(platform, [], []);
    expect(said).toBe('The ledger holds: 4 applications, 14 entries.');
  });
});

class Undo extends Error {}

/** Breaks rules that the database enforces, as only an owner of the database can; undone after the check. */
const rulesBrokenBy = async (
  ...statements: readonly (readonly [string, ...unknown[]])[]
): Promise<string[]> => {
  let rules: string[] = [];
  await site.platform.database.db
    .transaction()
    .execute(async (trx) => {
      for (const table of ['ledger_entry', 'ledger_line']) {
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      }
      for (const [statement, ...values] of statements) {
        const query = CompiledQuery.raw(statement, values);
        expect(Number((await trx.executeQuery(query)).numAffectedRows), statement).toBeGreaterThan(0);
      }
      rules = [...new Set((await differencesIn(trx)).map(({ rule }) => rule))];
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return rules;
};

const rule = {
  entry: 'the lines of every entry add up to zero',
  application: 'the lines of every application add up to zero',
  said: 'what is said to be held is what the lines say',
  total: 'what is held of an application is what is held of its instalments',
  negative: 'what is held is never negative',
  more: 'released, refunded and fees are never more than was deposited',
  over: 'a thread that is over holds nothing',
  running: 'a thread whose funds are deposited holds them until it is over',
  deposit: 'every paid deposit is in the ledger, and was what the thread agreed on',
  stray: 'every payment that nothing waited for is in the ledger, and is sent back',
  request: 'a request that is carried out has its transfers and refunds, for what was asked',
  movement: 'every transfer and every refund that is done is in the ledger',
  chargeback: 'every chargeback is in the ledger',
  source: 'every entry has what it was written for',
  answer: 'what answers a payment or an invoice is of its instalment',
  instalment: 'money is of an instalment that its mission has',
} as const;

describe('the check finds damage', () => {
  let held: Awaited<ReturnType<typeof aHeldMission>>;
  let released: Awaited<ReturnType<typeof aHeldMission>>;
  beforeAll(async () => {
    held = await aHeldMission(site);
    released = await aHeldMission(site);
    const { owner, applicationId } = released;
    await runCommand(site.platform, { memberId: owner.id }, applicationId, {
      type: 'contest',
      reason: 'Incomplet.',
    });
    await runCommand(site.platform, { role: 'staff' }, applicationId, {
      type: 'settle',
      outcome: 'release',
      reason: 'Vu les pièces du dossier.',
    });
    await carryOutPayments(site, applicationId);
    expect(await broken()).toEqual([]);
  });

  const linesOf = (kind: string) =>
    `entry_id = (select id from ledger_entry where application_id = $1 and kind = '${kind}')`;

  it('in a line that was changed, added or deleted', async () => {
    const id = held.applicationId;
    expect(
      await rulesBrokenBy([
        `update ledger_line set amount_cents = amount_cents + 1 where ${linesOf('hold')} and account = 'held'`,
        id,
      ]),
    ).toEqual([rule.entry, rule.application, rule.said]);
    expect(await rulesBrokenBy([`delete from ledger_line where ${linesOf('hold')}`, id])).toEqual([
      rule.entry,
      rule.said,
      rule.deposit,
    ]);
    expect(
      await rulesBrokenBy(
        [`delete from ledger_line where ${linesOf('deposit')}`, id],
        [`delete from ledger_entry where application_id = $1 and kind = 'deposit'`, id],
      ),
    ).toEqual([rule.said, rule.deposit]);
  });

  it('in the amounts that are held', async () => {
    const id = held.applicationId;
    expect(
      await rulesBrokenBy(['update hold set held_cents = held_cents + 1 where application_id = $1', id]),
    ).toEqual([rule.total]);
    expect(await rulesBrokenBy(['delete from hold where application_id = $1', id])).toEqual([rule.total]);
    expect(
      await rulesBrokenBy([
        'update instalment_hold set held_cents = held_cents + 1 where application_id = $1',
        id,
      ]),
    ).toEqual([rule.said, rule.total, rule.running]);
    expect(await rulesBrokenBy(['delete from instalment_hold where application_id = $1', id])).toEqual([
      rule.said,
      rule.total,
      rule.running,
    ]);
  });

  it('in a release of more than was held', async () => {
    const id = released.applicationId;
    expect(
      await rulesBrokenBy([
        `update ledger_line set amount_cents = amount_cents * 2 where ${linesOf('release')}`,
        id,
      ]),
    ).toEqual([rule.said, rule.negative, rule.more, rule.over, rule.movement]);
  });

  it('in a thread that ended with money left, or runs without it', async () => {
    expect(
      await rulesBrokenBy([`update application set state = 'DONE' where id = $1`, held.applicationId]),
    ).toEqual([rule.over]);
    expect(
      await rulesBrokenBy([`update application set state = 'ONGOING' where id = $1`, released.applicationId]),
    ).toEqual([rule.running]);
  });

  it('in a deposit that the ledger lacks, or that is not the thread’s', async () => {
    expect(
      await rulesBrokenBy([
        `update deposit_session set payment_intent = 'pi_other' where id = $1`,
        held.sessionId,
      ]),
    ).toEqual([rule.deposit, rule.source]);
    expect(
      await rulesBrokenBy([`update deposit_session set paid_cents = 61801 where id = $1`, held.sessionId]),
    ).toEqual([rule.deposit]);
    expect(
      await rulesBrokenBy([`update deposit_session set status = 'returned' where id = $1`, held.sessionId]),
    ).toEqual([rule.stray, rule.source]);
  });

  it('in a transfer that was changed or is missing', async () => {
    const id = released.applicationId;
    expect(
      await rulesBrokenBy([
        'update money_movement set amount_cents = amount_cents - 1 where application_id = $1',
        id,
      ]),
    ).toEqual([rule.request, rule.movement]);
    expect(await rulesBrokenBy(['delete from money_movement where application_id = $1', id])).toEqual([
      rule.request,
      rule.source,
    ]);
    expect(
      await rulesBrokenBy([
        `update money_movement set provider_id = 'tr_other' where application_id = $1`,
        id,
      ]),
    ).toEqual([rule.movement, rule.source]);
  });

  it('in money entered for another instalment', async () => {
    const of = (table: string, { applicationId }: { readonly applicationId: string }) =>
      rulesBrokenBy([`update ${table} set instalment = 1 where application_id = $1`, applicationId]);
    expect(await of('ledger_entry', held)).toEqual([rule.said, rule.deposit, rule.source, rule.instalment]);
    expect(await of('deposit_session', held)).toEqual([rule.deposit, rule.source, rule.instalment]);
    expect(await of('payment_request', released)).toEqual([rule.movement, rule.source, rule.instalment]);
    expect(await of('instalment_hold', held)).toEqual([rule.said, rule.running]);
    // Only a part of it: the entry of the release would take from an instalment that holds nothing.
    expect(
      await rulesBrokenBy([
        `update ledger_entry set instalment = 1 where application_id = $1 and kind = 'release'`,
        released.applicationId,
      ]),
    ).toEqual([rule.said, rule.negative, rule.more, rule.over, rule.movement, rule.source, rule.instalment]);
    expect(
      await rulesBrokenBy([
        `insert into payment_request (application_id, instalment, ask, amount_cents, session_id, asked_at)
         select application_id, 1, 'return', paid_cents, id, now() from deposit_session where id = $1`,
        held.sessionId,
      ]),
    ).toEqual([rule.answer, rule.instalment]);
  });

  it('in a chargeback that is not entered', async () => {
    const { applicationId, sessionId } = held;
    expect(
      await rulesBrokenBy([
        `insert into chargeback (provider_id, session_id, application_id, amount_cents, reason, status, opened_at)
         values ('du_1', $1, $2, 61800, 'fraudulent', 'open', now())`,
        sessionId,
        applicationId,
      ]),
    ).toEqual([rule.chargeback]);
  });

  it('and the command reports it, with the first differences', async () => {
    await run(`begin; alter table ledger_line disable trigger user;
      update ledger_line set amount_cents = amount_cents + 1 where account = 'fee_held';
      alter table ledger_line enable trigger user; commit`);
    await expect(ledgerCommands['ledger check']?.run(site.platform, [], [])).rejects.toThrow(
      /^The ledger does not hold \(\d+ applications, \d+ entries\)\. The first differences:\n {2}[\da-f-]{36}: hold:pi_/,
    );
    await run(`begin; alter table ledger_line disable trigger user;
      update ledger_line set amount_cents = amount_cents - 1 where account = 'fee_held';
      alter table ledger_line enable trigger user; commit`);
    expect(await broken()).toEqual([]);
  });
});

describe('the database itself', () => {
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { constraint?: string; code?: string }) => error.constraint ?? error.code,
    );
  const written = async (lines: readonly (readonly [string, number])[], kind = 'release', on?: string) => {
    const id = on ?? (await aHeldMission(site)).applicationId;
    return codeOf(
      site.platform.database.transaction(async (trx) => {
        const { rows } = await sql<{
          id: string;
        }>`insert into ledger_entry (application_id, instalment, kind, source, at)
          values (${id}, 0, ${kind}, ${`${kind}:${randomUUID()}`}, now()) returning id`.execute(trx);
        for (const [account, amount] of lines) {
          await sql`insert into ledger_line values (${rows[0]?.id}, ${account}, ${amount})`.execute(trx);
        }
      }),
    );
  };

  it('refuses to change, delete or truncate the ledger', async () => {
    for (const table of ['ledger_entry', 'ledger_line']) {
      const column = table === 'ledger_entry' ? 'kind' : 'account';
      expect(await codeOf(run(`update ${table} set ${column} = ${column}`)), table).not.toBe('done');
      expect(await codeOf(run(`delete from ${table}`)), table).not.toBe('done');
      expect(await codeOf(run(`truncate ${table} cascade`)), table).not.toBe('done');
    }
  });

  it('refuses at the commit an entry that does not add up, or has no line', async () => {
    expect(await written([['held', 100]])).toBe('ledger_entry_adds_up');
    expect(
      await written([
        ['held', 100],
        ['provider', -99],
      ]),
    ).toBe('ledger_entry_adds_up');
    expect(await written([])).toBe('ledger_entry_adds_up');
    expect(
      await written([
        ['held', 100],
        ['provider', -100],
      ]),
    ).toBe('done');
  });

  it('refuses to add a line to an existing entry', async () => {
    const { applicationId } = await aHeldMission(site);
    const more = run(
      `insert into ledger_line select id, 'loss', 5 from ledger_entry where application_id = $1 and kind = 'hold'`,
      [applicationId],
    );
    expect(await codeOf(more)).toBe('ledger_entry_adds_up');
  });

  it('refuses to release more than is held', async () => {
    expect(
      await written([
        ['held', 60_001],
        ['provider', -60_001],
      ]),
    ).toBe('held_is_never_negative');
    expect(
      await written(
        [
          ['fee_held', 1_801],
          ['fee', -1_801],
        ],
        'fee',
      ),
    ).toBe('fee_held_is_never_negative');
  });

  it('enters each source once', async () => {
    const { applicationId, paymentIntent } = await aHeldMission(site);
    const twice = run(
      `insert into ledger_entry (application_id, instalment, kind, source, at) values ($1, 0, 'deposit', $2, now())`,
      [applicationId, `deposit:${paymentIntent}`],
    );
    expect(await codeOf(twice)).toBe('ledger_entry_source_key');
  });

  it('allows one resolution of held money, and one paid deposit', async () => {
    const { applicationId } = await aHeldMission(site);
    const ask = (what: string) =>
      codeOf(
        run(
          `insert into payment_request (application_id, instalment, ask, amount_cents, asked_at) values ($1, 0, $2, 100, now())`,
          [applicationId, what],
        ),
      );
    expect([await ask('release'), await ask('release'), await ask('refund')]).toEqual([
      'done',
      'payment_request_resolution_once',
      'payment_request_resolution_once',
    ]);
    const again = run(
      `insert into deposit_session (application_id, instalment, subject, amount_cents, fee_cents, status, provider_id, planned_at, expires_at)
       values ($1, 0, 'x', 100, 0, 'paid', 'cs_again', now(), now())`,
      [applicationId],
    );
    expect(await codeOf(again)).toBe('deposit_session_paid_once');
  });
});
