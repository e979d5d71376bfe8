import type { Invoice, ThreadInvoices } from '@basoche/contract/payments/invoices';
import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { brokenRules } from '../../../../test/en16931.ts';
import { aSession, type TestMember } from '../../../../test/factories.ts';
import { aBuyer, anIssuer } from '../../../../test/invoices.ts';
import { entriesFrom, monthsIn, twoMonths } from '../../../../test/months.ts';
import { gives, untilThe } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';
import { findInvoice } from './numbering/store.ts';
import { invoiceDocument } from './presenter.ts';

/** Invoices of months in a direct relation (rules §13): the sum of the accepted sheet, with its work day by day. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const calls = async (method: 'GET' | 'POST', path: string, { id }: TestMember, body?: object) =>
  test.call(method, path, { token: await aSession(test, id), ...(body ? { body } : {}) });
const draftOf = async ({ applicationId, candidate }: World): Promise<ThreadInvoices['draft']> =>
  (await calls('GET', `/messagerie/invoices/${applicationId}`, candidate)).json().draft;
const issues = ({ applicationId, candidate }: World, instalment: number) =>
  calls('POST', `/messagerie/invoice/${applicationId}`, candidate, {
    issuer: anIssuer(),
    buyer: aBuyer(),
    instalment,
  });
/** The XML of an invoice, after checks against the schema and the rules of the standard. */
const xmlOf = async ({ id }: Invoice, member: TestMember): Promise<string> => {
  const { xml } = await extractXml((await calls('GET', `/payments/invoices/${id}`, member)).rawPayload);
  expect(await validateXsd(xml, Profile.EN16931)).toEqual({ valid: true, errors: [] });
  expect(brokenRules(xml)).toEqual([]);
  return xml;
};
const send = (world: World, entries: readonly object[], isLast = false) =>
  gives(test, world, world.candidate, 'mission/deliver', { body: { sheet: { entries, isLast } } });

it('a month by day is invoiced once its sheet is accepted, for the sum of the sheet', async () => {
  test.clock.set(new Date('2037-03-10T09:00:00Z'));
  const world = await monthsIn(test, 'direct');
  const { candidate, owner } = world;
  expect(await draftOf(world)).toBeNull();
  expect((await issues(world, 0)).json().code).toBe('NOT_INVOICEABLE');
  await untilThe(test, new Date('2037-03-31T17:00:00Z'));
  await send(world, entriesFrom('2037-03-10', [2, 1]));
  expect(await draftOf(world)).toBeNull();
  await gives(test, world, owner, 'mission/validate');
  expect(await draftOf(world)).toMatchObject({
    instalment: 0,
    instalmentName: 'Mois\u00a01',
    line: expect.stringContaining(
      'Mois\u00a01\u202f: temps passé, du 10\u00a0mars\u00a02037 au 31\u00a0mars\u00a02037',
    ),
    done: [
      '10\u00a0mars\u00a02037, 1\u00a0jour\u202f: Travail 1',
      '11\u00a0mars\u00a02037, une demi-journée\u202f: Travail 2',
    ],
    net: 750,
    total: 900,
  });
  const issued = await issues(world, 0);
  expect(issued.statusCode, issued.body).toBe(201);
  expect(issued.json()).toMatchObject({ instalment: 'Mois\u00a01', total: 900 });
  // The second month is open.
  expect(await draftOf(world)).toBeNull();
  const xml = await xmlOf(issued.json(), owner);
  expect(xml).toMatch(/<ram:BilledQuantity unitCode="DAY">1\.50</);
  expect(xml).toContain('<ram:ChargeAmount>500.00<');
  expect(xml).toMatch(/<ram:BillingSpecifiedPeriod>.*20370310.*20370331.*<\/ram:BillingSpecifiedPeriod>/s);
  expect(xml).toContain('Travail 2');
  const row = await findInvoice(test.platform.database.db, issued.json().id);
  const words = JSON.stringify(row && invoiceDocument(row.document, row.issued_at).blocks);
  for (const one of ['1\u00a0jour et demi', 'Travail 1', 'Travail 2', 'Période de la prestation'])
    expect(words).toContain(one);
  const credit = await calls('POST', `/payments/invoices/${issued.json().id}/credit`, candidate);
  expect(credit.statusCode, credit.body).toBe(201);
  expect(await xmlOf(credit.json(), candidate)).toContain('Travail 2');
  expect(await draftOf(world)).toMatchObject({ instalment: 0, net: 750 });
});

it('a month of a retainer is invoiced with its work day by day', async () => {
  test.clock.set(new Date('2037-10-01T09:00:00Z'));
  const world = await monthsIn(test, 'direct', twoMonths('2037-10-01'));
  await untilThe(test, new Date('2037-10-31T17:00:00Z'));
  await send(world, [{ day: '2037-10-02', units: 0, text: 'Avis sur un congé, envoyé à moi@exemple.fr' }]);
  await gives(test, world, world.owner, 'mission/validate');
  const issued = await issues(world, 0);
  expect(issued.statusCode, issued.body).toBe(201);
  expect(issued.json()).toMatchObject({ instalment: 'Mois\u00a01', total: 480 });
  const xml = await xmlOf(issued.json(), world.owner);
  expect(xml).toContain('forfait mensuel, du 1ᵉʳ\u00a0octobre\u00a02037 au 31\u00a0octobre\u00a02037');
  expect(xml).toContain('2\u00a0octobre\u00a02037\u202f: Avis sur un congé');
  // Neither party accepted the agreement.
  expect(xml).not.toContain('moi@exemple.fr');
  expect(xml).toMatch(/<ram:BilledQuantity unitCode="C62">1</);
});
