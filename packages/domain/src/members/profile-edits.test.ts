import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { departments } from '../options/departments.ts';
import { skillNames } from '../options/skills.ts';
import { addDays } from '../time/paris.ts';
import { formationErrors, periodErrors } from './career.ts';
import { readHourlyCost } from './hourly-cost.ts';
import { readTypedPlace } from './place.ts';
import { formatResponseTime } from './response-time.ts';
import { offeredSkills, repeatedSkills, withNextSkill } from './skills.ts';

describe('the rate that somebody types', () => {
  it.each([
    ['150 €', 150],
    ['150', 150],
    ['150€', 150],
    ['  150 € ', 150],
    ['150€/h', 150],
    ['150 € / h', 150],
    ['150 € par heure', 150],
    ['80 euros de l’heure', 80],
    ['80 € HT', 80],
    ['80 € HT/h', 80],
    ['1 250,50 €', 1250.5],
    ['1\u202f250,50\u00a0€', 1250.5],
    ['1.250,50 €', 1250.5],
    ['62,5', 62.5],
    ['62.50 €', 62.5],
    ['10 000', 10_000],
    ['150 200', 150_200],
    ['١٥٠', null],
    ['', null],
    ['   ', null],
    ['€', null],
    ['gratuit', null],
    ['cent cinquante', null],
    ['-150', null],
    ['150 à 200 €', null],
    ['1 25', null],
    ['150,505', null],
    ['1e3', null],
    ['99999999999999999999', null],
  ])('%j is %s', (text, euros) => {
    expect(readHourlyCost(text)).toBe(euros);
  });

  it('is read back from however a French reader writes it', () => {
    const styles: readonly Intl.NumberFormatOptions[] = [{}, { style: 'currency', currency: 'EUR' }];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...styles), (cents, style) => {
        const euros = cents / 100;
        expect(readHourlyCost(new Intl.NumberFormat('fr-FR', style).format(euros))).toBe(euros);
      }),
    );
  });

  it('is a number of cents, or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = readHourlyCost(text);
        if (read !== null) expect(Number.isInteger(Math.round(read * 100)) && read >= 0).toBe(true);
      }),
    );
  });
});

describe('the time that somebody takes to answer', () => {
  it.each([
    [0, 'moins d’une minute'],
    [1, '1\u00a0min'],
    [59, '59\u00a0min'],
    [60, '1\u00a0h\u00a000'],
    [125, '2\u00a0h\u00a005'],
    [1_510, '25\u00a0h\u00a010'],
  ])('of %i minutes is %s', (minutes, text) => {
    expect(formatResponseTime(minutes)).toBe(text);
  });
});

describe('the days of a career', () => {
  const today = '2026-11-21';
  const day = fc.integer({ min: -5_000, max: 5_000 }).map((days) => addDays(today, days));

  it('are today at the latest, the end never before the start', () => {
    expect(periodErrors({ startDate: today, endDate: null }, today)).toEqual([]);
    expect(periodErrors({ startDate: today, endDate: today }, today)).toEqual([]);
    expect(
      periodErrors({ startDate: '2026-11-22', endDate: '2026-11-23' }, today).map(({ path }) => path),
    ).toEqual(['startDate', 'endDate']);
    expect(periodErrors({ startDate: '0000-01-01', endDate: null }, today)).toHaveLength(1);
    fc.assert(
      fc.property(day, fc.option(day), (startDate, endDate) => {
        const fine = startDate <= today && (endDate === null || (endDate <= today && startDate <= endDate));
        expect(periodErrors({ startDate, endDate }, today).length === 0).toBe(fine);
      }),
    );
  });

  it('of a diploma is today at the latest, or unknown', () => {
    expect(formationErrors({ date: null }, today)).toEqual([]);
    expect(formationErrors({ date: today }, today)).toEqual([]);
    expect(formationErrors({ date: '2026-11-22' }, today)).toHaveLength(1);
  });
});

describe('skills', () => {
  it('are added one after the other, each the first that is not there yet, graded 1, until there is none', () => {
    const grown = skillNames.reduce<ReturnType<typeof withNextSkill>>((skills) => withNextSkill(skills), []);
    expect(grown).toEqual(skillNames.map(({ value }) => ({ name: value, grade: 1 })));
    expect(withNextSkill(grown)).toEqual(grown);
  });

  it('are offered once: those that are not in the list, and what the row itself holds', () => {
    const rows = [
      { name: 'IA', grade: 2 },
      { name: 'RGPD', grade: 5 },
    ] as const;
    const offered = offeredSkills(rows, 'IA');
    expect(offered).toContain('IA');
    expect(offered).not.toContain('RGPD');
    expect(offered).toHaveLength(skillNames.length - 1);
  });

  it('that stand twice are found by their second place', () => {
    const names = skillNames.map(({ value }) => value);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names)), (chosen) => {
        const skills = chosen.map((name) => ({ name }));
        const kept = skills.filter((_skill, index) => !repeatedSkills(skills).includes(index));
        expect(kept.map(({ name }) => name)).toEqual([...new Set(chosen)]);
      }),
    );
  });
});

describe('a place that is typed', () => {
  it.each([
    ['Lyon (69)', 'Lyon', '69'],
    ['Ajaccio (2a)', 'Ajaccio', '2A'],
    ['Lyon', 'Lyon', null],
    ['Cayenne (97)', 'Cayenne (97)', null],
    ['Bruxelles (Belgique)', 'Bruxelles (Belgique)', null],
    ['Lyon (69) centre', 'Lyon (69) centre', null],
    ['', '', null],
    ['  Saint-Étienne  ( 42 ) ', 'Saint-Étienne', '42'],
  ])('%s is %s in %s', (line, town, department) => {
    expect(readTypedPlace(line)).toEqual({ town, department });
  });

  it('says its department for each of them', () => {
    for (const { value, label } of departments) {
      expect(readTypedPlace(`${label} (${value})`)).toEqual({ town: label, department: value });
    }
  });
});
