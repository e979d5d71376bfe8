import { describe, expect, it } from 'vitest';
import { clientKinds } from '../missions/eligibility-rules.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { defaultConflictRules, levelOf, readConflictRules, type WrittenConflictRule } from './levels.ts';

/** The table of rules §9, written a second time by hand. */
const expected = {
  recherches: 'nothing',
  veille: 'nothing',
  formation: 'nothing',
  traduction: 'nothing',
  relecture: 'check',
  audit: 'check',
  formalites: 'check',
  autre: 'check',
  consultation: 'declaration',
  redaction: 'declaration',
  contentieux: 'declaration',
  postulation: 'declaration',
} as const;

const line: WrittenConflictRule = {
  natures: ['audit'],
  clients: ['MEMBER'],
  level: 'nothing',
  article: 'Loi A',
  explanation: 'Une phrase.',
};
const levelBy = (...written: readonly WrittenConflictRule[]) =>
  levelOf(readConflictRules(written), 'audit', 'MEMBER');

describe('the level of a mission', () => {
  it('is what its nature asks by default, for both kinds of client', () => {
    for (const client of clientKinds)
      for (const nature of valuesOf(missionNatures))
        expect([nature, levelOf(defaultConflictRules, nature, client)]).toEqual([nature, expected[nature]]);
  });

  it('is a declaration without a line, for an unknown nature, and for the other kind of client', () => {
    expect(levelBy()).toBe('declaration');
    expect(levelOf(defaultConflictRules, 'astrologie', 'MEMBER')).toBe('declaration');
    expect(levelOf(readConflictRules([line]), 'audit', 'CUSTOMER')).toBe('declaration');
    expect(levelBy({ ...line, natures: ['astrologie'] })).toBe('declaration');
    expect(levelBy({ ...line, clients: ['TOUS'] })).toBe('declaration');
  });

  it('is a declaration where the line has no article or a level that nobody knows', () => {
    expect(levelBy(line)).toBe('nothing');
    expect(levelBy({ ...line, article: ' ' })).toBe('declaration');
    expect(levelBy({ ...line, level: 'rien' })).toBe('declaration');
  });

  it('is the strictest of several lines', () => {
    expect(levelBy(line, { ...line, level: 'check' })).toBe('check');
    expect(levelBy({ ...line, level: 'check' }, line)).toBe('check');
    expect(levelBy(line, { ...line, level: 'rien' })).toBe('declaration');
  });
});
