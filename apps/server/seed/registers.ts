import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PublicRegister, registerOf } from '@basoche/domain/public-registers/registers';
import { addDays, type Day, startOfParisDay } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import { importFile } from '../src/features/public-registers/editions/service.ts';
import type { Trx } from '../src/platform/database/database.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { Demo } from './generate.ts';
import type { DemoMember } from './members.ts';

/**
 * Public registers in the demonstration, written by their own imports. They are invented, and name only
 * members of the demonstration.
 */

/** Number of filler lines, so that one missing member is a small share of the register. */
const fillers = 80;

const columns: Readonly<Record<PublicRegister, string>> = {
  avocats: 'NomBarreau;avNom;avPrenom;cbSiretSiren;cbCp;cbVille;acDateSerment',
  companies: 'siren,denominationUniteLegale,etatAdministratifUniteLegale,dateCreationUniteLegale',
  officers: 'Profession;Nom;Prénom;Ville;SIREN;Code postal;Depuis',
};

/** The platform at another time, with every transaction inside this one. */
const at = (platform: Platform, trx: Trx, now: Date): Platform => ({
  ...platform,
  clock: { ...platform.clock, now: () => now },
  database: { ...platform.database, db: trx, transaction: (work) => work(trx) },
});

const numbersOf = async (trx: Trx): Promise<ReadonlyMap<string, string>> => {
  const rows = await trx
    .selectFrom('billing_details')
    .select(['member_id', 'business_number'])
    .where('business_number', 'is not', null)
    .execute();
  return new Map(rows.map(({ member_id, business_number }) => [member_id, business_number ?? '']));
};

/** Line of an avocat, registered in the town where they live. */
const avocatLine = ({ row, home: [, city, zipCode] }: DemoMember, siren: string, oath: string): string =>
  [city.toUpperCase(), row.last_name?.toUpperCase(), row.first_name, siren, zipCode, city, oath].join(';');

const fillerLines = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `PARIS;EXEMPLE ${index + 1};Camille;;75001;PARIS;20120105`);

/** Three members of the register for its cases, chosen among those that no other data needs. */
const castOf = (avocats: readonly DemoMember[], numbers: ReadonlyMap<string, string>) => {
  const others = avocats.filter(({ persona }) => persona === null);
  const known = others.filter(({ row }) => numbers.has(row.id));
  const namesakes = others.filter(({ row }) => !numbers.has(row.id)).slice(0, 2);
  return { known, gone: known.at(-1), namesakes };
};

/** Imports an edition in force of each register, and a truncated one of avocats that awaits a decision of staff. */
export const seedRegisters = async (
  platform: Platform,
  trx: Trx,
  { members }: Demo,
  today: Day,
): Promise<void> => {
  const numbers = await numbersOf(trx);
  const verifiedOf = (register: PublicRegister) =>
    members.filter(
      ({ isVerified, row }) =>
        isVerified && registerOf({ kind: row.kind, profession: row.job_name }) === register,
    );
  const avocats = verifiedOf('avocats');
  const yasmine = avocats.find(({ persona }) => persona?.key === 'yasmine');
  const { known, gone, namesakes } = castOf(avocats, numbers);

  const before = await lastJob(trx);
  const folder = await mkdtemp(join(tmpdir(), 'registers-'));
  const edition = async (register: PublicRegister, releasedOn: Day, lines: readonly string[]) => {
    const path = join(folder, `${register}-${releasedOn}.csv`);
    await writeFile(path, [columns[register], ...lines].join('\n'));
    const then = startOfParisDay(addDays(releasedOn, 1));
    await importFile(at(platform, trx, then), { register, path, releasedOn });
  };
  try {
    const sure = known.map((member) => avocatLine(member, numbers.get(member.row.id) ?? '', '20150112'));
    const likely = namesakes.flatMap((member) => [
      avocatLine(member, '', '20110303'),
      avocatLine({ ...member, home: ['75', 'Paris', '75009'] }, '', '20190916'),
    ]);
    const own = yasmine ? [avocatLine(yasmine, numbers.get(yasmine.row.id) ?? '', '20141120')] : [];
    const all = [...fillerLines(fillers), ...sure, ...likely, ...own];
    const goneLine = gone && sure.at(-1);
    await edition('avocats', addDays(today, -45), all);
    const current = all.filter((line) => line !== goneLine);
    await edition('avocats', addDays(today, -14), current);
    await edition('avocats', addDays(today, -2), current.slice(0, fillers / 2));
    await edition(
      'companies',
      addDays(today, -20),
      verifiedOf('companies').flatMap(({ row }) => {
        const number = numbers.get(row.id);
        return number === undefined ? [] : [`${number},"${row.company_name?.toUpperCase()}",A,2009-04-01`];
      }),
    );
    await edition(
      'officers',
      addDays(today, -30),
      verifiedOf('officers').flatMap(({ row, home: [, city, zipCode] }) => {
        const number = numbers.get(row.id);
        const { job_name: profession, last_name: name, first_name: firstName } = row;
        return number === undefined
          ? []
          : [[profession, name, firstName, city, number, zipCode, ''].join(';')];
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
  await tellNobody(trx, before);
};

const lastJob = async (trx: Trx): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select coalesce(max(id), 0)::text as id from graphile_worker._private_jobs`.execute(trx);
  return rows[0]?.id ?? '0';
};

/** Deletes the mails and pushes about events from before the first start. */
const tellNobody = async (trx: Trx, before: string): Promise<void> => {
  await sql`delete from graphile_worker._private_jobs where id > ${before}::bigint`.execute(trx);
};
