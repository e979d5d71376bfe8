import { describe, expect, it } from 'vitest';
import type { Application } from '../threads/application.ts';
import type { ThreadCommand } from '../threads/commands.ts';
import { decide } from '../threads/decide.ts';
import { depositDueCents } from '../threads/deposits-and-refunds.ts';
import { actors, hoursAfter, prospect, stages } from '../threads/fixtures.ts';
import { inInstalments } from './fixtures.ts';
import { follow, type Standing } from './follow.ts';

type Role = keyof typeof actors;
type Step = readonly [Role, (application: Application) => ThreadCommand];

const step = (role: Role, command: ThreadCommand): Step => [role, () => command];
const deposit: Step = [
  'provider',
  (application) => ({
    type: 'deposit/confirm',
    amountCents: depositDueCents(application),
    currency: 'eur',
  }),
];
const toFirst = [
  step('creator', { type: 'choose/funds' }),
  step('candidate', { type: 'funds/accept' }),
] as const;
const paid = [
  deposit,
  step('creator', { type: 'mission/validate' }),
  step('timer', { type: 'release' }),
] as const;

/** A thread whose price was accepted, after these commands at intervals of two days. */
const followed = (pricing: typeof inInstalments | null, ...steps: readonly Step[]): Standing => {
  const cents = inInstalments.instalments.reduce((sum, one) => sum + one.cents, 0);
  const before: readonly Step[] = [
    step('candidate', { type: 'apply', offerCents: cents, tvaApplicable: true, pricing }),
    step('creator', { type: 'price/accept' }),
  ];
  let thread: Standing | null = null;
  for (const [index, [role, commandOn]] of [...before, ...steps].entries()) {
    const application: Application | null = thread && { ...thread.application, payeeIsReady: true };
    const command = commandOn(application ?? stages.choosing);
    const now = hoursAfter(49 * index);
    const decision = decide(application ?? prospect(), command, actors[role], now);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.code}`);
    thread = follow(thread, decision, now);
  }
  if (thread === null) throw new Error('A thread begins with an application.');
  return thread;
};

const standing = ({ application: { state, offerCents }, position, kept, progress }: Standing) => ({
  state,
  offerCents,
  position,
  kept: [...kept.keys()],
  opened: progress?.instalments.length ?? null,
});

describe('a thread that is followed', () => {
  it('has no instalment before the work begins, and never one of a flat price', () => {
    expect(standing(followed(inInstalments))).toMatchObject({ opened: null, offerCents: 600_000 });
    const flat = followed(null, ...toFirst, ...paid);
    expect(standing(flat)).toMatchObject({ state: 'DONE', opened: null, offerCents: 600_000, kept: [] });
  });

  it('stands at the first instalment, then at the next, and keeps the fields of the one that it left', () => {
    expect(standing(followed(inInstalments, ...toFirst))).toEqual({
      state: 'WAITING_FUNDS',
      offerCents: 200_000,
      position: 0,
      kept: [],
      opened: 1,
    });
    const second = followed(inInstalments, ...toFirst, ...paid, deposit);
    expect(standing(second)).toEqual({
      state: 'ONGOING',
      offerCents: 300_000,
      position: 1,
      kept: [0],
      opened: 2,
    });
    expect(second.kept.get(0)).toMatchObject({ state: 'DONE', feeCents: 1_800, leftCents: 0 });
  });

  it('goes back to the last one that was earned, whose fields are its own again', () => {
    const back = followed(
      inInstalments,
      ...toFirst,
      ...paid,
      deposit,
      step('staff', { type: 'cancelDeposit', reason: 'Injoignables.' }),
    );
    expect(standing(back)).toEqual({
      state: 'DONE',
      offerCents: 200_000,
      position: 0,
      kept: [1],
      opened: 2,
    });
    expect(back.kept.get(1)).toMatchObject({ state: 'REFUSED', isPayoutAsked: false });
  });
});
