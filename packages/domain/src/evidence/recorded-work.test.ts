import { describe, expect, it } from 'vitest';
import { recordedWork, type StoredCommand } from './recorded-work.ts';

/** Work that staff read of a contested thread, from the commands of its record. */

const at = '2037-03-31T10:00:00.000Z';
const entry = (command: StoredCommand['command'], fields: Partial<StoredCommand> = {}): StoredCommand => ({
  at,
  command,
  ...fields,
});
const first = { position: 0, count: null };
const second = { position: 1, count: null };
const sheet = (text: string) => ({
  kind: 'day' as const,
  period: { from: '2037-03-10', until: '2037-03-31' },
  entries: [{ day: '2037-03-10', units: 1, text }],
  isLast: false,
});
const price = (offerCents: number) => ({ type: 'PRICE' as const, offerCents });

describe('the recorded work of a thread', () => {
  it('is its last price, and says whether that was accepted', () => {
    const proposed = [
      entry('apply', { opened: [price(10_000)] }),
      entry('price/refuse', { closed: [{ type: 'PRICE', result: 'REFUSED' }] }),
      entry('price/new', { opened: [price(20_000)] }),
    ];
    expect(recordedWork(proposed, 0).price).toEqual({ offerCents: 20_000, isAccepted: false });
    const accepted = [
      ...proposed,
      entry('price/accept', { closed: [{ type: 'PRICE', result: 'ACCEPTED' }] }),
    ];
    expect(recordedWork(accepted, 0).price).toEqual({ offerCents: 20_000, isAccepted: true });
    const taken = entry('take', { opened: [{ ...price(15_000), result: 'ACCEPTED' }] });
    expect(recordedWork([taken], 0).price).toEqual({ offerCents: 15_000, isAccepted: true });
    const deposit = entry('price/accept', { opened: [{ type: 'WAITING_FUNDS', offerCents: null }] });
    expect(recordedWork([taken, deposit], 0).price?.offerCents).toBe(15_000);
  });

  it('is a retainer from the day of its agreement, if that came after its first day', () => {
    const retainer = { kind: 'retainer' as const, monthCents: 100_000, months: 3, services: 'Veille' };
    const proposed = entry('price/new', {
      opened: [{ ...price(300_000), pricing: { ...retainer, startsOn: '2037-03-01' } }],
    });
    const late = entry('direct/accept', { startsOn: '2037-03-15' });
    expect(recordedWork([proposed], 0).price?.pricing).toMatchObject({ startsOn: '2037-03-01' });
    expect(recordedWork([proposed, late], 0).price?.pricing).toMatchObject({ startsOn: '2037-03-15' });
  });

  it('is the sheet last sent for this instalment, and the reason with which it was given back', () => {
    const sent = [
      entry('deliver', { instalment: first, sheet: sheet('Mois 1') }),
      entry('deliver', { instalment: second, sheet: sheet('Mois 2') }),
      entry('sheet/return', { instalment: second, reason: 'Un jour manque.' }),
    ];
    expect(recordedWork(sent, 0).sheet).toMatchObject({ entries: [{ text: 'Mois 1' }], returned: null });
    expect(recordedWork(sent, 1).sheet).toMatchObject({ at, returned: 'Un jour manque.' });
    const corrected = [...sent, entry('deliver', { instalment: second, sheet: sheet('Corrigé') })];
    expect(recordedWork(corrected, 1).sheet).toMatchObject({
      entries: [{ text: 'Corrigé' }],
      returned: null,
    });
    expect(recordedWork(sent, 2).sheet).toBeNull();
    expect(recordedWork([entry('sheet/return', { instalment: first })], 0).sheet).toBeNull();
  });

  it('is the report of a hearing, and the last statement about independence', () => {
    const statement = {
      kind: 'declared',
      listVersion: 2,
      version: null,
      sha256: null,
      commitment: 'ab',
    } as const;
    const report = { outcome: 'pleaded', text: 'Plaidé.', nextDay: null } as const;
    const work = recordedWork(
      [
        entry('apply', { independence: statement }),
        entry('independence/retract', { independence: { ...statement, kind: 'retracted' } }),
        entry('deliver', { report }),
        entry('end/auto'),
      ],
      0,
    );
    expect(work.report).toEqual({ ...report, at });
    expect(work.independence).toMatchObject({ kind: 'retracted', listVersion: 2, at });
    expect(recordedWork([], 0)).toEqual({ price: null, sheet: null, report: null, independence: null });
  });
});
