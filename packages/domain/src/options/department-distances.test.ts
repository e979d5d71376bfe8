import { describe, expect, it } from 'vitest';
import { departmentDistanceKm, nearestDepartmentKm } from './department-distances.ts';
import { departments } from './departments.ts';

describe('the distance between two departments', () => {
  it.each([
    ['75', '75', 0],
    ['75', '92', 10],
    ['75', '69', 390],
    ['75', '13', 660],
    ['29', '67', 880],
    ['59', '2A', 1060],
    ['31', '33', 210],
  ] as const)('from %s to %s is some %d km', (one, other, km) => {
    expect(Math.abs(departmentDistanceKm(one, other) - km)).toBeLessThanOrEqual(20);
  });

  it('is the same both ways, and every department has another within 130 km', () => {
    for (const { value: one } of departments) {
      const others = departments.filter(({ value }) => value !== one);
      for (const { value: other } of others) {
        expect(departmentDistanceKm(one, other)).toBe(departmentDistanceKm(other, one));
      }
      expect(Math.min(...others.map(({ value }) => departmentDistanceKm(one, value)))).toBeLessThanOrEqual(
        130,
      );
    }
  });
});

describe('the nearest of several departments', () => {
  it.each([
    ['75', ['69', '92', '13'], 10],
    ['75', ['69', '75'], 0],
    ['75', ['69'], 390],
    ['75', [], null],
    [null, ['75'], null],
    [null, [], null],
  ] as const)('from %s to %j is at %j km', (here, there, km) => {
    expect(nearestDepartmentKm(here, there)).toBe(km);
  });

  it('is no distance within a department, and at least ten kilometres to another', () => {
    for (const { value } of departments) {
      expect(departmentDistanceKm(value, value)).toBe(0);
      const others = departments.filter((other) => other.value !== value).map((other) => other.value);
      expect(nearestDepartmentKm(value, others)).toBeGreaterThanOrEqual(10);
    }
  });
});
