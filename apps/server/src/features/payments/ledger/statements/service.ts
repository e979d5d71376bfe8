import type { Statement } from '@basoche/contract/payments/statements';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { statementOf, statementTotals } from '@basoche/domain/payments/funds-statement';
import { instalmentName } from '@basoche/domain/pricing/content';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import * as store from './store.ts';

/**
 * The statement of a mission's funds, for both parties (rules §4). It does not name the creator, so an
 * anonymous one stays anonymous.
 */

const euros = (cents: number | null): number | null => (cents === null ? null : centsToEuros(cents));

const presentStatement = (
  { title, mode, candidate, instalment: current, release_at, told_cents }: store.StatedThread,
  party: ThreadParty,
  entries: readonly store.EntryRow[],
): Statement => {
  const totals = statementTotals(entries, party);
  const ofCurrent = entries.filter(({ instalment }) => instalment === current);
  const held = statementTotals(ofCurrent, party).heldCents;
  const names = new Map(
    entries.map(({ instalment, place }) => [instalment, place && instalmentName(place)] as const),
  );
  const isPortage = mode === 'portage';
  return {
    title,
    role: party,
    isPortage,
    payee: party === 'creator' ? candidate : null,
    release:
      release_at === null
        ? null
        : {
            amount: centsToEuros(Math.min(held, told_cents ?? held)),
            at: release_at.toISOString(),
          },
    lines: statementOf(entries, party, { isPortage, candidate }).map(
      ({ at, instalment, words, amountCents, balanceCents }) => ({
        at: at.toISOString(),
        instalment: names.get(instalment) ?? null,
        words,
        amount: amountCents === 0 ? null : centsToEuros(amountCents),
        balance: centsToEuros(balanceCents),
      }),
    ),
    totals: {
      deposited: euros(totals.depositedCents),
      fee: euros(totals.feeCents),
      held: centsToEuros(totals.heldCents),
      released: centsToEuros(totals.releasedCents),
      refunded: centsToEuros(totals.refundedCents),
    },
  };
};

const partyOf = (thread: store.StatedThread, { memberId }: Viewer): ThreadParty => {
  if (memberId === thread.creator_id) return 'creator';
  return memberId === thread.candidate_id ? 'candidate' : refuse('NOT_FOUND');
};

export const readStatement = async (
  { database: { db } }: Platform,
  viewer: Viewer,
  applicationId: string,
): Promise<Statement> => {
  const thread = (await store.findThread(db, applicationId)) ?? refuse('NOT_FOUND');
  const party = partyOf(thread, viewer);
  return presentStatement(thread, party, await store.entriesOf(db, applicationId));
};
