import { describe, expect, it } from 'vitest';
import { reportMeasures } from './decision.ts';
import { effectOf, effectsOf, measuresRefusal, type ReportedState } from './measure-effects.ts';

const creator: ReportedState = { isCreator: true, isHidden: false, isSuspended: false, isDeleted: false };

describe('what a measure does', () => {
  it.each([
    ['contentHidden', {}, 'done'],
    ['contentHidden', { isHidden: true }, 'inForce'],
    ['contentHidden', { isCreator: false }, 'impossible'],
    // A hidden mission of another person cannot be hidden as theirs.
    ['contentHidden', { isCreator: false, isHidden: true }, 'impossible'],
    // Publications of a deleted account stay archived, and may be hidden.
    ['contentHidden', { isDeleted: true }, 'done'],
    ['accountSuspended', {}, 'done'],
    ['accountSuspended', { isCreator: false }, 'done'],
    ['accountSuspended', { isSuspended: true }, 'inForce'],
    ['accountSuspended', { isDeleted: true, isSuspended: true }, 'impossible'],
    ['warning', { isCreator: false, isDeleted: true }, 'told'],
    ['other', { isHidden: true }, 'told'],
  ] as const)('%s with %j: %s', (measure, change, effect) => {
    expect(effectOf(measure, { ...creator, ...change })).toBe(effect);
  });

  it('is known of every measure', () => {
    expect(Object.keys(effectsOf(creator)).toSorted()).toEqual(
      reportMeasures.map(({ value }) => value).toSorted(),
    );
  });

  it('refuses what cannot be carried out, in a sentence, and nothing else', () => {
    const candidate = effectsOf({ ...creator, isCreator: false, isDeleted: true });
    expect(measuresRefusal(['warning', 'contentHidden'], candidate)).toContain(
      'n’a pas publié cette annonce',
    );
    expect(measuresRefusal(['accountSuspended'], candidate)).toContain('supprimé');
    expect(measuresRefusal(['warning', 'other'], candidate)).toBeNull();
    const hidden = effectsOf({ ...creator, isHidden: true, isSuspended: true });
    expect(measuresRefusal(['contentHidden', 'accountSuspended'], hidden)).toBeNull();
  });
});
