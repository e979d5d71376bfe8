import { describe, expect, it } from 'vitest';
import type { ReportMeasure } from '../reports/decision.ts';
import { type StaffAct, textOfAct } from './staff-journal.ts';

const more = { name: 'Yasmine Haddad' };
const act: StaffAct = {
  number: 12,
  at: '2026-11-21T09:00:00.000Z',
  by: { memberId: 'm', role: 'admin', ...more },
  act: 'report/settle',
  on: { kind: 'report', id: 'r', ...more },
  details: {},
};
const head =
  '{"number":12,"at":"2026-11-21T09:00:00.000Z","by":{"memberId":"m","role":"admin"},' +
  '"act":"report/settle","on":{"kind":"report","id":"r"}';

describe('the text of an entry of the journal that is hashed', () => {
  it('is always the same, to the last sign, and holds no field besides', () => {
    expect(textOfAct(act)).toBe(`${head},"details":{}}`);
  });

  it('names its details in the order of the alphabet, however they were given', () => {
    const written = `${head},"details":{"amountCents":4500,"party":"candidate","version":2}}`;
    expect(textOfAct({ ...act, details: { version: 2, amountCents: 4_500, party: 'candidate' } })).toBe(
      written,
    );
    expect(textOfAct({ ...act, details: { amountCents: 4_500, party: 'candidate', version: 2 } })).toBe(
      written,
    );
  });

  it('writes several codes as one text', () => {
    const written = (measures: readonly ReportMeasure[]) => textOfAct({ ...act, details: { measures } });
    expect(written(['warning', 'contentHidden'])).toBe(
      `${head},"details":{"measures":"warning contentHidden"}}`,
    );
    expect(written([])).toBe(`${head},"details":{"measures":""}}`);
  });
});
