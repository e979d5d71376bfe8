import { departments } from '@basoche/domain/options/departments';
import { valuesOf } from '@basoche/domain/options/option';
import { describe, expect, it } from 'vitest';
import { expectWithin } from '../../../../../scripts/support/bounds.ts';
import { searchCommunes } from './service.ts';
import { communes, communesNear } from './store.ts';

const names = async (text: string) => (await searchCommunes(text)).map((commune) => commune.name);

/** Answers to the place field (rules §5). */
describe('the communes that a name starts', () => {
  it('come larger first, ten at most, with their department and postal codes', async () => {
    const found = await searchCommunes('Lyon');
    expect(found[0]).toMatchObject({ name: 'Lyon', department: '69' });
    expect(found[0]?.postalCodes).toContain('69003');
    expect(await names('sa')).toHaveLength(10);
    expect((await names('par'))[0]).toBe('Paris');
  });

  it.each([
    ['SAINT ETIENNE', 'Saint-Étienne'],
    ['st étienne', 'Saint-Étienne'],
    ['st-malo', 'Saint-Malo'],
    ['ste genevieve des b', 'Sainte-Geneviève-des-Bois'],
    ['l haÿ', "L'Haÿ-les-Roses"],
    ['l’hay les', "L'Haÿ-les-Roses"],
    ['coeuvres', 'Cœuvres-et-Valsery'],
    ['  aix-en', 'Aix-en-Provence'],
    ['st', 'Strasbourg'],
    ['st', 'Saint-Étienne'],
  ])('ignore accents, case, hyphens and apostrophes: %s finds %s', async (text, name) => {
    expect(await names(text)).toContain(name);
  });

  it.each([[''], ['   '], ['--'], ["'"], ['zzzz'], ['<script>'], ['%'], ['a'.repeat(100)]])(
    'are none for %j',
    async (text) => {
      expect(await names(text)).toEqual([]);
    },
  );

  it('are all those of the 96 departments and no other', async () => {
    const all = [...(await communes()).values()].flat();
    expect(new Set(all.map((row) => row.department)).size).toBe(valuesOf(departments).length);
    expect(all.length).toBeGreaterThan(34_000);
  });

  it('are found in less than five milliseconds', async () => {
    // The search text starts with the most frequent first letter.
    const text = 'saint zzz';
    expect((await communesNear(text)).length).toBeGreaterThan(4_000);
    // Measures the CPU time of this thread, so that a busy machine changes nothing.
    const before = process.threadCpuUsage();
    for (let round = 0; round < 50; round += 1) await searchCommunes(text);
    const { user, system } = process.threadCpuUsage(before);
    expectWithin((user + system) / 1_000 / 50, 5);
  });
});
