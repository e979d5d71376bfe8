import { describe, expect, it } from 'vitest';
import { valuesOf } from '../options/option.ts';
import { decisionsIn, idRange, memberStates } from './account-states.ts';

const some = { sessions: 2, mayErase: true };

describe('what staff may decide about an account', () => {
  it('is to suspend it or, once it is, to restore it: never both', () => {
    for (const state of valuesOf(memberStates)) {
      const decisions = decisionsIn(state, some);
      expect(decisions.includes('suspend') && decisions.includes('restore')).toBe(false);
      expect(decisions.includes('restore')).toBe(state === 'suspended');
    }
  });

  it('is nothing once it is deleted', () => {
    expect(decisionsIn('deleted', some)).toEqual([]);
  });

  it('is to erase it for some of them only, and to end sessions where there are any', () => {
    expect(decisionsIn('active', { sessions: 0, mayErase: false })).toEqual(['suspend']);
    expect(decisionsIn('unconfirmed', some)).toEqual(['suspend', 'endSessions', 'erase']);
  });
});

describe('an id that is typed', () => {
  it('whole, is itself', () => {
    const id = '0193a2b4-7c5d-7e0f-8a1b-2c3d4e5f6071';
    expect(idRange(` ${id.toUpperCase()} `)).toEqual({ from: id, to: id });
    expect(idRange(id.replaceAll('-', ''))).toEqual({ from: id, to: id });
  });

  it('by its beginning, is all those that begin so', () => {
    expect(idRange('0193a2b4-7c')).toEqual({
      from: '0193a2b4-7c00-0000-0000-000000000000',
      to: '0193a2b4-7cff-ffff-ffff-ffffffffffff',
    });
  });

  it('is no name, no figure of seven signs, and nothing that is longer than an id', () => {
    for (const typed of ['facade', 'deadbeef', '0193a2b', 'Anne 75012345', `${'0'.repeat(33)}`]) {
      expect(idRange(typed)).toBeNull();
    }
  });
});

it('no id begins with what only holds one', () => {
  const id = '0193a2b4-7c5d-7e0f-8a1b-2c3d4e5f6071';
  for (const typed of [`${id} x`, `${id}0`, `x${id}`, '0193a2b4x', '0193a2b4 7c5d', '0193a2b']) {
    expect(idRange(typed)).toBeNull();
  }
});
