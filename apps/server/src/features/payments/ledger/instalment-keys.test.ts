import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { depositSecond, holdOfInstalment } from '../../../../test/instalments.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';
import { aHeldMission } from '../../../../test/money.ts';
import { holdOf } from '../../../../test/payments.ts';
import { post } from './service.ts';

/** Keys of money by instalment, enforced by the database. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const run = async (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> => {
  const { rows } = await test.platform.database.pool.query<Record<string, unknown>>(text, values);
  return rows;
};

describe('the database', () => {
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { constraint?: string; code?: string }) => error.constraint ?? error.code,
    );

  it('allows one paid deposit and one resolution per instalment', async () => {
    const world = await aHeldMission(test);
    await depositSecond(test, world);
    const again = (instalment: number) =>
      codeOf(
        run(
          `insert into deposit_session (application_id, instalment, subject, amount_cents, fee_cents, status, provider_id, planned_at, expires_at)
           values ($1, $2, 'x', 100, 0, 'paid', gen_random_uuid(), now(), now())`,
          world.applicationId,
          instalment,
        ),
      );
    expect([await again(0), await again(1)]).toEqual([
      'deposit_session_paid_once',
      'deposit_session_paid_once',
    ]);
    const ask = (instalment: number) =>
      codeOf(
        run(
          `insert into payment_request (application_id, instalment, ask, amount_cents, asked_at, handled_at)
           values ($1, $2, 'release', 100, now(), now())`,
          world.applicationId,
          instalment,
        ),
      );
    expect([await ask(0), await ask(1), await ask(1)]).toEqual([
      'done',
      'done',
      'payment_request_resolution_once',
    ]);
    await run('delete from payment_request where application_id = $1', world.applicationId);
  });

  it('refuses an entry that takes from another instalment', async () => {
    const world = await aHeldMission(test);
    await depositSecond(test, world);
    const take = (instalment: number, cents: number) =>
      codeOf(
        test.platform.database.transaction((trx) =>
          post(
            trx,
            {
              applicationId: world.applicationId,
              instalment,
              source: `${world.applicationId}-${instalment}-${cents}`,
              at: test.clock.now(),
            },
            [
              {
                kind: 'release',
                lines: [
                  { account: 'held', amountCents: cents },
                  { account: 'provider', amountCents: 0 - cents },
                ],
              },
            ],
          ),
        ),
      );
    expect(await take(1, 60_001)).toBe('instalment_held_is_never_negative');
    expect(await take(2, 1)).toBe('instalment_held_is_never_negative');
    expect(await take(1, 60_000)).toBe('done');
    expect(await holdOfInstalment(test, world, 0)).toEqual({
      deposited: 61_800,
      held: 60_000,
      fee_held: 1_800,
    });
  });

  it('refuses money without an instalment, as a program before 0124 would write it', async () => {
    const { applicationId } = await aHeldMission(test);
    const entry = `insert into ledger_entry (application_id, kind, source, at) values ($1, 'release', 'release:none', now())`;
    await expect(run(entry, applicationId)).rejects.toMatchObject({ code: '23502', column: 'instalment' });
  });

  it('keeps instalment 0 even before its row is copied', async () => {
    const world = await aHeldMission(test);
    const forget = () => run('delete from instalment_hold where application_id = $1', world.applicationId);
    await forget();
    const client = await test.platform.database.pool.connect();
    await client.query('begin');
    const { rows } = await client.query(
      `insert into ledger_entry (application_id, instalment, kind, source, at) values ($1, 0, 'release', $2, now()) returning id`,
      [world.applicationId, `release:old-${world.applicationId}`],
    );
    await client.query(`insert into ledger_line values ($1, 'held', 100), ($1, 'provider', -100)`, [
      rows[0].id,
    ]);
    await client.query('commit');
    client.release();
    const kept = { deposited: 61_800, held: 59_900, fee_held: 1_800, released: 100 };
    expect(await holdOfInstalment(test, world, 0)).toEqual(kept);
    expect(await holdOf(test, world)).toEqual(kept);

    await forget();
    const migration = new URL('../../../../migrations/0123_instalment_holds.sql', import.meta.url);
    const [copy = ''] = (await readFile(migration, 'utf8')).split(';');
    await run(copy);
    expect(await holdOfInstalment(test, world, 0)).toEqual(kept);
    await run(copy);
    expect(await holdOfInstalment(test, world, 0)).toEqual(kept);
  });

  it('allows another invoice of an instalment after the credit note of the former one', async () => {
    const [client, prestataire] = [await aMember(test, { kind: 'COMPANY' }), await aMember(test)];
    const applicationId = await anApplication(test, await aMission(test, client), prestataire);
    await run(
      `insert into invoice_series (issuer, year, sequence, day) values ($1::uuid::text, 2026, 0, '2026-01-01')`,
      prestataire.id,
    );
    let sequence = 0;
    const issue = async (instalment: number, round: number, corrects: unknown = null) => {
      const [row] = await run(
        `insert into invoice (issuer, issuer_id, buyer_id, application_id, instalment, kind, round, corrects_id, year, sequence,
           number, issued_on, issued_at, total_cents, subject, document)
         values ($1::uuid::text, $1, $2, $3, $4, $5, $6, $7, 2026, $8, $8::int::text, '2026-01-01', now(), 100, 'x', '{}') returning id`,
        prestataire.id,
        client.id,
        applicationId,
        instalment,
        corrects === null ? 'invoice' : 'credit_note',
        round,
        corrects,
        sequence + 1,
      );
      sequence += 1;
      return row?.id;
    };
    const first = await issue(0, 0);
    await issue(0, 0, first);
    await issue(1, 0);
    await expect(issue(1, 1)).rejects.toThrow(/instalment 1, was not cancelled/);
    expect(await codeOf(issue(1, 0))).toBe('invoice_stands_once');
    await issue(0, 1);
  });
});
