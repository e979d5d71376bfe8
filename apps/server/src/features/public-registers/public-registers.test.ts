import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import {
  avocatOfLyon,
  emptyRegisters,
  avocatHeadings as headings,
  avocatLine as line,
  otherAvocats as others,
  registerFiles,
} from '../../../test/public-registers.ts';
import { readCommand } from '../../commands/commands.ts';
import { importFile } from './editions/service.ts';
import { lookUp } from './matches/service.ts';

/** Members in the national list of avocats and in the register of companies, from one edition to the next. */

let test: TestApp;
type Files = Awaited<ReturnType<typeof registerFiles>>;
let files: Files;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  files = await registerFiles();
  folder = files.folder;
});
afterAll(async () => {
  await files.remove();
  await test.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

beforeEach(() => emptyRegisters(test));

const yasmine = line('BENALI', 'Yasmine');
const fileOf = (...given: Parameters<Files['fileOf']>) => files.fileOf(...given);
const importAvocats = (releasedOn: string, lines: readonly string[]) =>
  files.importAvocats(test, releasedOn, lines);
const anAvocat = (firstName: string, lastName: string) => avocatOfLyon(test, firstName, lastName);

const matchOf = async ({ id }: TestMember) =>
  (
    await rows(
      'select state, name, bar, court, seen_on::text from public_register_match where member_id = $1',
      id,
    )
  )[0];
const isVerified = async ({ id }: TestMember) =>
  (await rows('select verified_at is not null as yes from member where id = $1', id))[0].yes;
const toldOf = async ({ id }: TestMember) =>
  (await rows(`select id from notification where member_id = $1 and key = 'STATUS_LOST'`, id)).length;

describe('an edition', () => {
  it('confirms whom it surely names, and leaves namesakes to staff', async () => {
    const sure = await anAvocat('Yasmine', 'Bénali');
    const doubtful = await aMember(test, { jobName: 'Avocat', firstName: 'Paul', lastName: 'Nom7' });
    const absent = await anAvocat('Jeanne', 'Inconnue');
    const juriste = await aMember(test, { jobName: 'Juriste', firstName: 'Yasmine', lastName: 'Benali' });
    expect(await importAvocats('2026-09-23', [...others, yasmine])).toEqual({
      outcome: 'current',
      lines: 41,
      gone: 0,
    });
    expect(await matchOf(sure)).toEqual({
      state: 'confirmed',
      name: 'BENALI',
      bar: 'LYON',
      court: 'tj-69123',
      seen_on: '2026-09-23',
    });
    expect(await matchOf(doubtful)).toMatchObject({ state: 'doubtful', name: null });
    expect(await matchOf(absent)).toBeUndefined();
    expect(await matchOf(juriste)).toBeUndefined();
  });

  it('gives a line to one member: another account of that name waits for staff', async () => {
    const first = await anAvocat('Yasmine', 'Benali');
    await importAvocats('2026-09-23', [...others, yasmine]);
    const second = await anAvocat('Yasmine', 'Benali');
    await lookUp(test.platform, { memberId: second.id });
    expect(await matchOf(first)).toMatchObject({ state: 'confirmed' });
    expect(await matchOf(second)).toMatchObject({ state: 'doubtful' });
  });

  it('that names a member no more ends their verification and tells them, once', async () => {
    const member = await anAvocat('Yasmine', 'Benali');
    await importAvocats('2026-09-23', [...others, yasmine]);
    expect(await importAvocats('2026-10-23', others)).toMatchObject({ outcome: 'current', gone: 1 });
    expect(await matchOf(member)).toMatchObject({ state: 'missing', seen_on: '2026-09-23' });
    expect(await isVerified(member)).toBe(false);
    await importAvocats('2026-11-23', [...others, line('AUTRE', 'Luc')]);
    expect(await toldOf(member)).toBe(1);
  });

  it('follows a member to another bar, and keeps the day of the later edition', async () => {
    const member = await anAvocat('Yasmine', 'Benali');
    await importAvocats('2026-09-23', [...others, yasmine]);
    await importAvocats('2026-10-23', [...others, line('BENALI', 'Yasmine', { bar: 'HAUTS DE SEINE' })]);
    expect(await matchOf(member)).toMatchObject({
      state: 'confirmed',
      bar: 'HAUTS DE SEINE',
      court: 'tj-92050',
      seen_on: '2026-10-23',
    });
    expect(await isVerified(member)).toBe(true);
  });

  it('that was cut short is held, and takes nothing from anybody', async () => {
    const member = await anAvocat('Yasmine', 'Benali');
    await importAvocats('2026-09-23', [...others, yasmine]);
    expect(await importAvocats('2026-10-23', others.slice(0, 30))).toMatchObject({
      outcome: 'held',
      gone: 1,
    });
    expect(await matchOf(member)).toMatchObject({ state: 'confirmed', seen_on: '2026-09-23' });
    expect(await isVerified(member)).toBe(true);
  });

  it('is imported once, and not after a later one', async () => {
    const path = await fileOf([...others, yasmine]);
    const again = () => importFile(test.platform, { register: 'avocats', path, releasedOn: '2026-09-23' });
    const outcomes = (await Promise.all([again(), again()])).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['current', 'known']);
    expect(await importAvocats('2026-08-23', others)).toMatchObject({ outcome: 'older' });
    expect(await rows(`select state from public_register_edition`)).toEqual([{ state: 'current' }]);
    expect(await rows('select count(*)::integer as count from public_register_entry')).toEqual([
      { count: 41 },
    ]);
  });

  it('of the same day replaces the one before, and takes up what it mends', async () => {
    const member = await anAvocat('Yasmine', 'Benali');
    await importAvocats('2026-09-23', others);
    expect(await importAvocats('2026-09-23', [...others, yasmine])).toMatchObject({ outcome: 'current' });
    expect(await matchOf(member)).toMatchObject({ state: 'confirmed' });
    expect(await rows('select state from public_register_edition order by imported_at')).toEqual([
      { state: 'past' },
      { state: 'current' },
    ]);
  });

  it('that is put in force leaves a later one that waits to staff; one that waits replaces an earlier one', async () => {
    await anAvocat('Yasmine', 'Benali');
    await importAvocats('2026-09-23', [...others, yasmine]);
    await importAvocats('2026-11-23', others.slice(0, 30));
    expect(await importAvocats('2026-10-23', [...others, yasmine, line('AUTRE', 'Luc')])).toMatchObject({
      outcome: 'current',
    });
    const states = () =>
      rows(
        `select released_on::text as day, state, (select count(*)::integer from public_register_entry
           where edition_id = e.id) as lines from public_register_edition e order by day`,
      );
    expect(await states()).toEqual([
      { day: '2026-09-23', state: 'past', lines: 0 },
      { day: '2026-10-23', state: 'current', lines: 42 },
      { day: '2026-11-23', state: 'held', lines: 30 },
    ]);
    await importAvocats('2026-11-24', others.slice(0, 29));
    expect((await states()).slice(2)).toEqual([
      { day: '2026-11-23', state: 'past', lines: 0 },
      { day: '2026-11-24', state: 'held', lines: 29 },
    ]);
  });

  it('of an older encoding is read with its accents', async () => {
    const path = await fileOf([line('LEFÈVRE', 'Élise')], (text) => Buffer.from(text, 'latin1'));
    await importFile(test.platform, { register: 'avocats', path, releasedOn: '2022-10-11' });
    expect(await rows('select name, first_name from public_register_entry')).toEqual([
      { name: 'LEFÈVRE', first_name: 'Élise' },
    ]);
  });

  it('with headings and no line is refused whole, and replaces no edition that is held', async () => {
    await importAvocats('2037-09-23', others);
    await importAvocats('2037-10-23', others.slice(0, 20));
    await expect(importAvocats('2037-11-23', [])).rejects.toThrow('no line');
    expect(await rows('select released_on::text, state from public_register_edition order by 1')).toEqual([
      { released_on: '2037-09-23', state: 'current' },
      { released_on: '2037-10-23', state: 'held' },
    ]);
    expect(await rows('select count(*)::integer as count from public_register_entry')).toEqual([
      { count: 60 },
    ]);
  });

  it('without a column is refused, and leaves nothing', async () => {
    const path = join(folder, 'other.csv');
    await writeFile(path, 'Ordre;avNom\nLYON;BENALI\n');
    const imported = importFile(test.platform, { register: 'avocats', path, releasedOn: '2026-09-23' });
    await expect(imported).rejects.toThrow('avprenom');
    expect(await rows('select id from public_register_edition')).toEqual([]);
  });
});

it('of companies keeps the lines of members alone, and ends the verification of one that ended', async () => {
  const company = await aMember(test, { kind: 'COMPANY' });
  await rows(`update member set company_name = 'Kervella & Fils' where id = $1`, company.id);
  await rows(
    `insert into billing_details (member_id, legal_name, address, zip_code, city, country, business_number, updated_at)
     values ($1, 'Kervella & Fils', '1 rue', '29000', 'Quimper', 'FR', '732829320', now())`,
    company.id,
  );
  const names = 'siren,dateCreationUniteLegale,etatAdministratifUniteLegale,denominationUniteLegale';
  const imported = async (day: string, state: string) => {
    const path = join(folder, `${day}.csv`);
    const lines = [
      names,
      `732829320,1973-01-01,${state},SARL KERVELLA ET FILS`,
      `552100554,1955-01-01,A,AUTRE`,
    ];
    await writeFile(path, lines.join('\n'));
    return importFile(test.platform, { register: 'companies', path, releasedOn: day });
  };
  expect(await imported('2026-10-01', 'A')).toMatchObject({ outcome: 'current', lines: 1 });
  expect(await matchOf(company)).toMatchObject({ state: 'confirmed', name: 'SARL KERVELLA ET FILS' });
  // No line is left of any member: that is looked at first.
  expect(await imported('2026-11-01', 'C')).toMatchObject({ outcome: 'held', gone: 1 });
  expect(await isVerified(company)).toBe(true);
});

it('a line that somebody who is not verified has is free for whoever is', async () => {
  const impostor = await anAvocat('Yasmine', 'Benali');
  await importAvocats('2026-09-23', [...others, yasmine]);
  await rows('update member set verified_at = null where id = $1', impostor.id);
  const member = await anAvocat('Yasmine', 'Benali');
  await lookUp(test.platform, { memberId: member.id });
  expect(await matchOf(member)).toMatchObject({ state: 'confirmed' });
  await importAvocats('2026-10-23', others);
  expect(await toldOf(impostor)).toBe(0);
});

it('a company that empties its number stays known under the one that was confirmed', async () => {
  const company = await aMember(test, { kind: 'COMPANY' });
  await rows(`update member set company_name = 'Armor Conseil' where id = $1`, company.id);
  await rows(
    `insert into billing_details (member_id, legal_name, address, zip_code, city, country, business_number, updated_at)
     values ($1, 'Armor Conseil', '1 rue', '29000', 'Quimper', 'FR', '356000000', now())`,
    company.id,
  );
  const imported = async (day: string) => {
    const path = join(folder, `${day}-armor.csv`);
    const names = 'siren,dateCreationUniteLegale,etatAdministratifUniteLegale,denominationUniteLegale';
    await writeFile(path, [names, '356000000,1991-01-01,A,ARMOR CONSEIL', `1,${day},C,`].join('\n'));
    return importFile(test.platform, { register: 'companies', path, releasedOn: day });
  };
  await imported('2026-10-02');
  await rows('update billing_details set business_number = null where member_id = $1', company.id);
  expect(await imported('2026-11-02')).toMatchObject({ outcome: 'current', gone: 0 });
  expect(await matchOf(company)).toMatchObject({ state: 'confirmed', seen_on: '2026-11-02' });
});

it('somebody who was verified is looked up in the edition in force', async () => {
  await importAvocats('2026-09-23', [...others, yasmine]);
  const member = await anAvocat('Yasmine', 'Benali');
  await lookUp(test.platform, { memberId: member.id });
  expect(await matchOf(member)).toMatchObject({ state: 'confirmed' });
});

it('the operator imports a file, whose name tells its day', async () => {
  const path = join(folder, 'annuaire-avocats-20260923.csv');
  await writeFile(path, [headings, yasmine].join('\n'));
  test.clock.set(new Date('2026-09-24T10:00:00Z'));
  const run = (typed: readonly string[]) => {
    const { command, parameters, flags } = readCommand(typed);
    return command.run(test.platform, parameters, flags);
  };
  expect(await run(['registers', 'import', 'avocats', path])).toBe(
    'The edition of 2026-09-23 is in force: 1 lines, 0 members no longer named.',
  );
  await expect(run(['registers', 'import', 'notaires', path])).rejects.toThrow('No register is called');
  await expect(run(['registers', 'import', 'avocats', await fileOf([yasmine])])).rejects.toThrow('--day=');
  await expect(run(['registers', 'import', 'avocats', path, '--day=2062-09-23'])).rejects.toThrow('to come');
});
