import { describe, expect, it } from 'vitest';
import { searchCourts } from './service.ts';

const names = async (name: string, kind?: 'tj' | 'ca' | 'tc' | 'cph') =>
  (await searchCourts({ name, kind })).map((court) => court.name);

describe('the courts that a text finds', () => {
  it('are those of a town, the tribunal judiciaire first', async () => {
    expect(await names('lyon')).toEqual([
      'Tribunal judiciaire de Lyon',
      'Cour d’appel de Lyon',
      'Tribunal des activités économiques de Lyon',
      'Conseil de prud’hommes de Lyon',
    ]);
  });

  it.each([
    ['tj lyon', 'Tribunal judiciaire de Lyon'],
    ['EVRY', 'Tribunal judiciaire d’Évry-Courcouronnes'],
    ['st malo', 'Tribunal judiciaire de Saint-Malo'],
    ['prud’hommes dinan', 'Conseil de prud’hommes de Dinan'],
    ['prudhommes dinan', 'Conseil de prud’hommes de Dinan'],
    ['tourcoing', 'Tribunal de commerce de Lille Métropole'],
    ['commerce lille', 'Tribunal de commerce de Lille Métropole'],
    ['cour appel riom', 'Cour d’appel de Riom'],
    ['sables', 'Tribunal judiciaire des Sables-d’Olonne'],
  ])('ignore accents, case and order: %s finds %s', async (text, name) => {
    expect(await names(text)).toContain(name);
  });

  it('are of the kind that was chosen, ten at most', async () => {
    expect(await names('paris', 'ca')).toEqual(['Cour d’appel de Paris']);
    expect(await names('tribunal')).toHaveLength(10);
  });

  it.each([[''], ['   '], ['--'], ['zzzz'], ['<script>'], ['%'], ['a'.repeat(100)]])(
    'are none for %j',
    async (text) => {
      expect(await names(text)).toEqual([]);
    },
  );
});
