import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../../test/factories.ts';
import { anInvoice, issue } from '../../../../../test/invoices.ts';
import { aMission, anApplication } from '../../../../../test/missions.ts';
import { aWorld } from '../../../../../test/world.ts';
import { creditFee, invoiceFee } from '../fee/service.ts';

/** Invoice numbers under concurrent calls of two processes. */

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off' };
  first = await createTestApp({ environment });
  second = await createTestApp({ databaseUrl: first.databaseUrl, environment });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** A mission under way in a direct relation, written directly to the database. */
const direct = async (creator: TestMember, candidate: TestMember): Promise<string> => {
  const id = await anApplication(first, await aMission(first, creator), candidate);
  const { db } = first.platform.database;
  const running = { state: 'ONGOING', mode: 'direct', fee_cents: 1_800 } as const;
  await db.updateTable('application').set(running).where('id', '=', id).execute();
  return id;
};

const sequences = async (issuer: string): Promise<number[]> => {
  const { db } = first.platform.database;
  const rows = await db
    .selectFrom('invoice')
    .select('sequence')
    .where('issuer', '=', issuer)
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence }) => sequence);
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('fifty invoices at once', () => {
  it('of a candidate get consecutive numbers, without a gap or a duplicate', async () => {
    const creator = await aMember(first, { kind: 'COMPANY' });
    const candidate = await aMember(first);
    const threads = await Promise.all(upTo(50).map(() => direct(creator, candidate)));
    const answers = await Promise.all(
      threads.map((id, index) => issue(index % 2 === 0 ? first : second, id, candidate)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(threads.map(() => 201));
    expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(50);
    expect(await sequences(candidate.id)).toEqual(upTo(50));
  });

  it('of one thread are one invoice, and the others leave no gap', async () => {
    const world = await aWorld(first, 'done');
    const answers = await Promise.all(
      upTo(50).map((index) => issue(index % 2 === 0 ? first : second, world.applicationId, world.candidate)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(answer.json().code).toBe('ALREADY_INVOICED');
    }
    const { id } = answers.find(({ statusCode }) => statusCode === 201)?.json() ?? {};
    const credits = await Promise.all(
      upTo(20).map((index) =>
        (index % 2 === 0 ? first : second).call('POST', `/payments/invoices/${id}/credit`, {
          token: world.candidate.token,
        }),
      ),
    );
    expect(credits.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    await anInvoice(first, world.applicationId, world.candidate);
    expect(await sequences(world.candidate.id)).toEqual([1, 2, 3]);
  });

  it('of the platform get consecutive numbers too, credit notes included', async () => {
    const creator = await aMember(first, { kind: 'COMPANY' });
    const candidates = await Promise.all(upTo(5).map(() => aMember(first)));
    const threads = await Promise.all(
      candidates.flatMap((candidate) => upTo(5).map(() => direct(creator, candidate))),
    );
    await Promise.all(
      threads.flatMap((id, index) => {
        const [one, other] = index % 2 === 0 ? [first, second] : [second, first];
        return [invoiceFee(one.platform, id), creditFee(other.platform, id), creditFee(one.platform, id)];
      }),
    );
    expect(await sequences('platform')).toEqual(upTo(50));
  });

  it('use no number if they fail', async () => {
    const world = await aWorld(first, 'done');
    const { db } = first.platform.database;
    const failing = first.platform.database.transaction(async (trx) => {
      await sql`insert into invoice_series values (${world.candidate.id}, 2026, 7, '2026-01-01')`.execute(
        trx,
      );
      throw new Error('The machine stops here');
    });
    await expect(failing).rejects.toThrow('The machine stops here');
    await anInvoice(first, world.applicationId, world.candidate);
    expect(await sequences(world.candidate.id)).toEqual([1]);
    const { rows } = await sql<{ sequence: number }>`
      select sequence from invoice_series where issuer = ${world.candidate.id}`.execute(db);
    expect(rows).toEqual([{ sequence: 1 }]);
  });
});

describe('an issued invoice', () => {
  it('is never changed or deleted, and only the next number can follow it, whatever a program does', async () => {
    const world = await aWorld(first, 'invoiced');
    const { db } = first.platform.database;
    const copy = (change: string) =>
      sql.raw(`insert into invoice (issuer, issuer_id, buyer_id, application_id, instalment, kind, round, year, sequence, number,
        issued_on, issued_at, total_cents, subject, document)
        select issuer, issuer_id, buyer_id, application_id, instalment, kind, ${change}, issued_on, issued_at, total_cents, subject,
          document from invoice where id = '${world.invoiceId}'`);
    for (const statement of [
      sql`update invoice set total_cents = 1 where id = ${world.invoiceId}`,
      sql`delete from invoice where id = ${world.invoiceId}`,
      sql`truncate invoice`,
      copy("1, year, sequence + 2, 'BAS-gap'"),
      copy("1, year, sequence + 1, 'BAS-uncredited'"),
      copy("0, year, sequence + 1, 'BAS-twice'"),
      copy('0, year + 1, sequence, number'),
    ]) {
      await expect(statement.execute(db)).rejects.toThrow();
    }
    expect(await sequences(world.candidate.id)).toEqual([1]);
  });
});
