import { describe, expect, it } from 'vitest';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { actors, after, attempt, hoursAfter, stages, start } from './fixtures.ts';

const contest: ThreadCommand = { type: 'contest', reason: ' Le livrable est incomplet. ' };

describe('a contest', () => {
  it('by either party tells the other and staff, with its reason', () => {
    for (const [by, other] of [
      ['creator', 'candidate'],
      ['candidate', 'creator'],
    ] as const) {
      expect(attempt(stages.ongoing, [by, contest])).toMatchObject({
        ok: true,
        application: { state: 'ONGOING', contest: { by, reason: 'Le livrable est incomplet.', at: start } },
        effects: [
          { kind: 'notify', to: other },
          { kind: 'mail', to: other, reason: 'Le livrable est incomplet.' },
          { kind: 'mail', to: 'staff', mail: 'mission-contested' },
        ],
      });
    }
  });

  it('needs a reason, and is made once', () => {
    expect(attempt(stages.ongoing, ['creator', { type: 'contest', reason: '  ' }])).toMatchObject({
      code: 'REASON_REQUIRED',
    });
    expect(attempt(stages.ongoing, ['creator', contest], ['candidate', contest])).toMatchObject({
      code: 'CONTESTED',
    });
  });

  it('freezes the release until staff settle it', () => {
    expect(
      decide(stages.endedAndContested, { type: 'release' }, actors.timer, hoursAfter(9_999)),
    ).toMatchObject({
      ok: false,
      code: 'CONTESTED',
    });
  });

  it('lets nobody but staff end the mission while it is open, in a direct relation as where funds are held', () => {
    for (const stage of [stages.contested, stages.directContested]) {
      for (const [role, command] of [
        ['creator', { type: 'mission/validate' }],
        ['candidate', { type: 'deliver' }],
        ['timer', { type: 'end/auto' }],
      ] as const) {
        const delivered = role === 'timer' ? { ...stage, deliveredAt: start } : stage;
        expect(decide(delivered, command, actors[role], hoursAfter(9_999))).toMatchObject({
          code: 'CONTESTED',
        });
      }
    }
    expect(attempt(stages.contested, ['creator', { type: 'cancelDeposit' }])).toMatchObject({
      code: 'CONTESTED',
    });
    const reason = 'Les parties sont d’accord.';
    expect(attempt(stages.contested, ['staff', { type: 'cancelDeposit', reason }])).toMatchObject({
      ok: true,
      application: { state: 'REFUSED', closedNote: `Motif\u202f: ${reason}` },
    });
  });

  it('is taken back by who made it alone: the other and staff are told, and the clocks go on', () => {
    const back: ThreadCommand = { type: 'contest/withdraw' };
    expect(attempt(stages.endedAndContested, ['candidate', back])).toMatchObject({ code: 'FORBIDDEN' });
    expect(attempt(stages.ended, ['creator', back])).toMatchObject({ code: 'NOT_CONTESTED' });
    expect(attempt(stages.endedAndContested, ['creator', back])).toMatchObject({
      ok: true,
      application: {
        state: 'WAITING_RULES',
        contest: { by: 'creator', end: { kind: 'withdrawn', at: start } },
      },
      effects: [
        { kind: 'schedule', command: { type: 'release' }, at: stages.ended.releaseAt },
        { kind: 'schedule', command: { type: 'hold/expire' } },
        { kind: 'notify', to: 'candidate' },
        { to: 'candidate', mail: 'contest-withdrawn' },
        { to: 'staff', mail: 'contest-withdrawn' },
      ],
    });
    const withdrawn = after(stages.endedAndContested, ['creator', back]);
    expect(decide(withdrawn, { type: 'release' }, actors.timer, hoursAfter(9_999)).ok).toBe(true);
    expect(attempt(withdrawn, ['candidate', contest]).ok).toBe(true);
  });
});

describe('the clocks that a contest stopped', () => {
  const delivered = after(stages.directOngoing, ['candidate', { type: 'deliver' }]);
  const held = hoursAfter(75 * 24);
  it.each([
    ['a mission that runs', stages.ongoing, [['hold/expire', held]]],
    [
      'one that was delivered',
      stages.delivered,
      [
        ['end/auto', hoursAfter(14 * 24)],
        ['hold/expire', held],
      ],
    ],
    [
      'one that was delivered and has ended',
      after(stages.delivered, ['creator', { type: 'mission/validate' }]),
      [
        ['release', hoursAfter(48)],
        ['hold/expire', held],
      ],
    ],
    ['a direct relation', stages.directOngoing, []],
    ['a direct relation, delivered', delivered, [['end/auto', hoursAfter(14 * 24)]]],
  ] as const)('go on in %s, each to its time', (_of, application, clocks) => {
    const decision = attempt(application, ['creator', contest], ['creator', { type: 'contest/withdraw' }]);
    const effects = decision.ok ? decision.effects : [];
    expect(
      effects.flatMap((effect) => (effect.kind === 'schedule' ? [[effect.command.type, effect.at]] : [])),
    ).toEqual(clocks);
  });
});
