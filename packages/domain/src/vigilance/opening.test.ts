import { describe, expect, it } from 'vitest';
import { fullTexts } from '../terms/texts.ts';
import { addDays } from '../time/paris.ts';
import {
  announcedClosing,
  announcedDays,
  closesModes,
  closesModesFrom,
  type VigilanceSetting,
} from './opening.ts';

// rules §12
const before = addDays(closesModesFrom, -1);

it('the day is the first one of a data charter that tells of the file', () => {
  const telling = fullTexts.filter(
    (one) => one.text === 'DATA_CHARTER' && /dossier de vigilance/i.test(JSON.stringify(one)),
  );
  expect(telling.map(({ version }) => version).toSorted()[0]).toBe(closesModesFrom);
});

describe('an incomplete file', () => {
  it.each<[VigilanceSetting, boolean, boolean]>([
    ['off', false, false],
    ['tell', false, false],
    ['ask', true, true],
    ['auto', false, true],
  ])('with %s closes modes before the day: %s, from it on: %s', (setting, early, late) => {
    const days = [before, closesModesFrom, addDays(closesModesFrom, 400)];
    expect(days.map((day) => closesModes(setting, day))).toEqual([early, late, late]);
  });

  it('is announced in the fourteen days before, if the day makes a difference', () => {
    expect(announcedDays).toBe(14);
    expect(announcedClosing('auto', addDays(closesModesFrom, -15))).toBeNull();
    for (const day of [addDays(closesModesFrom, -14), before])
      expect(announcedClosing('auto', day)).toBe(closesModesFrom);
    expect(announcedClosing('auto', closesModesFrom)).toBeNull();
    for (const setting of ['off', 'tell', 'ask'] as const)
      expect(announcedClosing(setting, before)).toBeNull();
  });
});
