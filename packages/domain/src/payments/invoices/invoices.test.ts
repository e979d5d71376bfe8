import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformDetails } from '../platform-billing-details.ts';
import { composeInvoice, creditFor, type InvoiceContent } from './invoice.ts';
import { feeLine, mayInvoice, serviceLine } from './issuing.ts';
import { buysForTrade, mentionsOf, withoutVat } from './mentions.ts';
import { type InvoicedMonth, monthLine, monthWork } from './months.ts';
import { nextNumber, type SeriesState } from './numbering.ts';

const drawing: InvoiceContent = {
  issuer: platformDetails,
  buyer: platformDetails,
  isBetweenProfessionals: true,
  lines: [{ text: 'Audit de baux', netCents: 50_000 }],
  withVat: true,
  isVatOnDebits: false,
  performedOn: null,
  isPaid: false,
  reference: 'fil',
  instalment: null,
};
const numbered = { number: 'BAS-2026-0001', day: '2026-11-21' };
const cents = fc.integer({ min: 1, max: 99_999_999 });

describe('an invoice', () => {
  it('adds up, whatever its lines', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 30 }),
        fc.boolean(),
        fc.boolean(),
        (nets, withVat, isPaid) => {
          const lines = nets.map((netCents) => ({ text: 'a', netCents }));
          const invoice = composeInvoice({ ...drawing, lines, withVat, isPaid }, numbered);
          expect(invoice.netCents).toBe(nets.reduce((sum, net) => sum + net, 0));
          expect(invoice.vat.baseCents).toBe(invoice.netCents);
          expect(invoice.totalCents).toBe(invoice.netCents + invoice.vat.cents);
          expect(
            Math.abs(invoice.vat.cents * 100 - invoice.vat.baseCents * invoice.vat.rate),
          ).toBeLessThanOrEqual(50);
          expect(invoice.paidCents).toBe(isPaid ? invoice.totalCents : 0);
          expect(Number.isSafeInteger(invoice.totalCents)).toBe(true);
          const credit = creditFor(invoice, { number: 'BAS-2026-0002', day: '2026-11-22' });
          expect(credit.totalCents).toBe(invoice.totalCents);
          expect(credit.corrects).toEqual({ number: invoice.number, issuedOn: invoice.issuedOn });
        },
      ),
    );
  });

  it('is due thirty days later; what was paid before is due at once', () => {
    expect(composeInvoice(drawing, numbered)).toMatchObject({ issuedOn: '2026-11-21', dueOn: '2026-12-21' });
    expect(composeInvoice({ ...drawing, isPaid: true }, numbered)).toMatchObject({ dueOn: '2026-11-21' });
  });

  it('is for something', () => {
    const of = (...nets: readonly number[]) => {
      const lines = nets.map((netCents) => ({ text: 'a', netCents }));
      return () => composeInvoice({ ...drawing, lines }, numbered);
    };
    expect(of()).toThrow('An invoice for 0 cents');
    expect(of(0)).toThrow('An invoice for 0 cents');
    expect(of(1, -2)).toThrow('An invoice for -1 cents');
    expect(of(0.5)).toThrow('An invoice for 0.5 cents');
    expect(feeLine('Audit de baux')).toContain('Audit de baux');
  });

  it('says which instalment it is for, and its credit note too', () => {
    const place = { position: 1, count: 3 };
    expect(serviceLine('Audit de baux', { place: null, work: null })).toBe(
      'Prestation de services\u202f: Audit de baux',
    );
    expect(serviceLine('Audit de baux', { place, work: 'Rapport' })).toBe(
      'Prestation de services\u202f: Audit de baux. Tranche\u00a02 sur 3\u202f: Rapport',
    );
    expect(serviceLine('Audit de baux', { place: { position: 1, count: null }, work: null })).toBe(
      'Prestation de services\u202f: Audit de baux. Mois\u00a02',
    );
    const invoice = composeInvoice({ ...drawing, instalment: 'Tranche\u00a02 sur 3' }, numbered);
    expect(creditFor(invoice, numbered).instalment).toBe('Tranche\u00a02 sur 3');
    expect(composeInvoice(drawing, numbered)).not.toHaveProperty('instalment');
  });

  it('of a month has its time, its period and what was done day by day, and its credit note too', () => {
    const month: InvoicedMonth = {
      pricing: { kind: 'day', rateCents: 60_000, monthUnits: 20, ceilingUnits: 60 },
      period: { from: '2037-01-05', until: '2037-01-31' },
      entries: [
        { day: '2037-01-12', units: 1, text: 'Rédaction de l’acte' },
        { day: '2037-01-13', units: 2, text: 'Relecture' },
      ],
    };
    const line = monthLine('Conseil', month, 90_000);
    expect(line).toEqual({
      text: 'Conseil',
      netCents: 90_000,
      time: { kind: 'day', units: 3, rateCents: 60_000 },
      done: [
        '12\u00a0janvier\u00a02037, une demi-journée\u202f: Rédaction de l’acte',
        '13\u00a0janvier\u00a02037, 1\u00a0jour\u202f: Relecture',
      ],
    });
    expect(monthWork(month)).toBe('temps passé, du 5\u00a0janvier\u00a02037 au 31\u00a0janvier\u00a02037');
    const invoice = composeInvoice({ ...drawing, lines: [line], period: month.period }, numbered);
    expect(creditFor(invoice, numbered)).toMatchObject({ period: month.period, lines: [line] });
    expect(composeInvoice(drawing, numbered)).not.toHaveProperty('period');
    // A sum that differs from the price of the time has no quantity.
    expect(monthLine('Conseil', month, 80_000)).not.toHaveProperty('time');
  });

  it('of a month of a retainer says what was done, without time', () => {
    const month: InvoicedMonth = {
      pricing: {
        kind: 'retainer',
        monthCents: 50_000,
        months: 3,
        startsOn: '2037-01-01',
        services: 'Veille',
      },
      period: { from: '2037-01-01', until: '2037-01-31' },
      entries: [{ day: '2037-01-01', units: 0, text: 'Veille de janvier' }],
    };
    expect(monthLine('Conseil', month, 50_000)).toEqual({
      text: 'Conseil',
      netCents: 50_000,
      done: ['1ᵉʳ\u00a0janvier\u00a02037\u202f: Veille de janvier'],
    });
    expect(monthWork(month)).toContain('forfait mensuel');
  });

  it('is cancelled by a credit note, which nothing cancels', () => {
    const credit = creditFor(composeInvoice(drawing, numbered), {
      number: 'BAS-2026-0002',
      day: '2026-11-21',
    });
    expect(credit).toMatchObject({ kind: 'credit_note', number: 'BAS-2026-0002', dueOn: '2026-11-21' });
    expect(() => creditFor(credit, numbered)).toThrow('A credit note is not cancelled');
  });
});

describe('what an invoice says in words', () => {
  const codes = (change: Partial<InvoiceContent>) =>
    mentionsOf(composeInvoice({ ...drawing, ...change }, numbered)).map(({ code }) => code);
  const words = (change: Partial<InvoiceContent>) =>
    mentionsOf(composeInvoice({ ...drawing, ...change }, numbered))
      .map(({ text }) => text)
      .join(' ');

  it('has penalties, the indemnity of 40 € and no discount between professionals, and neither of the two for a consumer', () => {
    expect(codes({})).toEqual(['AAI', 'PMD', 'PMT', 'AAB']);
    expect(words({})).toContain('40\u00a0€');
    expect(words({})).toContain('prestation de services');
    expect(codes({ isBetweenProfessionals: false })).toEqual(['AAI', 'AAB']);
  });

  it('says why there is no VAT, and that it is paid on debits where that was chosen', () => {
    expect(codes({ withVat: false })).toEqual(['AAI', 'REG', 'PMD', 'PMT', 'AAB']);
    expect(codes({ isVatOnDebits: true })).toEqual(['AAI', 'REG', 'PMD', 'PMT', 'AAB']);
    expect(words({ withVat: false })).toContain(withoutVat);
    expect(words({ withVat: true })).not.toContain('293 B');
    expect(words({ isVatOnDebits: true })).toContain('débits');
    expect(words({ withVat: false, isVatOnDebits: true })).not.toContain('débits');
  });

  it('names the invoice that a credit note cancels, of which a consumer has no discount to expect', () => {
    const mentions = (isBetweenProfessionals: boolean) => {
      const invoice = composeInvoice({ ...drawing, isBetweenProfessionals }, numbered);
      return mentionsOf(creditFor(invoice, { number: 'BAS-2026-0002', day: '2026-11-21' }));
    };
    expect(mentions(true).map(({ code }) => code)).toEqual(['AAI', 'AAI', 'PMD', 'PMT', 'AAB']);
    expect(mentions(false).map(({ code }) => code)).toEqual(['AAI', 'AAI']);
    expect(mentions(false)[1]?.text).toContain('BAS-2026-0001');
  });
});

describe('numbers of invoices', () => {
  it('begin at one, and again each year in Paris', () => {
    const first = nextNumber('BAS', null, new Date('2026-12-31T22:59:59Z'));
    expect(first).toEqual({ year: 2026, sequence: 1, day: '2026-12-31', number: 'BAS-2026-0001' });
    expect(nextNumber('BAS', first, new Date('2026-12-31T22:59:59Z')).number).toBe('BAS-2026-0002');
    expect(nextNumber('BAS', first, new Date('2026-12-31T23:00:00Z')).number).toBe('BAS-2027-0001');
  });

  it('have no gap, none twice and no day that goes back, whatever the clock does', () => {
    const instants = fc.array(fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2029, 0, 1) }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(instants, (times) => {
        let last: SeriesState | null = null;
        const given = new Set<string>();
        for (const time of times) {
          const next = nextNumber('BASOCHE', last, new Date(time));
          const before: SeriesState | null = last;
          if (before?.year === next.year) expect(next.sequence).toBe(before.sequence + 1);
          else expect(next.sequence).toBe(1);
          if (before !== null) expect(next.day >= before.day).toBe(true);
          expect(given.has(next.number)).toBe(false);
          given.add(next.number);
          expect(next.number).toMatch(/^[A-Z]+-\d{4}-\d{4,}$/);
          last = next;
        }
      }),
    );
  });
});

describe('who may issue an invoice, and for whom', () => {
  it('is the candidate of a direct relation that is under way or done', () => {
    const thread = { type: 'MISSION', state: 'ONGOING', isDirect: true } as const;
    expect(mayInvoice(thread)).toBe(true);
    expect(mayInvoice({ ...thread, state: 'DONE' })).toBe(true);
    for (const state of [
      'NEW',
      'WAITING_ACCEPTATION',
      'WAITING_FUNDS',
      'WAITING_RULES',
      'REFUSED',
    ] as const) {
      expect(mayInvoice({ ...thread, state })).toBe(false);
    }
    expect(mayInvoice({ ...thread, isDirect: false })).toBe(false);
    expect(mayInvoice({ ...thread, isOpenMonth: true })).toBe(false);
    expect(mayInvoice({ ...thread, isOpenMonth: false })).toBe(true);
    expect(mayInvoice({ ...thread, type: 'JOB' })).toBe(false);
  });

  it('buys for their trade unless they are a student or a natural person without a SIREN', () => {
    const person = { isMoral: false, businessNumber: null };
    expect(buysForTrade({ ...person, kind: 'COMPANY' })).toBe(true);
    expect(buysForTrade({ ...person, kind: 'EMPLOYEE' })).toBe(true);
    expect(buysForTrade({ ...person, kind: 'CUSTOMER' })).toBe(false);
    expect(buysForTrade({ ...person, kind: 'CUSTOMER', isMoral: true })).toBe(true);
    expect(buysForTrade({ ...person, kind: 'STUDENT' })).toBe(false);
    expect(buysForTrade({ ...person, kind: 'STUDENT', businessNumber: '000000018' })).toBe(true);
  });
});
