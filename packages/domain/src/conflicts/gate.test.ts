import { describe, expect, it } from 'vitest';
import { type ConflictFacts, type GivenKind, gateOf } from './gate.ts';
import type { Level } from './levels.ts';

const facts = (level: Level, parties: ConflictFacts['parties'], askedVersion: number | null) => ({
  level,
  parties,
  listVersion: parties === 'named' ? 2 : 0,
  askedVersion,
});

describe('the gate of applying', () => {
  it.each<[Level, ConflictFacts['parties'], number | null, GivenKind | null, string | null]>([
    ['nothing', 'awaited', null, null, null],
    ['nothing', 'named', null, null, null],
    ['check', null, null, null, null],
    ['check', 'none', null, null, null],
    ['check', 'awaited', null, 'declared', 'PARTIES_AWAITED'],
    ['check', 'named', null, 'declared', 'CONFLICT_CHECK_NEEDED'],
    ['check', 'named', 1, 'reserved', 'CONFLICT_CHECK_NEEDED'],
    ['check', 'named', 2, null, null],
    ['declaration', null, null, null, 'INDEPENDENCE_NEEDED'],
    ['declaration', null, null, 'declared', null],
    ['declaration', 'none', null, null, 'INDEPENDENCE_NEEDED'],
    ['declaration', 'none', null, 'reserved', null],
    ['declaration', 'awaited', null, 'declared', 'PARTIES_AWAITED'],
    ['declaration', 'named', 1, 'declared', 'CONFLICT_CHECK_NEEDED'],
    ['declaration', 'named', 2, null, 'INDEPENDENCE_NEEDED'],
    ['declaration', 'named', 2, 'declared', null],
    ['declaration', 'named', 2, 'reserved', null],
  ])(
    'level %s, parties %s, asked about version %s of 2, given %s: %s',
    (level, parties, asked, given, code) => {
      expect(gateOf(facts(level, parties, asked), given)).toBe(code);
    },
  );
});
