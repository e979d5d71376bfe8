import type { Invoice } from '@basoche/contract/payments/invoices';
import { extractXml } from '@stackforge-eu/factur-x';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';
import { brokenRules } from '../../../../../test/en16931.ts';
import { aSession, type TestMember } from '../../../../../test/factories.ts';
import { aBuyer } from '../../../../../test/invoices.ts';
import {
  aDeposit,
  anAwaitedDeposit,
  askToPay,
  endAndRelease,
  payWith,
  until,
  untilState,
} from '../../../../../test/payments.ts';

/** The fee of a deposit paid by card: payment page, invoice, and credit note after a full refund. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' }, sandbox: true });
  await test.listen();
});
afterAll(() => test.close());

const listed = async ({ token }: TestMember): Promise<Invoice[]> =>
  (await test.call('GET', '/payments/invoices', { token })).json();

it('the fee is invoiced when the deposit is confirmed, and credited when both give up the mission', async () => {
  const world = await anAwaitedDeposit(test);
  const { owner, candidate, applicationId } = world;
  const details = aBuyer({ legalName: 'Cabinet Rivière' });
  await test.call('POST', '/payments/billing-details', { token: owner.token, body: details });
  await askToPay(test, world);
  await payWith(test, world);
  await untilState(test, world, 'ONGOING');
  await until(test, async () => (await listed(owner)).length === 1);
  const [invoice] = await listed(owner);
  expect(invoice).toMatchObject({
    issuer: 'Basoche',
    buyer: 'Cabinet Rivière',
    total: 18,
    vat: 3,
    isPaid: true,
  });
  expect(await listed(candidate)).toEqual([]);

  for (const { token } of [owner, candidate]) {
    const asked = await test.call('POST', `/messagerie/action/cancelDeposit/${applicationId}`, { token });
    expect(asked.statusCode, asked.body).toBe(200);
  }
  await until(test, async () => (await listed(owner)).length === 2);
  const [note] = await listed(owner);
  expect(note).toMatchObject({ kind: 'credit_note', total: 18, counterpart: invoice?.number });
  const file = await test.call('GET', `/payments/invoices/${note?.id}`, { token: owner.token });
  const { xml } = await extractXml(file.rawPayload);
  expect(brokenRules(xml)).toEqual([]);
  expect(xml).toContain(`<ram:IssuerAssignedID>${invoice?.number}</ram:IssuerAssignedID>`);
});

it('a fee invoice that waits for the client’s billing details is issued to the client’s name before the account is deleted', async () => {
  const world = await aDeposit(test);
  const { owner, applicationId } = world;
  const rows = async <Row extends object>(text: string) =>
    (await test.platform.database.pool.query<Row>(text, [applicationId])).rows;
  await endAndRelease(test, world);
  await untilState(test, world, 'DONE');
  const waiting = 'select id from payment_request where application_id = $1 and handled_at is null';
  await until(test, async () => (await rows(waiting)).length === 0);
  const [named] = await rows<{ name: string }>(
    'select display_name(m) as name from member m join application a on a.creator_id = m.id where a.id = $1',
  );
  const invoiced = `select document -> 'buyer' ->> 'legalName' as buyer from invoice where application_id = $1`;
  expect(await rows(invoiced)).toEqual([]);

  const left = await test.call('DELETE', '/users/me', { token: await aSession(test, owner.id) });
  expect(left.statusCode, left.body).toBe(204);

  expect(await rows(invoiced)).toEqual([{ buyer: named?.name }]);
});
