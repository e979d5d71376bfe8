import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile } from '../src/features/public-registers/editions/service.ts';
import type { TestApp } from './app.ts';
import { aMember, type TestMember } from './factories.ts';

/** Editions of the national list of avocats for tests, each in its own file. */

export const avocatHeadings =
  'NomBarreau;avNom;avPrenom;cbRaisonSociale;cbSiretSiren;cbAdresse1;cbAdresse2;cbCp;cbVille;spLibelle1;spLibelle2;spLibelle3;acDateSerment;avLang';

export const avocatLine = (
  name: string,
  firstName: string,
  { bar = 'LYON', town = 'LYON', oath = '20140115' } = {},
): string => `${bar};${name};${firstName};;;1 rue Mercière;;69002;${town};;;;${oath};`;

/** Lines that belong to no member. */
export const otherAvocats = Array.from({ length: 40 }, (_, index) =>
  avocatLine(`NOM${index}`, 'Paul', { bar: 'PARIS' }),
);

export const registerFiles = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'registers-'));
  const fileOf = async (
    lines: readonly string[],
    bytes: (text: string) => Buffer = Buffer.from,
  ): Promise<string> => {
    const path = join(folder, `${crypto.randomUUID()}.csv`);
    await writeFile(path, bytes([avocatHeadings, ...lines, ';;;;;;;;;;;;;'].join('\r\n')));
    return path;
  };
  return {
    folder,
    fileOf,
    importAvocats: async ({ platform }: TestApp, releasedOn: string, lines: readonly string[]) =>
      importFile(platform, { register: 'avocats', path: await fileOf(lines), releasedOn }),
    remove: () => rm(folder, { recursive: true }),
  };
};

/** An avocat who states to be of Lyon. */
export const avocatOfLyon = async (
  test: TestApp,
  firstName: string,
  lastName: string,
  wishes: { readonly verified?: boolean } = {},
): Promise<TestMember> => {
  const member = await aMember(test, { jobName: 'Avocat', firstName, lastName, ...wishes });
  await test.platform.database.pool.query(
    `insert into bar_entry (member_id, court, stated_at)
    select id, 'tj-69123', coalesce(verified_at, now()) - interval '1 minute' from member where id = $1`,
    [member.id],
  );
  return member;
};

/** Empties the registers, and excludes the members of other tests from future look-ups. */
export const emptyRegisters = async ({ platform }: TestApp): Promise<void> => {
  const { pool } = platform.database;
  await pool.query('delete from public_register_match');
  await pool.query('delete from public_register_edition');
  await pool.query('update member set verified_at = null');
};
