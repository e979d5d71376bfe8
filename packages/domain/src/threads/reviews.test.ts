import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLimits } from '../text-limits.ts';
import { otherParty, type ThreadParty } from './actors.ts';
import type { Application } from './application.ts';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { Decision, ThreadEffect } from './effects.ts';
import { actors, hoursAfter, stages } from './fixtures.ts';
import { hindered } from './hindered.ts';
import { permitted } from './permitted.ts';
import { isOpen, noReviews, reviewsCloseAt, withReply } from './reviews.ts';

const done = stages.directDone;
const doneAt = done.doneAt ?? new Date(Number.NaN);
const day = (days: number) => hoursAfter(days * 24, doneAt);
const parties = ['creator', 'candidate'] as const;

const written = (grade = 4, text = 'Un travail soigné, remis à temps.'): ThreadCommand => ({
  type: 'review',
  grade,
  text,
});
const replied = (text = 'Merci de votre confiance.'): ThreadCommand => ({ type: 'review/reply', text });
const open: ThreadCommand = { type: 'review/open' };

const given = (from: Application, by: ThreadParty | 'timer', command: ThreadCommand, at: Date): Decision =>
  decide(from, command, actors[by], at);

const allowed = (decision: Decision) => {
  if (!decision.ok) throw new Error(`Refused: ${decision.code}`);
  return decision;
};
const then = (from: Application, by: ThreadParty | 'timer', command: ThreadCommand, at: Date) =>
  allowed(given(from, by, command, at)).application;

const told = (effects: readonly ThreadEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'mail' ? [`${effect.to} ${effect.mail}`] : []));

describe('reviews of a mission', () => {
  it('are written once it is DONE, however it came there, and never before', () => {
    for (const stage of ['directDone', 'settled'] as const) {
      const at = stages[stage].doneAt ?? new Date(Number.NaN);
      for (const party of parties) expect(permitted(stages[stage], actors[party], at)).toContain('review');
    }
    for (const stage of ['ongoing', 'ended', 'created', 'refused', 'job'] as const) {
      expect(stages[stage].doneAt).toBeNull();
      for (const party of parties) {
        expect(permitted(stages[stage], actors[party], day(1))).not.toContain('review');
      }
    }
  });

  it('let everybody read the words of a creator who consents, and of nobody else', () => {
    const opened = (by: ThreadParty, consent: object) =>
      then(done, by, { type: 'review', grade: 4, text: 'Un travail soigné.', ...consent }, day(1)).reviews[by]
        ?.isPublic;
    expect(opened('creator', { isPublic: true })).toBe(true);
    expect(opened('creator', { isPublic: false })).toBe(false);
    expect(opened('creator', {})).toBe(false);
    expect(opened('candidate', { isPublic: true })).toBe(false);
  });

  it('are written within thirty days of DONE, the last instant included', () => {
    expect(reviewsCloseAt(doneAt)).toEqual(day(30));
    expect(given(done, 'creator', written(), day(30)).ok).toBe(true);
    const late = hoursAfter(30 * 24 + 0.001, doneAt);
    expect(given(done, 'creator', written(), late)).toMatchObject({ ok: false, code: 'REVIEWS_CLOSED' });
  });

  it('are never written where nobody knows since when the mission is done', () => {
    const unknown = { ...done, doneAt: null };
    expect(given(unknown, 'creator', written(), day(1))).toMatchObject({ code: 'REVIEWS_CLOSED' });
  });

  it('have a whole grade from 1 to 5 and between 10 and 2,000 characters', () => {
    for (const grade of [0, 6, 2.5, Number.NaN]) {
      expect(given(done, 'creator', written(grade), day(1))).toMatchObject({ code: 'GRADE_REQUIRED' });
    }
    const long = 'a'.repeat(textLimits.review + 1);
    for (const text of ['', `   ${'a'.repeat(9)}   `, long]) {
      expect(given(done, 'creator', written(3, text), day(1))).toMatchObject({ code: 'REVIEW_LENGTH' });
    }
    for (const grade of [1, 5]) expect(given(done, 'creator', written(grade), day(1)).ok).toBe(true);
    for (const text of ['Dix signes', 'a'.repeat(textLimits.review)]) {
      expect(given(done, 'creator', written(3, text), day(1)).ok).toBe(true);
    }
    const { reviews } = then(done, 'creator', written(3, ' Travail soigné. '), day(1));
    expect(reviews.creator?.text).toBe('Travail soigné.');
  });

  it('are written once, and not edited', () => {
    const reviewed = then(done, 'creator', written(), day(1));
    expect(given(reviewed, 'creator', written(1), day(2))).toMatchObject({ code: 'ALREADY_REVIEWED' });
    const names = hindered(reviewed, actors.creator, day(2)).map(({ permission }) => permission);
    expect(names).not.toContain('review');
  });

  it('wait for the other: the first asks for the second, and opens by itself after fourteen days', () => {
    const { application, effects } = allowed(given(done, 'creator', written(), day(1)));
    expect(application.reviews.creator).toMatchObject({ at: day(1), opensAt: day(15), reply: null });
    expect(told(effects)).toEqual(['candidate review-awaits']);
    expect(effects).toContainEqual({ kind: 'schedule', command: open, at: day(15) });
    expect(given(application, 'timer', open, hoursAfter(-1, day(15)))).toMatchObject({ code: 'TOO_EARLY' });
    const opened = allowed(given(application, 'timer', open, day(15)));
    expect(told(opened.effects)).toEqual(['creator reviews-open', 'candidate reviews-open']);
    expect(given(opened.application, 'timer', open, day(16))).toMatchObject({ code: 'STATE_CHANGED' });
  });

  it('open both with the second, and whoever wrote first is told, once', () => {
    const first = then(done, 'creator', written(), day(1));
    const { application, effects } = allowed(given(first, 'candidate', written(5), day(3)));
    expect(application.reviews).toMatchObject({
      creator: { opensAt: day(3) },
      candidate: { opensAt: day(3) },
    });
    expect(told(effects)).toEqual(['creator reviews-open']);
    expect(given(application, 'timer', open, day(15))).toMatchObject({ code: 'STATE_CHANGED' });
  });

  it('open no earlier than they were written, where the clock of the second stands behind', () => {
    const first = then(done, 'creator', written(), day(1));
    const behind = hoursAfter(-0.001, day(1));
    expect(then(first, 'candidate', written(), behind).reviews).toMatchObject({
      creator: { opensAt: day(1) },
      candidate: { opensAt: behind },
    });
  });

  it('that come after the first has opened are there to be read at once, and the other is told', () => {
    const first = then(done, 'creator', written(), day(1));
    const opened = then(first, 'timer', open, day(15));
    const { application, effects } = allowed(given(opened, 'candidate', written(), day(20)));
    expect(application.reviews).toMatchObject({
      creator: { opensAt: day(15) },
      candidate: { opensAt: day(20) },
    });
    expect(told(effects)).toEqual(['creator review-received']);
  });
});

describe('the right of reply', () => {
  const first = then(done, 'creator', written(), day(1));

  it('opens with the review, and tells nothing of one that is still hidden', () => {
    expect(given(first, 'candidate', replied(), day(2))).toMatchObject({ code: 'NO_REVIEW' });
    expect(given(done, 'candidate', replied(), day(2))).toMatchObject({ code: 'NO_REVIEW' });
    expect(permitted(first, actors.candidate, hoursAfter(-1, day(15)))).not.toContain('review/reply');
    expect(permitted(first, actors.candidate, day(15))).toContain('review/reply');
  });

  it('is that of who is written of, whenever they read it', () => {
    expect(given(first, 'creator', replied(), day(400))).toMatchObject({ code: 'NO_REVIEW' });
    const { application, effects } = allowed(given(first, 'candidate', replied(), day(400)));
    expect(application.reviews.creator?.reply).toEqual({ text: 'Merci de votre confiance.', at: day(400) });
    expect(told(effects)).toEqual(['creator review-replied']);
  });

  it('is of what was written, and of nothing else', () => {
    expect(withReply(noReviews, 'candidate', 'Merci.', day(1))).toEqual(noReviews);
  });

  it('is used once, within 1,000 characters', () => {
    expect(given(first, 'candidate', replied('  '), day(20))).toMatchObject({ code: 'REPLY_LENGTH' });
    const long = 'a'.repeat(textLimits.reviewReply + 1);
    expect(given(first, 'candidate', replied(long), day(20))).toMatchObject({ code: 'REPLY_LENGTH' });
    for (const text of ['A', 'a'.repeat(textLimits.reviewReply)]) {
      expect(given(first, 'candidate', replied(text), day(20)).ok).toBe(true);
    }
    const answered = then(first, 'candidate', replied(' Merci. '), day(20));
    expect(answered.reviews.creator?.reply?.text).toBe('Merci.');
    expect(given(answered, 'candidate', replied('Encore.'), day(21))).toMatchObject({
      code: 'ALREADY_REPLIED',
    });
  });
});

const move = fc.record({
  by: fc.constantFrom('creator', 'candidate', 'timer' as const),
  command: fc.constantFrom(written(1), written(5), replied(), open),
  days: fc.double({ min: 0, max: 12, noNaN: true }),
});

describe('whatever is written, by whom and when', () => {
  const always = (
    check: (seen: { before: Application; by: ThreadParty | 'timer'; at: Date; decision: Decision }) => void,
  ) =>
    fc.assert(
      fc.property(fc.array(move, { maxLength: 14 }), (moves) => {
        let application: Application = done;
        let at = doneAt;
        for (const { by, command, days } of moves) {
          at = hoursAfter(days * 24, at);
          const decision = given(application, by, command, at);
          check({ before: application, by, at, decision });
          if (decision.ok) application = decision.application;
        }
      }),
      { numRuns: 400 },
    );

  it('a review and a reply stay as they were written', () => {
    always(({ before, decision }) => {
      if (!decision.ok) return;
      for (const party of parties) {
        const was = before.reviews[party];
        const now = decision.application.reviews[party];
        if (was === null) continue;
        expect(now).toMatchObject({ grade: was.grade, text: was.text, at: was.at });
        if (was.reply !== null) expect(now?.reply).toEqual(was.reply);
      }
    });
  });

  it('a review that was open never closes, and none opens later than fourteen days after it was written', () => {
    always(({ before, at, decision }) => {
      const { reviews } = decision.ok ? decision.application : before;
      for (const party of parties) {
        const review = reviews[party];
        if (review === null) continue;
        expect(review.opensAt.getTime()).toBeLessThanOrEqual(hoursAfter(14 * 24, review.at).getTime());
        const was = before.reviews[party];
        if (was !== null && isOpen(was, at)) expect(isOpen(review, at)).toBe(true);
      }
    });
  });

  it('both are open as soon as both are in, and one alone is hidden until its fourteen days have passed', () => {
    always(({ before, at, decision }) => {
      const { reviews } = decision.ok ? decision.application : before;
      for (const party of parties) {
        const review = reviews[party];
        if (review === null) continue;
        const alone = reviews[otherParty(party)] === null;
        expect(isOpen(review, at)).toBe(!alone || at >= hoursAfter(14 * 24, review.at));
      }
    });
  });

  it('both are told once that reviews opened, never while the only one is hidden', () => {
    always(({ before, at, decision }) => {
      if (!decision.ok || !told(decision.effects).some((mail) => mail.endsWith('reviews-open'))) return;
      expect(before.reviewsOpenedAt).toBeNull();
      expect(decision.application.reviewsOpenedAt).toEqual(at);
      const { creator, candidate } = decision.application.reviews;
      expect([creator, candidate].some((review) => review !== null && isOpen(review, at))).toBe(true);
    });
  });

  it('the mission stays DONE, and its actions as they are', () => {
    always(({ before, decision }) => {
      if (!decision.ok) return;
      expect(decision.application.state).toBe('DONE');
      expect(decision.application.actions).toEqual(before.actions);
    });
  });
});
