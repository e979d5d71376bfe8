import { executionOf, snapshotAt } from '@basoche/domain/pricing/snapshots';
import { type Application, isOver } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { decide } from '@basoche/domain/threads/decide';
import { expect } from 'vitest';
import { snapshotOf } from '../../src/features/threads/execution/service.ts';
import { runCommand } from '../../src/features/threads/service.ts';
import { Refusal } from '../../src/platform/http/refusal.ts';
import type { TestApp } from '../app.ts';
import { type AuditedThread, type Book, noteEffects } from './audit/event-book.ts';
import { advanceInMemory, type Standing, wholeCents } from './model-advance.ts';
import { moveMoney } from './model-money.ts';
import { refusalOf } from './model-threads.ts';
import type { Move } from './moves.ts';

/**
 * A thread of the running server with a price in instalments, and its instalments in memory; the rules are
 * applied to both.
 */

export interface InstalmentThread extends AuditedThread, Standing {
  readonly book: Book;
  /** Payment requests of the rules: `instalment ask`. */
  readonly asked: string[];
}

/** Facts about money that no rule decides: taken from the server. */
const factsOf = ({ leftCents, isPayoutAsked, payeeIsReady }: Application) => ({
  leftCents,
  isPayoutAsked,
  payeeIsReady,
});

/** The snapshot of an instalment in memory, with the server's facts about its money. */
const seenAt = async (test: TestApp, thread: InstalmentThread, instalment: number): Promise<Application> => {
  const { application } = await snapshotOf(test.platform.database.db, thread.id, { instalment });
  const kept = thread.kept.get(instalment);
  return {
    ...(kept ? snapshotAt(thread.application, kept, instalment) : thread.application),
    ...factsOf(application),
  };
};

const ask = (
  test: TestApp,
  id: string,
  { actor, command }: Move,
  instalment: number,
): Promise<string | null> =>
  runCommand(test.platform, 'memberId' in actor ? { memberId: actor.memberId } : actor, id, command, {
    instalment,
  }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

/**
 * A sheet as both parties see it: a draft is visible to the prestataire only, so after a return only the
 * reason is compared.
 */
const sheetOf = ({ sheet, deliveredAt }: Application) =>
  sheet && {
    returned: sheet.returned,
    sent: deliveredAt && { period: sheet.period, entries: sheet.entries, isLast: sheet.isLast, at: sheet.at },
  };

const executionsOf = (application: Application) => ({
  ...executionOf(application),
  actions: application.actions.map(({ type, result, offerCents }) => [type, result, offerCents]),
  isDone: application.doneAt !== null,
  // Over missions ignore the sheet: their money is shared out already.
  sheet: isOver(application) ? null : sheetOf(application),
});

/** Compares each instalment of the server with those in memory. */
export const compareInstalments = async (test: TestApp, thread: InstalmentThread): Promise<void> => {
  const { db, pool } = test.platform.database;
  const { application, instalment } = await snapshotOf(db, thread.id);
  expect([instalment, executionsOf(application)]).toEqual([
    thread.instalment,
    executionsOf(thread.application),
  ]);
  for (const [position, kept] of thread.kept) {
    const { application: earlier } = await snapshotOf(db, thread.id, { instalment: position });
    const { leftCents: _, isPayoutAsked: __, ...fields } = kept;
    expect([position, executionOf(earlier)]).toEqual([position, fields]);
  }
  const { rows } = await pool.query(
    `select position, net_cents, close, due_cents, case when close is null or close = 'accepted' then units end as units
     from instalment where application_id = $1 order by position`,
    [thread.id],
  );
  expect(rows).toEqual(
    (thread.progress?.instalments ?? []).map(({ position, netCents, units, close, dueCents }) => ({
      position,
      net_cents: netCents,
      close,
      due_cents: dueCents,
      // The units of accepted months determine those of later ones; no month follows any other end.
      units: close === null || close === 'accepted' ? units : null,
    })),
  );
  const price = await pool.query('select offer_cents from application where id = $1', [thread.id]);
  expect(price.rows).toEqual([{ offer_cents: wholeCents(thread) }]);
  const requests = await pool.query(
    `select instalment || ' ' || ask as asked from payment_request where application_id = $1 and withdrawn_at is null`,
    [thread.id],
  );
  expect(requests.rows.map(({ asked }) => asked).toSorted()).toEqual(thread.asked.toSorted());
};

/** Time of the last entry in the thread's record, that is, of the server's last command. */
const recordedAt = async ({ platform }: TestApp, id: string): Promise<Date> => {
  const { rows } = await platform.database.pool.query<{ at: string }>(
    `select body::jsonb ->> 'at' as at from thread_entry where application_id = $1 order by position desc limit 1`,
    [id],
  );
  return new Date(rows[0]?.at ?? 0);
};

/** Plays a move about an instalment on the server and in memory; true if it was allowed. */
export const playInstalment = async (
  test: TestApp,
  thread: InstalmentThread,
  move: Move,
  instalment: number,
): Promise<boolean> => {
  const { actor, command } = move;
  test.clock.advance(1);
  const before = await seenAt(test, thread, instalment);
  const foreseen = decide(before, command, actor, test.clock.now());
  const refused = refusalOf(foreseen, before, command, test.clock.now());
  const said = await ask(test, thread.id, move, instalment);
  expect([actor.role, command.type, instalment, said]).toEqual([
    actor.role,
    command.type,
    instalment,
    refused,
  ]);
  if (!foreseen.ok) return false;
  const at = await recordedAt(test, thread.id);
  const again = decide(before, command, actor, at);
  const decision = again.ok ? again : foreseen;
  noteEffects(thread.book, thread, decision.effects, at.toISOString(), instalment);
  for (const effect of decision.effects)
    if (effect.kind === 'payment') thread.asked.push(`${instalment} ${effect.payment.ask}`);
  const late = thread.kept.get(instalment);
  if (late === undefined) advanceInMemory(thread, before, decision, at);
  else thread.kept.set(instalment, { ...late, ...executionOf(decision.application) });
  await compareInstalments(test, thread);
  await moveMoney(test, { id: thread.id, instalment, application: decision.application }, command.type);
  return true;
};

/** Commands that concern no instalment; other tests cover them. */
const outside: readonly ThreadCommand['type'][] = ['message', 'nda', 'review', 'review/reply'];

export const concerns = ({ command }: Move): boolean => !outside.includes(command.type);
