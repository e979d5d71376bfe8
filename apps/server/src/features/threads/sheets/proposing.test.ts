import type { RetainerPrice, TimePrice } from '@basoche/domain/pricing/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { aMission } from '../../../../test/missions.ts';
import { agreedMonths, monthly, monthsIn, sixDays, twoMonths } from '../../../../test/months.ts';
import { decides, gives, readBy } from '../../../../test/play-threads.ts';

/** Proposing a price by day, by hour or a retainer (rules §13, "Proposing"). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  test.clock.set(new Date('2037-03-10T09:00:00Z'));
});
afterAll(() => test.close());

const apply = async (body: object) => {
  const owner = await aMember(test, { kind: 'COMPANY' });
  const candidate = await aMember(test);
  const missionID = await aMission(test, owner);
  const answer = await test.call('POST', '/missions/postulate', {
    token: candidate.token,
    body: { missionID, tvaApplicable: true, ...body },
  });
  return { owner, candidate, missionID, answer };
};

const byHour: TimePrice = { kind: 'hour', rateCents: 15_000, monthUnits: 40, ceilingUnits: 80 };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('an application', () => {
  it.each<[TimePrice | RetainerPrice, number, string, string | null]>([
    [
      sixDays,
      3_000,
      '500 € HT par jour, 4 jours par mois, 6 jours au plus : 3 000 € HT (3 600 € TTC) au plus',
      null,
    ],
    [
      byHour,
      3_000,
      '150 € HT par heure, 10 h par mois, 20 h au plus : 3 000 € HT (3 600 € TTC) au plus',
      null,
    ],
    [
      twoMonths('2037-04-01'),
      800,
      '400 € HT par mois, 2 mois, du 1ᵉʳ avril 2037 au 31 mai 2037 : 800 € HT (960 € TTC) en tout',
      'Consultations courantes en droit social.',
    ],
  ])(
    'with a price of kind $kind keeps it, and shows it to both in one line',
    async (pricing, offer, line, services) => {
      const { owner, candidate, missionID, answer } = await apply(monthly(pricing));
      expect([answer.statusCode, answer.json().offer]).toEqual([201, offer]);
      const world = { applicationId: answer.json().id as string };
      const list = await test.call('GET', `/missions/postulants/${missionID}`, { token: owner.token });
      for (const one of [(await readBy(test, world, candidate)).actions[0], list.json()[0]]) {
        expect(one).toMatchObject({ offer, monthly: { kind: pricing.kind, services } });
        expect(one).not.toHaveProperty('instalments');
        expect(plain(one.monthly.line)).toBe(line);
      }
    },
  );

  it('masks contact details in the services of a retainer until both accepted the agreement', async () => {
    const pricing = { ...twoMonths('2037-04-01'), services: 'Appelez le 06 12 34 56 78.' };
    const { owner, candidate, answer } = await apply(monthly(pricing));
    const world = { applicationId: answer.json().id as string };
    const isShown = async (reader: typeof owner) =>
      (await readBy(test, world, reader)).actions[0]?.monthly?.services?.includes('06 12 34 56 78');
    expect([await isShown(candidate), await isShown(owner)]).toEqual([true, false]);
    await gives(test, world, owner, 'mission/ndaConsent');
    await gives(test, world, candidate, 'mission/ndaConsent');
    expect(await isShown(owner)).toBe(true);
    const { rows } = await test.platform.database.pool.query(
      'select body from thread_entry where application_id = $1',
      [world.applicationId],
    );
    expect(JSON.stringify(rows)).not.toContain('06 12 34 56 78');
  });

  it.each([
    ['a rate of half a unit’s cent', { ...sixDays, rateCents: 50_001 }, ['pricing.rate']],
    ['no time a month', { ...sixDays, monthUnits: 0 }, ['pricing.monthUnits']],
    ['a ceiling above a year', { ...sixDays, ceilingUnits: 733 }, ['pricing.ceilingUnits']],
    ['thirteen months', { ...twoMonths('2037-04-01'), months: 13 }, ['pricing.months']],
    ['a first day that is past', twoMonths('2037-03-09'), ['pricing.startsOn']],
    ['no services', { ...twoMonths('2037-04-01'), services: ' ' }, ['pricing.services']],
  ] as const)('with %s is refused beside its field', async (_, pricing, paths) => {
    const { answer } = await apply(monthly(pricing));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  it('says what the client engages at most', async () => {
    const { answer } = await apply({ ...monthly(sixDays), offer: 2_000 });
    expect(answer.json().errors).toEqual([
      {
        path: 'offer',
        message: 'Le prix est ce que le client engage au plus\u202f: 3\u202f000\u00a0€\u00a0HT.',
      },
    ]);
  });
});

describe('the mode', () => {
  it('asks for the deposit of a month, and begins it once it is there', async () => {
    const world = await monthsIn(test, 'funds', byHour);
    const { execution, offer } = await readBy(test, world, world.owner);
    expect([offer, execution.depositDue, execution.lines?.price]).toEqual([3_000, 1_818, 1_500]);
  });

  it('may be a portage of time, about which staff and the partner decide once', async () => {
    const world = await agreedMonths(test, sixDays);
    await gives(test, world, world.owner, 'action/choose/portage');
    await gives(test, world, world.candidate, 'action/portage/accept');
    await decides(test, world, 'staff', { type: 'portage/validate' });
    await decides(test, world, 'partner', { type: 'itg/validate' });
    const { state, instalment, execution } = await readBy(test, world, world.owner);
    expect([state, instalment?.name, execution.lines?.price]).toEqual([
      'WAITING_FUNDS',
      'Mois\u00a01',
      2_000,
    ]);
  });
});
