import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession } from '../../../../test/factories.ts';
import { aBuyer, anIssuer } from '../../../../test/invoices.ts';
import { aMission } from '../../../../test/missions.ts';
import { deposit, monthly, monthsIn, sixDays, twoMonths } from '../../../../test/months.ts';
import { gives } from '../../../../test/play-threads.ts';
import { aWorld, type World } from '../../../../test/world.ts';

/** Bodies that no form sends: each is answered with a code, and a sentence beside its field (rules §6, §13). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

interface Told {
  readonly status: number;
  readonly code: string | undefined;
  readonly paths: readonly string[];
}

const told = async (method: 'PUT' | 'POST', path: string, memberId: string, body: unknown): Promise<Told> => {
  const answer = await test.call(method, path, { token: await aSession(test, memberId), body });
  const { code, errors = [] } = answer.statusCode < 300 ? {} : answer.json();
  for (const { message } of errors) expect(message, answer.body).toMatch(/[.!]$|^Entrée invalide/);
  return { status: answer.statusCode, code, paths: errors.map(({ path: one }: { path: string }) => one) };
};

const refusedAt = (...paths: string[]): Told => ({ status: 400, code: 'INVALID_INPUT', paths });

describe('a sheet', () => {
  let world: World;
  beforeAll(async () => {
    test.clock.set(new Date('2037-02-10T09:00:00Z'));
    world = await monthsIn(test, 'funds');
    await deposit(test, world, 241_800);
  });
  const entry = { day: '2037-02-10', units: 1, text: 'Relecture des baux.' };
  const sent = (entries: unknown, isLast: unknown = true) =>
    told('POST', `/messagerie/mission/deliver/${world.applicationId}`, world.candidate.id, {
      sheet: { entries, isLast },
    });
  const at = (field: string) => refusedAt(`sheet.entries.0.${field}`);

  it.each<[string, object, string]>([
    ['a day that does not exist', { day: '2037-02-29' }, 'day'],
    ['a day before the month', { day: '2037-02-09' }, 'day'],
    ['a day after the month', { day: '2037-03-01' }, 'day'],
    ['a day that has not come', { day: '2037-02-11' }, 'day'],
    ['a day of the year 0', { day: '0000-00-00' }, 'day'],
    ['a day with its hour', { day: '2037-02-10T00:00Z' }, 'day'],
    ['a day as a number', { day: 20_370_210 }, 'day'],
    ['no units', { units: 0 }, 'units'],
    ['half a unit', { units: 0.5 }, 'units'],
    ['negative units', { units: -1 }, 'units'],
    ['units of three half days', { units: 3 }, 'units'],
    ['units beyond all numbers', { units: 1e308 }, 'units'],
    ['units as a text', { units: '1' }, 'units'],
    ['units that are no number', { units: Number.NaN }, 'units'],
    ['no words', { text: '' }, 'text'],
    ['blank words', { text: ' \n\u00a0 ' }, 'text'],
    ['words that nobody sees', { text: '\u200b'.repeat(12) }, 'text'],
    ['a control character', { text: 'Note\u0007' }, 'text'],
    ['words that are too long', { text: 'a'.repeat(201) }, 'text'],
  ])('with %s is refused beside its field', async (_what, wrong, field) => {
    expect(await sent([{ ...entry, ...wrong }])).toEqual(at(field));
  });

  it('of another shape is refused beside its field', async () => {
    expect(await sent([])).toEqual(refusedAt('sheet.entries'));
    expect(await sent(null)).toEqual(refusedAt('sheet.entries'));
    expect(await sent([null])).toEqual(refusedAt('sheet.entries.0'));
    expect(await sent({ length: 3 })).toEqual(refusedAt('sheet.entries'));
    expect(await sent([entry], 'oui')).toEqual(refusedAt('sheet.isLast'));
    expect(await sent(Array.from({ length: 10_000 }, () => entry))).toEqual(refusedAt('sheet.entries'));
    expect(await sent([entry, entry, entry])).toMatchObject({
      paths: ['sheet.entries.0.units', 'sheet.entries.1.units', 'sheet.entries.2.units'],
    });
  });

  it('is not sent with the report of a hearing, saved by its reader, or given back before it is sent', async () => {
    const { applicationId, owner, candidate } = world;
    const report = { outcome: 'pleaded', text: 'Plaidé.', nextDay: null };
    const path = `/messagerie/mission/deliver/${applicationId}`;
    expect(await told('POST', path, candidate.id, { report })).toMatchObject({ code: 'SHEET_REQUIRED' });
    const kept = { entries: [entry] };
    expect(await told('PUT', `/messagerie/sheet/${applicationId}`, owner.id, kept)).toMatchObject({
      status: 404,
    });
    await gives(test, world, owner, 'sheet/return', { body: { reason: 'Non.' }, expects: 'STATE_CHANGED' });
  });

  it('may contain right-to-left text and a formula, which stay text', async () => {
    const text = '=2+2 \u05e9\u05dc\u05d5\u05dd';
    expect(await sent([{ ...entry, text }])).toMatchObject({ status: 200 });
  });
});

describe('a price', () => {
  const applied = async (body: object) => {
    const owner = await aMember(test, { kind: 'COMPANY' });
    const candidate = await aMember(test);
    const missionID = await aMission(test, owner);
    const given = { missionID, tvaApplicable: true, ...body };
    return told('POST', '/missions/postulate', candidate.id, given);
  };
  const day = monthly(sixDays);
  const retainer = () => monthly(twoMonths('2037-04-01'));
  const with_ = (whole: { readonly pricing: object }, change: object) => ({
    ...whole,
    pricing: { ...whole.pricing, ...change },
  });

  it.each<[string, () => object, string]>([
    ['a rate that is no number', () => with_(day, { rate: Number.NaN }), 'pricing.rate'],
    ['a negative rate', () => with_(day, { rate: -500 }), 'pricing.rate'],
    ['a rate of a third of a cent', () => with_(day, { rate: 500.333 }), 'pricing.rate'],
    ['a rate beyond all numbers', () => with_(day, { rate: 1e300 }), 'pricing.rate'],
    ['half a unit a month', () => with_(day, { monthUnits: 2.5 }), 'pricing.monthUnits'],
    ['a month above the ceiling', () => with_(day, { monthUnits: 13 }), 'pricing.monthUnits'],
    ['a ceiling beyond all numbers', () => with_(day, { ceilingUnits: 2 ** 53 }), 'pricing.ceilingUnits'],
    ['months that are no number', () => with_(retainer(), { months: null }), 'pricing.months'],
    [
      'a first day that does not exist',
      () => with_(retainer(), { startsOn: '2037-02-29' }),
      'pricing.startsOn',
    ],
    ['a first day in ten years', () => with_(retainer(), { startsOn: '2047-04-01' }), 'pricing.startsOn'],
    ['services that nobody sees', () => with_(retainer(), { services: '\u2800' }), 'pricing.services'],
    [
      'services that are too long',
      () => with_(retainer(), { services: 'a'.repeat(1_001) }),
      'pricing.services',
    ],
    ['another kind', () => with_(day, { kind: 'flat' }), 'pricing.kind'],
    ['fields of another kind', () => with_(day, { kind: 'retainer' }), 'pricing.month'],
    ['a list', () => ({ ...day, pricing: [] }), 'pricing'],
    [
      '10 000 instalments',
      () => ({
        offer: 3_000,
        pricing: {
          kind: 'instalments',
          instalments: Array(10_000).fill({ title: 'a', sum: 50, days: null }),
        },
      }),
      'pricing.instalments',
    ],
  ])('of %s is refused beside its field', async (_what, body, field) => {
    const { status, code, paths } = await applied(body());
    expect([status, code]).toEqual([400, 'INVALID_INPUT']);
    expect(paths[0]).toBe(field);
  });

  it('with the greatest numbers is accepted, or is too high for one deposit', async () => {
    const world = await aWorld(test, 'priceRefused');
    const greatest = { kind: 'day', rateCents: 136_600, monthUnits: 732, ceilingUnits: 732 } as const;
    await gives(test, world, world.candidate, 'action/price/new', { body: monthly(greatest) });
    await gives(test, world, world.owner, 'action/price/accept');
    const answer = await told(
      'POST',
      `/messagerie/action/choose/funds/${world.applicationId}`,
      world.owner.id,
      {},
    );
    expect([200, 409]).toContain(answer.status);
  });
});

it('an unknown month cannot be invoiced', async () => {
  const world = await monthsIn(test, 'direct');
  for (const instalment of [0, 1, 1e9])
    expect(
      await told('POST', `/messagerie/invoice/${world.applicationId}`, world.candidate.id, {
        issuer: anIssuer(),
        buyer: aBuyer(),
        instalment,
      }),
    ).toMatchObject({ code: 'NOT_INVOICEABLE' });
});
