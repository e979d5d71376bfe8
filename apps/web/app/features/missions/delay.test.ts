import { refusals } from '@basoche/domain/threads/refusals';
import { describe, expect, it } from 'vitest';
import { parseDelay } from './delay.ts';

describe('a delay as it is typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['1', 1],
    [' 10 ', 10],
    ['5 jours', 5],
    ['1 jour', 1],
    ['3j', 3],
    ['365', 365],
  ])('«\u00a0%s\u00a0» is %s', (typed, days) => expect(parseDelay(typed)).toEqual({ ok: true, days }));

  it.each(['0', '366', '-1', '1,5', 'une semaine', '10000', '5 mois'])('«\u00a0%s\u00a0» is none', (typed) =>
    expect(parseDelay(typed)).toEqual({ ok: false, message: refusals.INVALID_DELAY.title }),
  );
});
