import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKinds, nameSides } from './names.ts';
import {
  type RegisterName,
  readRegisterFile,
  refusedFile,
  registerFile,
  sortLines,
} from './register-file.ts';

const entriesIn = (text: string) => readRegisterFile(text).map(({ entry }) => entry);

const text = fc.string({ unit: fc.constantFrom(...'aéB -;"\'=9'), minLength: 1, maxLength: 12 });
const words = text.map((typed) => `n${typed}`.trim());
const entry: fc.Arbitrary<RegisterName> = fc
  .record({
    kind: fc.constantFrom(...nameKinds),
    name: words,
    firstName: fc.option(words),
    siren: fc.constantFrom(null, '732829320'),
    side: fc.constantFrom(...nameSides),
    reference: fc.option(words),
  })
  .map((one) => (one.kind === 'company' ? { ...one, firstName: null } : one));

describe('a register as a file', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(entriesIn(registerFile(entries))).toEqual(entries);
      }),
    );
  });

  it('has its columns in any order, by their headings', () => {
    expect(
      entriesIn('N° ;Raison sociale;SIRET;Dossier\r\n1;Verdelune;732 829 320 00074;12\r\n2;Marnelys;;\r\n'),
    ).toEqual([
      {
        kind: 'company',
        name: 'Verdelune',
        firstName: null,
        siren: '732 829 320 00074',
        side: 'client',
        reference: '12',
      },
      { kind: 'company', name: 'Marnelys', firstName: null, siren: null, side: 'client', reference: null },
    ]);
    expect(entriesIn('Prénom,Nom,Qualité\nThomas,Kervella,Adversaire\n,Ng,ancienne cliente')).toMatchObject([
      { kind: 'person', name: 'Kervella', firstName: 'Thomas', side: 'adverse' },
      { kind: 'company', name: 'Ng', firstName: null, side: 'former' },
    ]);
  });

  it('has the usual columns where it has no heading', () => {
    expect(entriesIn('Kervella;Thomas\nVerdelune;;732829320;autre')).toMatchObject([
      { kind: 'person', name: 'Kervella', firstName: 'Thomas', siren: null },
      { kind: 'company', name: 'Verdelune', firstName: null, siren: '732829320', side: 'other' },
    ]);
  });
});

describe('the lines of a file', () => {
  it('are each ready, known or refused, and no other', () => {
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), (inFile, inRegister) => {
        const lines = readRegisterFile(registerFile(inFile));
        const sorted = sortLines(lines, inRegister, (one) =>
          one.name.length > 6 ? { message: 'Trop long.' } : { entry: one },
        );
        expect(sorted.ready.length + sorted.known + sorted.refused.length).toBe(inFile.length);
        expect(sorted.refused.every(({ cells }) => (cells[1] ?? '').length > 6)).toBe(true);
        const again = sortLines(lines, sorted.ready, (one) => ({ entry: one }));
        expect(again.ready.some((one) => sorted.ready.includes(one))).toBe(false);
      }),
    );
  });

  it('keep their number in the spreadsheet, and are given back with a reason', () => {
    const { refused } = sortLines(readRegisterFile('Nom;SIREN\n\nVerdelune;12\n'), [], () => ({
      message: 'Ce SIREN n’existe pas.',
    }));
    expect(refused).toMatchObject([{ line: 3, cells: ['Verdelune', '12'] }]);
    expect(refusedFile(refused)).toBe('\ufeffVerdelune;12;Ce SIREN n’existe pas.\r\n');
  });
});
