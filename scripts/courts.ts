import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { departments } from '../packages/domain/src/options/departments.ts';
import { root } from './support/command.ts';

/**
 * Writes the program's list of courts from the texts in `scripts/sources`: `node scripts/courts.ts`. The same
 * sources give the same bytes.
 *
 * Seats of tribunaux judiciaires, cours d'appel and conseils de prud'hommes: code du travail, annexe to R.
 * 1422-4 (LEGIARTI000053720846, in force from 2026-03-27), from the package `@socialgouv/legi-data` 2.513.0.
 */

const sources = join(root, 'scripts/sources');
export const courtsPlace = join(root, 'apps/server/src/features/places/courts/courts.tsv');

interface Town {
  readonly insee: string;
  readonly name: string;
  readonly department: string;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();

const dataOf = (name: string): unknown =>
  JSON.parse(
    readFileSync(
      createRequire(join(root, 'apps/server/package.json')).resolve(
        `@etalab/decoupage-administratif/data/${name}.json`,
      ),
      'utf8',
    ),
  );

const departmentCodes = new Set<string>(departments.map(({ value }) => value));

/** Communes by department and name. */
const readTowns = (): Map<string, Town> => {
  const rows = dataOf('communes') as { code: string; nom: string; type: string; departement?: string }[];
  return new Map(
    rows
      .filter(({ type, departement = '' }) => type === 'commune-actuelle' && departmentCodes.has(departement))
      .map(({ code, nom, departement = '' }) => [
        `${departement} ${fold(nom)}`,
        { insee: code, name: nom.replaceAll("'", '’'), department: departement },
      ]),
  );
};

/** Codes of departments by name. */
const readDepartments = (): Map<string, string> =>
  new Map(
    (dataOf('departements') as { code: string; nom: string }[]).map(({ code, nom }) => [fold(nom), code]),
  );

/** Departments of seats that are not in the department of the court above them. */
const elsewhere: Readonly<Record<string, string>> = { dinan: '22' };

const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Rows of the annexe: cour d'appel, department, tribunal judiciaire, conseil de prud'hommes. A cell may span
 * several rows.
 */
const readAnnexe = (): [appeal: string, department: string, tribunal: string, council: string][] => {
  const html = readFileSync(join(sources, 'annexe-r1422-4.html'), 'utf8');
  const found: [string, string, string, string][] = [];
  const standing: { left: number; text: string }[] = [];
  let appeal = '';
  for (const [, row = ''] of html.matchAll(/<tr>(.*?)<\/tr>/gs)) {
    const cells = [...row.matchAll(/<td([^>]*)>(.*?)<\/td>/gs)].map(([, attributes = '', text = '']) => ({
      rows: Number(/rowspan="(\d+)"/.exec(attributes)?.[1] ?? 1),
      text: words(text),
    }));
    if (cells.length === 0) continue;
    if (row.includes('colspan="4"')) {
      appeal = cells[0]?.text ?? '';
      continue;
    }
    const line = [0, 1, 2, 3].map((at) => {
      const above = standing[at];
      if (above !== undefined && above.left > 0) {
        above.left -= 1;
        return above.text;
      }
      const cell = cells.shift();
      if (cell === undefined) throw new Error(`A row of the annexe has too few cells: ${words(row)}`);
      standing[at] = { left: cell.rows - 1, text: cell.text };
      return cell.text;
    });
    const [department = '', tribunal = '', council = ''] = line;
    found.push([appeal.replace(/^Cour d'appel (de |d')?/, ''), department, tribunal, council]);
  }
  return found;
};

/** Rows of the typed list: town, department, and the rest of the line. */
const readCommercial = (): { town: string; department: string; note: string }[] =>
  readFileSync(join(sources, 'tribunaux-de-commerce.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, town = '', department = '', note = ''] = /^([^#].*?) (\d\w)(?: (.+))?$/.exec(line) ?? [];
      return town === '' ? [] : [{ town, department, note }];
    });

/** Latitude and longitude of each town with a court, by its INSEE code. */
const readCoordinates = (): Map<string, string> =>
  new Map(
    readFileSync(join(sources, 'coordinates-of-towns.tsv'), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [insee = '', latitude = '', longitude = ''] = line.startsWith('#') ? [] : line.split('\t');
        return insee === '' ? [] : [[insee, `${latitude}\t${longitude}`] as const];
      }),
  );

/** « de Lyon », « d’Agen », « du Mans », « des Sables-d’Olonne », « de La Rochelle ». */
const of = (name: string): string => {
  if (/^Le /.test(name)) return `du ${name.slice(3)}`;
  if (/^Les /.test(name)) return `des ${name.slice(4)}`;
  return /^[AEÉÈIOUY]/.test(name) ? `d’${name}` : `de ${name}`;
};

const titles = {
  ca: 'Cour d’appel',
  tj: 'Tribunal judiciaire',
  cph: 'Conseil de prud’hommes',
  tc: 'Tribunal de commerce',
} as const;
type Kind = keyof typeof titles;

/** The content of the file. */
export const courtsFile = (): string => {
  const towns = readTowns();
  const codes = readDepartments();
  const coordinates = readCoordinates();
  const townOf = (name: string, department: string): Town => {
    const folded = fold(name);
    const found = towns.get(`${elsewhere[folded] ?? department} ${folded}`);
    if (found === undefined) throw new Error(`No commune ${name} in ${department}.`);
    return found;
  };

  const lines = new Map<string, string>();
  const add = (
    kind: Kind,
    town: Town,
    { title = titles[kind] as string, of: name = of(town.name), tribunal = '', appeal = '' } = {},
  ): string => {
    const code = `${kind}-${town.insee}`;
    const place = coordinates.get(town.insee);
    if (place === undefined) throw new Error(`No coordinates of ${town.name} (${town.insee}).`);
    lines.set(
      code,
      [
        code,
        kind,
        `${title} ${name}`,
        town.name,
        town.insee,
        town.department,
        kind === 'tj' ? code : tribunal,
        kind === 'ca' ? code : appeal,
        place,
      ].join('\t'),
    );
    return code;
  };

  const rows = readAnnexe().flatMap(([appeal, department, tribunal, council]) => {
    const code = codes.get(fold(department)) ?? '';
    return departmentCodes.has(code) ? [{ appeal, code, tribunal, council }] : [];
  });
  // Each seat of a cour d'appel has a tribunal or a council in the annexe; Riom has only a council.
  const seats = new Map<string, Town>();
  for (const { code, tribunal, council } of rows)
    for (const name of [tribunal, council]) seats.set(fold(name), townOf(name, code));
  for (const { appeal, code, tribunal, council } of rows) {
    const above = seats.get(fold(appeal));
    if (above === undefined) throw new Error(`No seat of the cour d'appel of ${appeal}.`);
    const appealCode = add('ca', above);
    const tribunalCode = add('tj', townOf(tribunal, code), { appeal: appealCode });
    add('cph', townOf(council, code), { tribunal: tribunalCode, appeal: appealCode });
  }
  for (const { town, department, note } of readCommercial()) {
    add('tc', townOf(town, department), {
      ...(note === 'TAE' ? { title: 'Tribunal des activités économiques' } : {}),
      ...(note === '' || note === 'TAE' ? {} : { of: `de ${note}` }),
    });
  }
  const header = 'code\tkind\tname\ttown\tinsee\tdepartment\ttj\tca\tlat\tlon';
  return `${[header, ...[...lines.values()].sort((a, b) => (a < b ? -1 : 1))].join('\n')}\n`;
};

if (import.meta.main) writeFileSync(courtsPlace, courtsFile());
