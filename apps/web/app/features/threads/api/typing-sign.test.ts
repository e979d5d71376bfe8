import { describe, expect, it } from 'vitest';
import { type Clock, noTypingSign, type TypingSign, typingSign } from './typing-sign.ts';

/** A clock that the test moves by hand. */
const handClock = () => {
  let time = 0;
  let alarms: { at: number; work: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    after: (milliseconds, work) => {
      const alarm = { at: time + milliseconds, work };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
  };
  const advance = (milliseconds: number) => {
    time += milliseconds;
    const due = alarms.filter(({ at }) => at <= time);
    alarms = alarms.filter(({ at }) => at > time);
    for (const { work } of due) work();
  };
  return { clock, advance, waiting: () => alarms.length };
};

const aSign = () => {
  const shown: TypingSign[] = [];
  const hand = handClock();
  const sign = typingSign((next) => shown.push(next), hand.clock);
  return { ...sign, ...hand, now: () => shown.at(-1) ?? noTypingSign, shown };
};

describe('the sign that the other party is writing', () => {
  it('ends five seconds after the last event, for those who see it and for those who hear it', () => {
    const sign = aSign();
    sign.heard();
    expect(sign.now()).toEqual({ isShown: true, isAnnounced: true });
    sign.advance(4_999);
    expect(sign.now().isShown).toBe(true);
    sign.advance(1);
    expect(sign.now()).toEqual(noTypingSign);
    expect(sign.waiting()).toBe(0);
  });

  it('goes on while events come, and is drawn once for all of them', () => {
    const sign = aSign();
    for (let event = 0; event < 4; event += 1) {
      sign.heard();
      sign.advance(3_000);
    }
    expect(sign.shown).toEqual([{ isShown: true, isAnnounced: true }]);
    sign.advance(2_000);
    expect(sign.now()).toEqual(noTypingSign);
  });

  it('ends at once when the message comes or the connection breaks', () => {
    const sign = aSign();
    sign.heard();
    sign.end();
    sign.end();
    expect(sign.shown).toEqual([{ isShown: true, isAnnounced: true }, noTypingSign]);
    sign.advance(10_000);
    expect(sign.shown).toHaveLength(2);
  });

  it('is announced once in thirty seconds', () => {
    const sign = aSign();
    const announced = () => {
      sign.heard();
      const { isAnnounced } = sign.now();
      sign.advance(5_000);
      return isAnnounced;
    };
    expect([announced(), announced(), announced(), announced(), announced(), announced()]).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(announced()).toBe(true);
  });
});
