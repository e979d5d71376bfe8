import type { Invoice } from '@basoche/contract/payments/invoices';
import { parisDay } from '@basoche/domain/time/paris';
import { extractXml } from '@stackforge-eu/factur-x';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { brokenRules } from '../../../../test/en16931.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aBuyer, anInvoice, anIssuer, issue } from '../../../../test/invoices.ts';
import { aWorld, type Stage, type World } from '../../../../test/world.ts';
import { creditFee, invoiceFee, reduceFee } from './fee/service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const get = async (path: string, { token }: Pick<TestMember, 'token'>) => test.call('GET', path, { token });
const read = async (path: string, member: Pick<TestMember, 'token'>) => {
  const answer = await get(path, member);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const listed = (member: TestMember): Promise<Invoice[]> => read('/payments/invoices', member);
const inThread = ({ applicationId }: World, member: TestMember) =>
  read(`/messagerie/invoices/${applicationId}`, member);
const credit = (id: string, { token }: TestMember) =>
  test.call('POST', `/payments/invoices/${id}/credit`, { token });
const xmlOf = async (path: string, member: TestMember) => {
  const answer = await get(path, member);
  expect(answer.statusCode, answer.body).toBe(200);
  return { answer, xml: (await extractXml(answer.rawPayload)).xml };
};

describe("a candidate's invoice", () => {
  it('is for the agreed amount of a direct relation, and both parties can read it', async () => {
    const world = await aWorld(test, 'ongoing');
    const { draft } = await inThread(world, world.candidate);
    expect(draft).toMatchObject({
      issuer: null,
      buyer: null,
      buyerIsLegalEntity: true,
      net: draft.total - draft.vat,
    });
    expect((await inThread(world, world.owner)).draft).toBeNull();
    const made = await issue(test, world.applicationId, world.candidate);
    expect(made.statusCode, made.body).toBe(201);
    const year = parisDay(test.clock.now()).slice(0, 4);
    expect(made.json()).toMatchObject({
      number: `BAS-${year}-0001`,
      kind: 'invoice',
      isMine: true,
      issuer: 'Anne Lefèvre EI',
      buyer: 'Étude Martin',
      total: draft.total,
      counterpart: null,
    });
    for (const member of [world.candidate, world.owner]) {
      const [found] = await listed(member);
      expect(found).toMatchObject({ number: made.json().number, isMine: member === world.candidate });
      expect((await inThread(world, member)).invoices).toEqual([found]);
      const { answer, xml } = await xmlOf(`/messagerie/invoice/${world.applicationId}`, member);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toContain(`facture-BAS-${year}-0001.pdf`);
      expect(brokenRules(xml)).toEqual([]);
      expect(xml).toContain(world.applicationId);
      expect(
        (await get(`/payments/invoices/${made.json().id}`, member)).rawPayload.equals(answer.rawPayload),
      ).toBe(true);
    }
    const stranger = await aMember(test);
    expect(await listed(stranger)).toEqual([]);
    for (const path of [
      `/payments/invoices/${made.json().id}`,
      `/messagerie/invoice/${world.applicationId}`,
    ]) {
      expect((await get(path, stranger)).statusCode).toBe(404);
      expect((await get(path, world.otherCandidate)).statusCode).toBe(404);
    }
  });

  it.each(['new', 'choice', 'direct', 'funds', 'deposit', 'portage'] as const satisfies readonly Stage[])(
    'is not issued at the stage %s',
    async (stage) => {
      const world = await aWorld(test, stage);
      const refused = await issue(test, world.applicationId, world.candidate);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_INVOICEABLE']);
      expect((await inThread(world, world.candidate)).draft).toBeNull();
      expect((await get(`/messagerie/invoice/${world.applicationId}`, world.owner)).json().code).toBe(
        'NOT_INVOICED',
      );
    },
  );

  it('is issued once, and again after a credit note has cancelled all of it', async () => {
    const world = await aWorld(test, 'done');
    const id = await anInvoice(test, world.applicationId, world.candidate);
    expect((await issue(test, world.applicationId, world.candidate)).json().code).toBe('ALREADY_INVOICED');
    expect((await credit(id, world.owner)).statusCode).toBe(403);
    const note = await credit(id, world.candidate);
    expect(note.statusCode, note.body).toBe(201);
    expect(note.json()).toMatchObject({ kind: 'credit_note', counterpart: expect.stringMatching(/-0001$/) });
    for (const cancelled of [id, note.json().id]) {
      expect((await credit(cancelled, world.candidate)).json().code).toBe('ALREADY_CREDITED');
    }
    const { xml } = await xmlOf(`/payments/invoices/${note.json().id}`, world.owner);
    expect(brokenRules(xml)).toEqual([]);
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    const again = await issue(test, world.applicationId, world.candidate, {
      issuer: anIssuer({ address: '4 rue de la Paix' }),
      buyer: aBuyer(),
    });
    expect(again.json().number).toMatch(/-0003$/);
    expect((await listed(world.owner)).map(({ number, kind }) => [number.slice(-4), kind])).toEqual([
      ['0003', 'invoice'],
      ['0002', 'credit_note'],
      ['0001', 'invoice'],
    ]);
    // An issued invoice keeps its details after they change.
    expect((await xmlOf(`/payments/invoices/${id}`, world.owner)).xml).toContain('3 rue de la Paix');
    expect((await xmlOf(`/messagerie/invoice/${world.applicationId}`, world.owner)).xml).toContain(
      '4 rue de la Paix',
    );
  });

  it('names missing legal details beside their fields, and stores nothing', async () => {
    const world = await aWorld(test, 'done');
    const refused = await issue(test, world.applicationId, world.candidate, {
      issuer: anIssuer({ businessNumber: null, legalForm: null, vatNumber: null }),
      buyer: aBuyer({ businessNumber: null }),
    });
    expect(refused.statusCode).toBe(400);
    const paths = refused.json().errors.map(({ path }: { path: string }) => path);
    expect(paths).toContain('issuer.businessNumber');
    expect(paths).toContain('issuer.legalForm');
    expect(paths).toContain('buyer.businessNumber');
    const alone = await issue(test, world.applicationId, world.candidate, { issuer: anIssuer() });
    expect(alone.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'buyer' }] });
    expect(await read('/payments/billing-details', world.candidate)).toBeNull();
    expect(await listed(world.candidate)).toEqual([]);
  });

  it('uses the creator’s own details if given, and stores the issuer’s for the next time', async () => {
    const world = await aWorld(test, 'done');
    const own = aBuyer({ legalName: 'Cabinet Dupont' });
    const kept = await test.call('POST', '/payments/billing-details', {
      token: world.owner.token,
      body: own,
    });
    expect(kept.json()).toEqual(own);
    expect((await inThread(world, world.candidate)).draft.buyer).toEqual(own);
    const made = await issue(test, world.applicationId, world.candidate);
    expect(made.json().buyer).toBe('Cabinet Dupont');
    expect(await read('/payments/billing-details', world.candidate)).toEqual(anIssuer());
  });

  it('is announced to its buyer by a notification, and by one mail with a link to it', async () => {
    const world = await aWorld(test, 'done');
    await test.drain();
    const before = (await test.mails()).length;
    await anInvoice(test, world.applicationId, world.candidate);
    await test.drain();
    const told = await read('/notifications/new', world.owner);
    expect(told[0]).toMatchObject({ type: 'NEW_MESSAGE', title: 'Une facture vous est adressée.' });
    const mails = (await test.mails()).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: expect.stringContaining('Facture BAS-') });
    expect(mails[0]?.text).toContain('http://basoche.test/parametres/factures');
  });

  it('is listed page by page, newest first', async () => {
    const world = await aWorld(test, 'done');
    const id = await anInvoice(test, world.applicationId, world.candidate);
    await credit(id, world.candidate);
    await anInvoice(test, world.applicationId, world.candidate);
    const numbers: string[] = [];
    let path: string | null = '/payments/invoices?limit=2';
    while (path !== null) {
      const answer = await get(path, world.candidate);
      numbers.push(...answer.json().map(({ number }: Invoice) => number.slice(-4)));
      path = /<\/api([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? null;
    }
    expect(numbers).toEqual(['0003', '0002', '0001']);
  });
});

describe("the platform's invoice for its fee", () => {
  const withFee = async (fee = 1_800) => {
    const world = await aWorld(test, 'deposit');
    const { db } = test.platform.database;
    await db
      .updateTable('application')
      .set({ fee_cents: fee })
      .where('id', '=', world.applicationId)
      .execute();
    return world;
  };

  it('is issued once when a deposit is confirmed, is paid, and only the creator can read it', async () => {
    const world = await withFee();
    await Promise.all([1, 2, 3].map(() => invoiceFee(test.platform, world.applicationId)));
    const [made, ...others] = await listed(world.owner);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ kind: 'invoice', total: 18, vat: 3, isPaid: true, isMine: false });
    expect(made?.number).toMatch(/^BASOCHE-\d{4}-\d{4}$/);
    expect(await listed(world.candidate)).toEqual([]);
    expect((await get(`/payments/invoices/${made?.id}`, world.candidate)).statusCode).toBe(404);
    expect((await get(`/messagerie/invoice/${world.applicationId}`, world.owner)).json().code).toBe(
      'NOT_INVOICED',
    );
    expect(brokenRules((await xmlOf(`/payments/invoices/${made?.id}`, world.owner)).xml)).toEqual([]);
    expect((await credit(made?.id ?? '', world.owner)).statusCode).toBe(403);
  });

  it('is credited once after a full refund, even if the credit is requested before the invoice', async () => {
    for (const order of [
      [invoiceFee, creditFee, creditFee],
      [creditFee, invoiceFee, creditFee],
    ]) {
      const world = await withFee();
      for (const step of order) await step(test.platform, world.applicationId);
      const made = await listed(world.owner);
      expect(made.map(({ kind }) => kind)).toEqual(['credit_note', 'invoice']);
      expect(brokenRules((await xmlOf(`/payments/invoices/${made[0]?.id}`, world.owner)).xml)).toEqual([]);
    }
  });

  it('is cancelled and issued again once, if a bank has taken a part of the fee', async () => {
    const world = await withFee();
    await invoiceFee(test.platform, world.applicationId);
    for (let time = 0; time < 2; time += 1) await reduceFee(test.platform, world.applicationId, 1_771);
    const made = await listed(world.owner);
    expect(made.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 17.71],
      ['credit_note', 18],
      ['invoice', 18],
    ]);
    await creditFee(test.platform, world.applicationId);
    expect((await listed(world.owner)).map(({ kind }) => kind)).toEqual([
      'credit_note',
      'invoice',
      'credit_note',
      'invoice',
    ]);
  });

  it('waits a week for a business’s details, asks for them, and is issued with or without them', async () => {
    const paid = async () => {
      const world = await withFee();
      const { db } = test.platform.database;
      await db
        .updateTable('application')
        .set({ deposit_cents: 61_800, deposit_confirmed_at: test.clock.now() })
        .where('id', '=', world.applicationId)
        .execute();
      await invoiceFee(test.platform, world.applicationId);
      expect(await listed(world.owner)).toEqual([]);
      const [asked] = await read('/notifications/new', world.owner);
      expect(asked.title).toContain('Indiquez vos coordonnées de facturation');
      expect((await inThread(world, world.owner)).awaitsDetails).toBe(true);
      expect((await inThread(world, world.candidate)).awaitsDetails).toBe(false);
      return world;
    };
    const prompt = await paid();
    const body = aBuyer({ legalName: 'Cabinet Rapide' });
    await test.call('POST', '/payments/billing-details', { token: prompt.owner.token, body });
    await test.drain();
    expect(await listed(prompt.owner)).toMatchObject([{ buyer: 'Cabinet Rapide', total: 18 }]);
    expect((await inThread(prompt, prompt.owner)).awaitsDetails).toBe(false);
    const silent = await paid();
    test.clock.advance(8 * 24 * 3_600_000);
    try {
      await invoiceFee(test.platform, silent.applicationId);
    } finally {
      test.clock.advance(-8 * 24 * 3_600_000);
    }
    const { db } = test.platform.database;
    const issued = await db
      .selectFrom('invoice')
      .select(['number', 'buyer_id'])
      .where('application_id', '=', silent.applicationId)
      .execute();
    expect(issued).toMatchObject([{ buyer_id: silent.owner.id }]);
  });

  it('is not issued without a fee', async () => {
    const world = await withFee(0);
    await invoiceFee(test.platform, world.applicationId);
    await creditFee(test.platform, world.applicationId);
    expect(await listed(world.owner)).toEqual([]);
  });
});

describe('billing details', () => {
  it('belong to their owner, are checked, and are deleted with the account; issued invoices stay', async () => {
    const world = await aWorld(test, 'done');
    const { token } = world.candidate;
    const wrong = await test.call('POST', '/payments/billing-details', {
      token,
      body: anIssuer({ businessNumber: '123456789', vatNumber: 'FR00' }),
    });
    expect(wrong.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'businessNumber',
      'vatNumber',
    ]);
    const spaced = { ...anIssuer(), businessNumber: '000 000 018', vatNumber: 'fr 66 000000018' };
    const kept = await test.call('POST', '/payments/billing-details', { token, body: spaced });
    expect(kept.json().businessNumber).toBe('000000018');
    await anInvoice(test, world.applicationId, world.candidate);
    await test.call('DELETE', '/users/me', { token });
    const { db } = test.platform.database;
    const found = await db
      .selectFrom('billing_details')
      .select('member_id')
      .where('member_id', '=', world.candidate.id)
      .execute();
    expect(found).toEqual([]);
    expect((await xmlOf(`/messagerie/invoice/${world.applicationId}`, world.owner)).xml).toContain(
      'Anne Lefèvre EI',
    );
  });
});
