import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missionTerms } from '../missions/changed-terms.ts';
import type { ThreadActor, ThreadRole } from './actors.ts';
import type { Application, ThreadAction } from './application.ts';
import type { ThreadCommand } from './commands.ts';
import { currentConfidentiality } from './confidentiality.ts';
import { decide } from './decide.ts';
import {
  actors,
  after,
  apply,
  applyToJob,
  applyWith,
  conflicts,
  consent,
  declaration,
  declare,
  disclose,
  hearing,
  prospect,
  stages,
  start,
  take,
} from './fixtures.ts';
import { permitted } from './permitted.ts';
import { applicationStates, threadPermissions } from './states.ts';
import { table, transitions } from './table.ts';

const cents = fc.integer({ min: -1, max: 80_000 });
const text = fc.constantFrom('', '  ', 'Un motif.');

/** Commands without fields besides their name. */
const bare: readonly ThreadCommand[] = [
  { type: 'price/accept' },
  { type: 'price/refuse' },
  { type: 'price/refuse', text: 'Un mot.', suggestionCents: 40_000 },
  { type: 'price/confirm' },
  { type: 'job/filled' },
  { type: 'refuseCandidate' },
  { type: 'refuseCandidate', text: 'Un mot.' },
  { type: 'withdraw' },
  { type: 'choose/direct' },
  { type: 'choose/funds' },
  { type: 'choose/portage' },
  { type: 'direct/accept' },
  { type: 'direct/refuse' },
  { type: 'funds/accept' },
  { type: 'funds/refuse' },
  { type: 'portage/accept' },
  { type: 'portage/refuse' },
  { type: 'portage/validate' },
  { type: 'itg/validate' },
  { type: 'deposit' },
  { type: 'mission/validate' },
  { type: 'deliver' },
  { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' },
  { type: 'release' },
  { type: 'end/auto' },
  { type: 'portage/remind' },
  { type: 'portage/overdue' },
  { type: 'itg/remind' },
  { type: 'itg/overdue' },
  { type: 'hold/warn' },
  { type: 'hold/expire' },
  { type: 'review/open' },
];

/** Every command, with valid and invalid fields. */
const command: fc.Arbitrary<ThreadCommand> = fc.oneof(
  fc.constantFrom(...bare),
  cents.map((offerCents): ThreadCommand => ({ type: 'price/new', offerCents })),
  cents.map((offerCents): ThreadCommand => ({ type: 'apply', offerCents, tvaApplicable: false })),
  fc
    .tuple(fc.constantFrom('portage/reject', 'itg/reject', 'contest'), text)
    .map(([type, reason]): ThreadCommand => ({ type, reason })),
  fc
    .constantFrom(61_800, 60_000, 51_800, 50_000, 1)
    .map((amountCents): ThreadCommand => ({ type: 'deposit/confirm', amountCents, currency: 'eur' })),
  fc
    .constantFrom('release', 'refund')
    .map((outcome): ThreadCommand => ({ type: 'settle', outcome, reason: 'Vu les pièces du dossier.' })),
  cents.map(
    (candidateCents): ThreadCommand => ({
      type: 'settle',
      outcome: 'split',
      candidateCents,
      reason: 'Vu les pièces du dossier.',
    }),
  ),
  fc.subarray([...missionTerms]).map((terms): ThreadCommand => ({ type: 'mission/edited', terms })),
  text.map((content): ThreadCommand => ({ type: 'message', content })),
  fc
    .constantFrom(currentConfidentiality.version, '1999-01-01')
    .map((version): ThreadCommand => ({ type: 'nda', version, sha256: 'f' })),
  fc
    .tuple(fc.constantFrom(0, 3, 5), fc.constantFrom('court', 'Un travail soigné.'))
    .map(([grade, given]): ThreadCommand => ({ type: 'review', grade, text: given })),
  text.map((given): ThreadCommand => ({ type: 'review/reply', text: given })),
  fc.constantFrom(3, 7, 12).map((day): ThreadCommand => ({ type: 'end/remind', day })),
);

/**
 * Commands about independence and parties, kept apart so that threads without them are tested as deeply as
 * before.
 */
const aboutConflicts: readonly ThreadCommand[] = [
  declare[1],
  { type: 'independence/declare', ...declaration, version: '1999-01-01' },
  { type: 'independence/declare', ...declaration, listVersion: 2 },
  { type: 'independence/reserve' },
  { type: 'independence/retract' },
  disclose[1],
];

const actor: fc.Arbitrary<ThreadActor> = fc.constantFrom(
  ...Object.values(actors),
  { role: 'creator' as const, memberId: 'stranger' },
  { role: 'candidate' as const, memberId: 'creator-1' },
);

/**
 * A step is a random command by any actor or, more often, one of the open moves. Moves that close the
 * application are rare, so that runs are long.
 */
const oneIn = (count: number) => fc.integer({ min: 1, max: count }).map((value) => value === count);
const step = fc.record({
  command: fc.oneof({ arbitrary: command, weight: 9 }, fc.constantFrom(...aboutConflicts)),
  actor,
  hours: fc.nat(24 * 20),
  pick: fc.nat(),
  isUnmatched: oneIn(3),
  isLeaving: oneIn(10),
});
type Run = readonly (typeof step extends fc.Arbitrary<infer One> ? One : never)[];

const customer = { ...prospect().creator, kind: 'CUSTOMER' as const, isMoral: false };
const origin: fc.Arbitrary<Application> = fc.constantFrom(
  after(prospect(), apply),
  after(prospect({ creator: customer }), apply),
  after(prospect({ type: 'JOB', subject: { ...prospect().subject, type: 'JOB' } }), applyToJob),
  after(hearing('direct'), take),
  after(hearing('funds'), take),
);

/** Applications to a mission that requires a declaration. */
const asking: fc.Arbitrary<Application> = fc.constantFrom(
  after(prospect({ conflicts }), applyWith('reserved')),
  {
    ...after(prospect({ conflicts }), applyWith('declared')),
    conflicts: { ...conflicts, askedVersion: null },
  },
);

const pool: readonly ThreadCommand[] = [...bare, ...fc.sample(command, { numRuns: 60, seed: 7 })];

const everyMove = Object.values(actors).flatMap((who) =>
  [...pool, ...aboutConflicts]
    .filter((one) => one.type === 'apply' || one.type === 'take' || table[one.type].by.includes(who.role))
    .map((one) => ({ command: one, actor: who })),
);

/** Open moves; moves that close the application are included only at the end of a run. */
const moves = (application: Application, now: Date, isLeaving: boolean) =>
  everyMove.filter((move) => {
    const decision = decide(application, move.command, move.actor, now);
    return decision.ok && (decision.application.state === 'REFUSED') === isLeaving;
  });

const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};

interface Seen {
  readonly before: Application;
  readonly command: ThreadCommand;
  readonly actor: ThreadActor;
  readonly now: Date;
  readonly decision: ReturnType<typeof decide>;
}

/** Plays a run on a frozen application and returns every decision. A write to an argument would throw. */
const play = (from: Application, run: Run): Seen[] => {
  let application = deepFreeze(from);
  let now = start;
  return run.map((one) => {
    now = new Date(now.getTime() + one.hours * 3_600_000);
    const open = one.isUnmatched ? [] : moves(application, now, one.isLeaving);
    const move = open[one.pick % Math.max(1, open.length)] ?? one;
    const decision = decide(application, move.command, move.actor, now);
    const seen = { before: application, command: move.command, actor: move.actor, now, decision };
    if (decision.ok) application = deepFreeze(decision.application);
    return seen;
  });
};

const always = (check: (seen: Seen) => void, begun = origin) =>
  fc.assert(
    fc.property(begun, fc.array(step, { maxLength: 25, size: 'max' }), (from, run) => {
      for (const seen of play(from, run)) check(seen);
    }),
    { numRuns: 150 },
  );

const ongoing = (actions: readonly ThreadAction[]) => actions.filter(({ result }) => result === 'ONGOING');

describe('whatever is asked, by whomever, in whatever order', () => {
  it('no sequence of commands leaves the table', () => {
    always(({ before, command: { type }, decision }) => {
      if (!decision.ok || type === 'apply' || type === 'take') return;
      const { state } = decision.application;
      expect(applicationStates).toContain(state);
      if (state === before.state) return;
      expect(transitions[before.state]).toContain(state);
      expect(table[type].to).toContain(state);
    });
  });

  it('REFUSED and DONE never move again', () => {
    always(({ before, decision }) => {
      if (!decision.ok || (before.state !== 'REFUSED' && before.state !== 'DONE')) return;
      expect(decision.application.state).toBe(before.state);
      expect(before.state).toBe('DONE');
    });
  });

  it('nothing is accepted in REFUSED, so its messages are closed', () => {
    always(({ before, decision }) => {
      if (before.state === 'REFUSED') expect(decision.ok).toBe(false);
    });
  });

  it('a refused decision carries no application, no change and no effect', () => {
    always(({ decision }) => {
      if (!decision.ok) expect(Object.keys(decision).toSorted()).toEqual(['code', 'ok', 'reason']);
    });
  });

  it('the thread of a job offer is new or refused, has no price, and no action but confidentiality', () => {
    always(({ before, decision }) => {
      if (before.type !== 'JOB' || !decision.ok) return;
      const { state, offerCents, actions, deposit } = decision.application;
      expect(['NEW', 'REFUSED']).toContain(state);
      expect([offerCents, deposit]).toEqual([null, null]);
      expect(actions.filter(({ type }) => type !== 'NDA')).toEqual([]);
      expect(decision.effects.filter(({ kind }) => kind === 'payment' || kind === 'schedule')).toEqual([]);
    });
  });

  it('every ongoing action is closed on REFUSED', () => {
    always(({ decision }) => {
      if (decision.ok && decision.application.state === 'REFUSED') {
        expect(ongoing(decision.application.actions)).toEqual([]);
        expect(decision.application.closedReason).not.toBeNull();
      }
    });
  });

  it('no guided action waits in DONE, besides confidentiality', () => {
    always(({ decision }) => {
      if (!decision.ok || decision.application.state !== 'DONE') return;
      expect(ongoing(decision.application.actions).filter(({ type }) => type !== 'NDA')).toEqual([]);
    });
  });

  it('at most one guided action waits at a time, besides confidentiality', () => {
    always(({ decision }) => {
      if (!decision.ok) return;
      const waiting = ongoing(decision.application.actions).map(({ type }) => type);
      expect(waiting.filter((type) => type !== 'NDA').length).toBeLessThanOrEqual(1);
      expect(waiting.filter((type) => type === 'NDA').length).toBeLessThanOrEqual(1);
    });
  });

  it('a price is to be confirmed only while it waits for its answer', () => {
    always(({ before, command: { type }, decision }) => {
      if (!decision.ok) return;
      const { offerToConfirm, state, actions } = decision.application;
      if (offerToConfirm.length > 0) {
        expect(state).toBe('NEW');
        expect(ongoing(actions).map((action) => action.type)).toContain('PRICE');
      }
      if (before.offerToConfirm.length === 0 && offerToConfirm.length > 0)
        expect(type).toBe('mission/edited');
      if (type === 'price/confirm') expect(offerToConfirm).toEqual([]);
    });
  });

  it('the history only grows: a closed action never changes, none disappears', () => {
    always(({ before, decision }) => {
      if (!decision.ok) return;
      for (const [index, action] of before.actions.entries()) {
        const now = decision.application.actions[index];
        expect(now).toMatchObject({
          type: action.type,
          offerCents: action.offerCents,
          sentAt: action.sentAt,
        });
        if (action.result !== 'ONGOING') expect(now?.result).toBe(action.result);
      }
    });
  });

  it('the changes alone rebuild the application: a store that writes them loses nothing', () => {
    always(({ before, now, decision }) => {
      if (!decision.ok) return;
      const { closed, opened, fields } = decision.changes;
      const actions = before.actions.map((action, index) => ({
        ...action,
        result: closed.find((one) => one.index === index)?.result ?? action.result,
      }));
      const added = opened.map((action) => ({ ...action, result: 'ONGOING', sentAt: now }));
      expect({ ...before, ...fields, actions: [...actions, ...added] }).toEqual(decision.application);
    });
  });

  it('a mode is accepted on a declaration in force alone, where one is asked for', () => {
    always(({ before, command: { type }, decision }) => {
      if (!decision.ok || !type.endsWith('/accept') || type === 'price/accept') return;
      expect(before.independence).toMatchObject({ kind: 'declared', listVersion: 1 });
    }, asking);
  });

  it('a release, a refund or a split is asked for once: with the fee that stays, exactly what is held', () => {
    fc.assert(
      fc.property(origin, fc.array(step, { maxLength: 40, size: 'max' }), (from, run) => {
        const resolved = play(from, run).flatMap(({ before, decision }) =>
          decision.ok
            ? decision.effects.flatMap((effect) => {
                if (effect.kind !== 'payment') return [];
                const { payment } = effect;
                const fee = before.feeCents;
                if (payment.ask === 'split') {
                  return [[before, payment.candidateCents + payment.creatorCents + fee]];
                }
                if (payment.ask === 'release') return [[before, payment.amountCents + fee]];
                return payment.ask === 'refund' ? [[before, payment.amountCents]] : [];
              })
            : [],
        );
        expect(resolved.length).toBeLessThanOrEqual(1);
        for (const [before, amount] of resolved) {
          expect(before).toMatchObject({ deposit: { amountCents: amount } });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('permitted says yes exactly where decide does', () => {
    const payloadCodes = [
      'EMPTY_MESSAGE',
      'REASON_REQUIRED',
      'INVALID_OFFER',
      'AMOUNT_MISMATCH',
      'NDA_VERSION',
      'INDEPENDENCE_VERSION',
      'PARTIES_CHANGED',
      'GRADE_REQUIRED',
      'REVIEW_LENGTH',
      'REPLY_LENGTH',
    ];
    const isSo = ({ before, command: given, actor: who, now, decision }: Seen) => {
      const names: readonly string[] = permitted(before, who, now);
      const permission = threadPermissions.find((one) => one === given.type);
      if (permission === undefined) return;
      if (decision.ok) expect(names).toContain(permission);
      else if (!payloadCodes.includes(decision.code)) expect(names).not.toContain(permission);
      else expect(names).toContain(permission);
    };
    always(isSo);
    always(isSo, asking);
  });

  it('reaches every state, so that the properties above speak of all of them', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(origin, fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }), (from, run) => {
        if (reached.size === applicationStates.length) return;
        for (const { before } of play(from, run)) reached.add(before.state);
      }),
      { numRuns: 600, seed: 11 },
    );
    expect(reached).toEqual(new Set(applicationStates));
  });
});

describe('permitted', () => {
  it('gives nothing to a stranger, to the provider and to the timer', () => {
    const application = after(prospect(), apply);
    const strangers: ThreadActor[] = [
      { role: 'creator', memberId: 'stranger' },
      { role: 'candidate', memberId: 'stranger' },
      actors.provider,
      actors.timer,
    ];
    for (const viewer of strangers) expect(permitted(application, viewer, start)).toEqual([]);
  });

  it('names what each party may do in the thread of a job offer, before and after the agreement', () => {
    const application = after(
      prospect({ type: 'JOB', subject: { ...prospect().subject, type: 'JOB' } }),
      applyToJob,
    );
    const of = (role: ThreadRole, from = application) => permitted(from, actors[role], start);
    expect(of('creator')).toEqual(['nda', 'refuseCandidate']);
    expect(of('candidate')).toEqual(['nda', 'withdraw']);
    const agreed = after(application, ['creator', consent], ['candidate', consent]);
    expect(of('creator', agreed)).toEqual(['message', 'refuseCandidate']);
    expect(of('candidate', agreed)).toEqual(['message', 'withdraw']);
    expect(of('creator', stages.jobRefused)).toEqual([]);
  });

  it('leaves it to the creator to confirm a second collaboration on one mission', () => {
    const second = { ...stages.choosing, othersUnderWay: 1 };
    const choices = permitted(second, actors.creator, start).filter((name) => name.startsWith('choose/'));
    expect(choices).toEqual(['choose/direct', 'choose/funds', 'choose/portage']);
  });

  it('names what each party may do in a new application', () => {
    const application = after(prospect(), apply);
    const of = (role: ThreadRole) => permitted(application, actors[role], start);
    expect(of('creator')).toEqual(['nda', 'price/accept', 'price/refuse', 'refuseCandidate']);
    expect(of('candidate')).toEqual(['nda', 'withdraw']);
    expect(of('staff')).toEqual([]);
  });
});
