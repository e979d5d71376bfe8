import type { ThreadInvoices } from '@basoche/contract/payments/invoices';
import { parisDay } from '@basoche/domain/time/paris';
import { extractXml } from '@stackforge-eu/factur-x';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { brokenRules } from '../../../../test/en16931.ts';
import { aSession, type TestMember } from '../../../../test/factories.ts';
import { directInstalments } from '../../../../test/instalments.ts';
import { aBuyer, anIssuer } from '../../../../test/invoices.ts';
import { gives } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';

/** Invoices of a direct relation in instalments (rules §13): one for each, with its own sum, work and day. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const calls = async (method: 'GET' | 'POST', path: string, { id }: TestMember, body?: object) =>
  test.call(method, path, { token: await aSession(test, id), ...(body ? { body } : {}) });
const inThread = async ({ applicationId }: World, member: TestMember): Promise<ThreadInvoices> =>
  (await calls('GET', `/messagerie/invoices/${applicationId}`, member)).json();
const issues = ({ applicationId, candidate }: World, instalment?: number) =>
  calls('POST', `/messagerie/invoice/${applicationId}`, candidate, {
    issuer: anIssuer(),
    buyer: aBuyer(),
    ...(instalment === undefined ? {} : { instalment }),
  });
const tranche = (number: number) => `Tranche\u00a0${number} sur 2`;
const xmlOf = async (path: string, member: TestMember) =>
  (await extractXml((await calls('GET', path, member)).rawPayload)).xml;
const ends = (world: World) => gives(test, world, world.owner, 'mission/validate');
const tomorrow = () => test.clock.set(new Date(test.clock.now().getTime() + 86_400_000));

describe('an invoice of an instalment', () => {
  it('has the sum, the work and the end day of its own instalment', async () => {
    const world = await directInstalments(test);
    const { applicationId, owner, candidate } = world;
    expect((await inThread(world, candidate)).draft).toMatchObject({
      instalment: 0,
      instalmentName: tranche(1),
      line: expect.stringMatching(/\. Tranche\u00a01 sur 2\u202f: Étape 1$/),
      net: 300,
      total: 360,
    });
    const ended = parisDay(test.clock.now());
    await ends(world);
    tomorrow();
    const first = await issues(world);
    expect(first.statusCode, first.body).toBe(201);
    expect(first.json()).toMatchObject({ instalment: tranche(1), total: 360, counterpart: null });
    expect((await inThread(world, candidate)).draft).toMatchObject({ instalment: 1, net: 200 });
    const second = await issues(world, 1);
    expect(second.json()).toMatchObject({ instalment: tranche(2), total: 240 });
    const read = await inThread(world, owner);
    expect(read.invoices.map(({ instalment, total }) => [instalment, total])).toEqual([
      [tranche(2), 240],
      [tranche(1), 360],
    ]);
    expect((await inThread(world, candidate)).draft).toBeNull();

    const firstXml = await xmlOf(`/payments/invoices/${first.json().id}`, owner);
    const lastXml = await xmlOf(`/messagerie/invoice/${applicationId}`, owner);
    for (const xml of [firstXml, lastXml]) expect(brokenRules(xml)).toEqual([]);
    expect(firstXml).toContain(`${tranche(1)}\u202f: Étape 1`);
    expect(firstXml).toContain(ended.replaceAll('-', ''));
    expect(lastXml).toContain(`${tranche(2)}\u202f: Étape 2`);
    expect(lastXml).toContain('<ram:GrandTotalAmount>240.00</ram:GrandTotalAmount>');
    // The second is under way: no day of service is known.
    expect(lastXml).not.toContain(ended.replaceAll('-', ''));
  });

  it('is issued once, after the instalment has opened, for the position that the caller names', async () => {
    const world = await directInstalments(test);
    const codeOf = async (instalment?: number) => (await issues(world, instalment)).json().code;
    for (const later of [1, 2, 40_000, 10 ** 12]) expect(await codeOf(later)).toBe('NOT_INVOICEABLE');
    expect(await codeOf(-1)).toBe('INVALID_INPUT');
    await ends(world);
    expect(await codeOf()).toBeUndefined();
    // The answer was lost and the call is repeated: the next instalment must not be invoiced instead.
    expect(await codeOf()).toBe('ALREADY_INVOICED');
    expect((await inThread(world, world.candidate)).invoices).toHaveLength(1);
  });

  it('is cancelled and issued again independently of the others, and numbers have no gap', async () => {
    const world = await directInstalments(test);
    await ends(world);
    const { id } = (await issues(world, 0)).json();
    await issues(world, 1);
    await ends(world);
    const note = await calls('POST', `/payments/invoices/${id}/credit`, world.candidate);
    expect(note.json()).toMatchObject({ kind: 'credit_note', instalment: tranche(1), total: 360 });
    const read = await inThread(world, world.candidate);
    expect(read.draft).toMatchObject({ instalment: 0, net: 300 });
    expect((await issues(world, 1)).json().code).toBe('ALREADY_INVOICED');
    expect((await issues(world, 0)).json()).toMatchObject({ instalment: tranche(1) });
    const { invoices } = await inThread(world, world.owner);
    expect(invoices.map(({ number, kind, instalment }) => [number.slice(-4), kind, instalment])).toEqual([
      ['0004', 'invoice', tranche(1)],
      ['0003', 'credit_note', tranche(1)],
      ['0002', 'invoice', tranche(2)],
      ['0001', 'invoice', tranche(1)],
    ]);
  });

  it('is not issued for a dropped instalment, but still for those before it', async () => {
    const world = await directInstalments(test);
    await ends(world);
    await gives(test, world, world.candidate, 'instalment/stop');
    expect((await issues(world, 1)).json().code).toBe('NOT_INVOICEABLE');
    expect((await inThread(world, world.candidate)).draft).toMatchObject({ instalment: 0, net: 300 });
    expect((await issues(world, 0)).statusCode).toBe(201);
    expect((await inThread(world, world.candidate)).draft).toBeNull();
  });

  it('is announced to the client with the name of the instalment', async () => {
    const world = await directInstalments(test);
    await issues(world);
    await test.drain();
    const told = (await test.mails()).findLast(({ subject }) => subject?.startsWith('Facture BAS-'));
    expect(told?.html).toContain(tranche(1));
  });
});
