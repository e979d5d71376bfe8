import { describe, expect, it } from 'vitest';
import { readCsv } from '../csv-reader.ts';
import type { PublicRegister } from './registers.ts';
import { rowReader, UnknownColumns } from './rows.ts';

const read = (register: PublicRegister, file: string) => {
  const [headings = [], ...lines] = readCsv(file);
  return lines.map(rowReader(register, headings));
};

const inLyon = {
  name: 'BENALI',
  firstName: 'Yasmine',
  profession: null,
  bar: 'LYON',
  siren: '732829320',
  postcode: '69002',
  town: 'LYON',
  sinceDay: '2014-01-15',
};

describe('the list of avocats', () => {
  it.each([
    [
      '2022',
      'NomBarreau;avNom;avPrenom;cbRaisonSociale;cbSiretSiren;cbAdresse1;cbAdresse2;cbCp;cbVille;spLibelle1;spLibelle2;spLibelle3;acDateSerment',
      'LYON;BENALI;Yasmine;CABINET BENALI;732829320;1 place Bellecour;;69002;LYON;;;;15/01/2014',
    ],
    [
      'July 2026',
      'civilit;acSalarie;Barreau;BarreauId;avCnbfCode;avLANG;avNom;avPrenom;avBarEntree;cbAdresse1;cbAdresse2;cbCp;cbVille;cbTel;cbFax;cbSiretSiren;cbSiretNic;cbRaisonSociale;acDateEntree;cbFormJuri;acdateentree;avMelOrdre;spLibelle1;spLibelle2;spLibelle3;acDateSerment;avDateExer;avInscription;;',
      'Mme;;LYON;69;1;;BENALI;Yasmine;;1 place Bellecour;;69002;LYON;;;732829320;00074;CABINET BENALI;;;;;;;;20140115;;;;',
    ],
    [
      'September 2026',
      'NomBarreau;avNom;avPrenom;cbRaisonSociale;cbSiretSiren;cbAdresse1;cbAdresse2;cbCp;cbVille;spLibelle1;spLibelle2;spLibelle3;acDateSerment;avLang',
      'LYON;BENALI;Yasmine;CABINET BENALI;732 829 320;1 place Bellecour;;69002;LYON;;;;2014-01-15;',
    ],
  ])('reads the edition of %s', (_edition, headings, line) => {
    expect(read('avocats', `\uFEFF${headings}\r\n${line}\r\n;;;;;;;;;;;;;\r\n`)).toEqual([inLyon, null]);
  });

  it('refuses a file without a column, and names it', () => {
    const headings = 'Ordre;avNom;avPrenom;cbSiretSiren;cbCp;cbVille;acDateSerment';
    expect(() => read('avocats', `${headings}\n`)).toThrow(UnknownColumns);
    expect(() => read('avocats', `${headings}\n`)).toThrow('nombarreau / barreau');
  });

  it('keeps no number that is none, and no day that is none', () => {
    const [row] = read(
      'avocats',
      'NomBarreau;avNom;avPrenom;cbSiretSiren;cbCp;cbVille;acDateSerment\nLYON;Benali;Yasmine;123;69002;Lyon;30/02/2014',
    );
    expect(row).toMatchObject({ siren: null, sinceDay: null });
  });
});

it('leaves companies out that have ended, and those without a name', () => {
  const headings =
    'siren,statutDiffusionUniteLegale,dateCreationUniteLegale,etatAdministratifUniteLegale,nomUniteLegale,denominationUniteLegale';
  const rows = read(
    'companies',
    `${headings}\n732829320,O,1973-01-01,A,,KERVELLA\n552100554,O,1955-01-01,C,,ANCIENNE\n356000000,P,1991-01-01,A,[ND],\n`,
  );
  expect(rows).toEqual([
    expect.objectContaining({ name: 'KERVELLA', siren: '732829320', sinceDay: '1973-01-01' }),
    null,
    null,
  ]);
});

it('reads the list of a profession as staff type it', () => {
  expect(
    read('officers', 'Profession;Nom;Prénom;Ville\nNotaire;Le Goff;Anne;Quimper\n;Sans;Titre;Brest\n'),
  ).toEqual([
    expect.objectContaining({ profession: 'Notaire', name: 'Le Goff', firstName: 'Anne', town: 'Quimper' }),
    null,
  ]);
});
