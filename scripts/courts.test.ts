import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courtsFile, courtsPlace } from './courts.ts';
import { root } from './support/command.ts';
import { read } from './support/sources.ts';

const file = courtsFile();
const rows = file
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [code = '', kind = '', name = '', town = '', insee = '', department = '', tribunal, appeal, ...at] =
      line.split('\t');
    return { code, kind, name, town, insee, department, tribunal, appeal, at: at.map(Number) };
  });
const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
const codes = new Set(rows.map(({ code }) => code));

describe('the list of courts', () => {
  it('is what its sources give, to the byte', () => {
    expect(read(courtsPlace.slice(root.length + 1))).toBe(file);
  });

  it.each([
    ['ca', 30],
    ['tj', 157],
    ['cph', 203],
    ['tc', 134],
  ])('has, of the kind %s, %i', (kind, count) => {
    expect(ofKind(kind)).toHaveLength(count);
    expect(ofKind(kind).every(({ code, insee }) => code === `${kind}-${insee}`)).toBe(true);
  });

  it('names a tribunal and a cour d’appel that it has, for each council and tribunal judiciaire', () => {
    for (const { kind, name, tribunal = '', appeal = '' } of rows) {
      if (kind === 'tc') expect([tribunal, appeal], name).toEqual(['', '']);
      else expect([kind === 'ca' || codes.has(tribunal), codes.has(appeal)], name).toEqual([true, true]);
    }
  });

  it('has a seat in each of the 96 departments, where its commune lies', () => {
    expect(new Set(ofKind('tj').map(({ department }) => department)).size).toBe(96);
    for (const { insee, department, name } of rows) expect(insee.startsWith(department), name).toBe(true);
  });

  // Towns with the name of a town in another department, or whose court has the name of another town.
  it.each([
    ['cph-22050', 'Conseil de prud’hommes de Dinan', '22'],
    ['tj-81065', 'Tribunal judiciaire de Castres', '81'],
    ['tj-52121', 'Tribunal judiciaire de Chaumont', '52'],
    ['tj-17300', 'Tribunal judiciaire de La Rochelle', '17'],
    ['tj-44184', 'Tribunal judiciaire de Saint-Nazaire', '44'],
    ['tc-59599', 'Tribunal de commerce de Lille Métropole', '59'],
    ['tc-26281', 'Tribunal de commerce de Romans-sur-Isère', '26'],
    ['tc-69123', 'Tribunal des activités économiques de Lyon', '69'],
    ['ca-63300', 'Cour d’appel de Riom', '63'],
  ])('has %s, %s', (code, name, department) => {
    expect(rows.find((row) => row.code === code)).toMatchObject({ name, department });
  });

  it('has no seat farther than 110 km from the chief town of its department', () => {
    const chiefs = createRequire(join(root, 'apps/server/package.json'))(
      '@etalab/decoupage-administratif/data/departements.json',
    ) as { code: string; chefLieu: string }[];
    const towns = new Map(rows.map(({ insee, at }) => [insee, at]));
    for (const { name, department, at } of rows) {
      const chief = towns.get(chiefs.find(({ code }) => code === department)?.chefLieu ?? '');
      if (chief === undefined) continue;
      const [latitude = 0, longitude = 0] = at;
      const [north = 0, east = 0] = chief;
      const km = Math.hypot(
        (latitude - north) * 111,
        (longitude - east) * 111 * Math.cos((north * Math.PI) / 180),
      );
      expect(km, name).toBeLessThan(110);
    }
  });
});
