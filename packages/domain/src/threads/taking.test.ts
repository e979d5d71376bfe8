import { describe, expect, it } from 'vitest';
import { bodyOf, changesOf } from '../evidence/thread-record.ts';
import { wasAccepted } from './application.ts';
import {
  after,
  apply,
  attempt,
  conflicts,
  consent,
  declaration,
  hearing,
  prospect,
  stages,
  start,
  take,
  takeAt,
} from './fixtures.ts';

const code = (...given: Parameters<typeof attempt>): string => {
  const decision = attempt(...given);
  return decision.ok ? 'ok' : decision.code;
};

describe('taking a hearing', () => {
  it.each([
    ['direct', 'ONGOING', 'DIRECT', 'MISSION_ONGOING', 0],
    ['funds', 'WAITING_FUNDS', 'FUNDS', 'WAITING_FUNDS', 1_800],
  ] as const)('opens a thread in which %s is agreed', (mode, state, proposed, next, feeCents) => {
    const thread = after(hearing(mode), take);
    expect(thread).toMatchObject({ state, mode, feeCents, offerCents: 15_000, tvaApplicable: true });
    expect(thread.actions.map(({ type, result }) => [type, result])).toEqual([
      ['PRICE', 'ACCEPTED'],
      ['CONTRACT_CHOICE', 'ACCEPTED'],
      [proposed, 'ACCEPTED'],
      [next, 'ONGOING'],
    ]);
    expect(wasAccepted(thread, 'PRICE')).toBe(true);
    expect(thread.consents).toMatchObject({ creator: { at: start }, candidate: { at: start } });
  });

  it('leaves the thread where the four commands would have left it, but for the client’s consent', () => {
    const settled = ({ actions, state, mode }: ReturnType<typeof after>) => [
      state,
      mode,
      actions.map(({ type, result }) => [type, result]),
    ];
    expect(settled(after(hearing('direct'), take))).toEqual(settled(stages.directOngoing));
    expect(settled(after(hearing('funds'), take))).toEqual(settled(stages.fundsAwaited));
  });

  it.each([
    ['PRICE_CHANGED', hearing('direct'), takeAt({ priceCents: 14_900 })],
    [
      'NDA_VERSION',
      hearing('direct'),
      takeAt({ consent: { version: '2020-01-01', sha256: 'a'.repeat(64) } }),
    ],
    ['PAYEE_NOT_READY', hearing('funds', { payeeIsReady: false }), take],
    ['ok', hearing('direct', { payeeIsReady: false }), take],
    ['STATE_CHANGED', prospect(), take],
    ['FORBIDDEN', hearing('direct'), ['staff', take[1]]],
    [
      'NOT_A_PARTY',
      { ...hearing('direct'), candidate: { ...hearing('direct').candidate, memberId: 'x' } },
      take,
    ],
    [
      'ALREADY_APPLIED',
      { ...hearing('direct'), candidate: { ...hearing('direct').candidate, hasApplied: true } },
      take,
    ],
    ['PROFESSION_NOT_ALLOWED', { ...hearing('direct'), candidate: prospect().candidate }, take],
    ['INDEPENDENCE_NEEDED', { ...hearing('direct'), conflicts }, take],
    [
      'DECLARATION_NEEDED',
      { ...hearing('direct'), conflicts },
      takeAt({ independence: { kind: 'reserved' } }),
    ],
    [
      'ok',
      { ...hearing('direct'), conflicts },
      takeAt({ independence: { kind: 'declared', ...declaration } }),
    ],
    ['ALREADY_APPLIED', after(hearing('direct'), take), take],
    ['ALREADY_APPLIED', after(prospect(), apply), take],
    ['ALREADY_CONSENTED', after(hearing('direct'), take), ['creator', consent]],
  ] as const)('%s: case %#', (expected, subject, step) => {
    expect(code(subject, step)).toBe(expected);
  });

  it('tells its client, and records what was agreed and both consents', () => {
    const decision = attempt(hearing('direct'), take);
    if (!decision.ok) throw new Error(decision.code);
    expect(decision.effects.map((effect) => ('key' in effect ? effect.key : effect.kind))).toEqual([
      'HEARING_TAKEN',
      'mail',
      'schedule',
      'schedule',
      'schedule',
    ]);
    const agreed = { version: 'v', sha256: 'ab' };
    const entry = JSON.parse(
      bodyOf({
        kind: 'command',
        position: 4,
        at: '2026-11-23T09:00:00.000Z',
        by: { role: 'candidate', memberId: 'm' },
        command: 'take',
        state: 'ONGOING',
        ...changesOf(decision.changes),
        reason: null,
        consent: agreed,
        creatorConsent: agreed,
      }),
    );
    expect(entry).toMatchObject({ consent: agreed, creatorConsent: agreed });
    expect(entry.opened).toEqual([
      { type: 'PRICE', offerCents: 15_000, result: 'ACCEPTED' },
      { type: 'CONTRACT_CHOICE', offerCents: null, result: 'ACCEPTED' },
      { type: 'DIRECT', offerCents: null, result: 'ACCEPTED' },
      { type: 'MISSION_ONGOING', offerCents: null },
    ]);
  });
});
