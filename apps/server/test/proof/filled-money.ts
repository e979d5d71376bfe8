import { randomUUID } from 'node:crypto';
import type { TestApp } from '../app.ts';
import type { TestMember } from '../factories.ts';

/** Writes payments as completed ones: a pending payment would prevent the deletion of the account. */
export const fillMoney = async (
  test: TestApp,
  leaver: TestMember,
  thread: string,
  other: TestMember,
): Promise<void> => {
  const client = await test.platform.database.pool.connect();
  const triggers = (state: 'disable' | 'enable') =>
    ['ledger_entry', 'hold', 'invoice']
      .map((table) => `alter table ${table} ${state} trigger user`)
      .join(';');
  const now = test.clock.now();
  const session = randomUUID();
  const request = randomUUID();
  try {
    await client.query(`begin; ${triggers('disable')}`);
    const write = (text: string, ...values: unknown[]) => client.query(text, values);
    await write(
      `insert into deposit_session (id, application_id, instalment, subject, amount_cents, fee_cents, status, provider_id, planned_at, expires_at, paid_at)
       values ($1, $2, 0, 'Mission', 100, 0, 'paid', 'cs_1', $3, $3, $3)`,
      session,
      thread,
      now,
    );
    await write(
      `insert into payment_request (id, application_id, instalment, ask, amount_cents, asked_at, handled_at) values ($1, $2, 0, 'release', 100, $3, $3)`,
      request,
      thread,
      now,
    );
    await write(
      `insert into money_movement (request_id, application_id, kind, amount_cents, payee_id, planned_at) values ($1, $2, 'transfer', 100, $3, $4)`,
      request,
      thread,
      leaver.id,
      now,
    );
    await write(
      `insert into chargeback values ('dp_1', $1, $2, 100, 'general', 'won', $3, $3)`,
      session,
      thread,
      now,
    );
    await write(
      `insert into ledger_entry (application_id, instalment, kind, source, at) values ($1, 0, 'deposit', 'cs_1', $2)`,
      thread,
      now,
    );
    await write('insert into hold (application_id, since) values ($1, $2)', thread, now);
    await write(
      'insert into instalment_hold (application_id, instalment, since) values ($1, 0, $2)',
      thread,
      now,
    );
    await write(`insert into invoice_series values ($1, 2026, 1, $2::timestamptz::date)`, leaver.id, now);
    await write(
      `insert into invoice (issuer, issuer_id, buyer_id, application_id, instalment, kind, round, year, sequence, number, issued_on, issued_at,
         total_cents, subject, document)
       values ($1::text, $1::uuid, $2, $3, 0, 'invoice', 0, 2026, 1, '2026-1', $4::timestamptz::date, $4::timestamptz, 100, 'Mission', '{}')`,
      leaver.id,
      other.id,
      thread,
      now,
    );
    await client.query(`${triggers('enable')}; commit`);
  } finally {
    client.release();
  }
};
