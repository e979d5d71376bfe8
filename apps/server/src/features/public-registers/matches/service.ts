import { matchOf } from '@basoche/domain/public-registers/matching';
import { type PublicRegister, publicRegisters, registerOf } from '@basoche/domain/public-registers/registers';
import type { Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { followRegister } from '../../hearings/bars/service.ts';
import { currentEdition, type EditionRow } from '../editions/store.ts';
import { claimantOf, type Line, linesOf } from '../lookups/service.ts';
import { type ClaimantRow, takersOf, undecidedClaimants } from '../lookups/store.ts';
import * as store from './store.ts';

/** Members who are looked up in an edition of a public register (rules §11). */

/** Fields of a line that are stored with a member. */
export const keptColumns = ({ name, firstName, bar, court, siren, sinceDay }: Line) => ({
  name,
  first_name: firstName,
  bar,
  court,
  siren,
  since_day: sinceDay,
});

/** Values stored if no line is the member's. */
export const nothing = {
  name: null,
  first_name: null,
  bar: null,
  court: null,
  siren: null,
  since_day: null,
};

/**
 * Looks members up in an edition: confirms a certain line, leaves uncertain ones to staff. Each line belongs
 * to one member only.
 */
export const lookUpIn = async (
  trx: Trx,
  edition: EditionRow,
  claimants: readonly ClaimantRow[],
  now: Date,
): Promise<void> => {
  const { register, released_on } = edition;
  const sameRegister = claimants.filter((row) => registerOf(row) === register);
  const linesFor = await linesOf(trx, edition, sameRegister);
  const found = sameRegister.flatMap((row) => {
    const match = matchOf(register, claimantOf(row), linesFor(row));
    const [best] = match.found;
    return best === undefined ? [] : [{ id: row.id, isSure: match.isSure, line: best.row }];
  });
  const sure = found.filter(({ isSure }) => isSure).map(({ id, line }) => ({ memberId: id, register, line }));
  const takenIds = new Set((await takersOf(trx, sure)).map(({ sought: id }) => id));
  /** Ids of the lines confirmed in this call. */
  const givenLines = new Set<string>();
  const noted = found.map(({ id, isSure, line }) => {
    const columns = { member_id: id, register, found_at: now, decided_by: null };
    const isTheirs = isSure && !takenIds.has(id) && !givenLines.has(line.id);
    if (isTheirs) givenLines.add(line.id);
    return isTheirs
      ? { ...columns, ...keptColumns(line), state: 'confirmed' as const, seen_on: released_on }
      : { ...columns, ...nothing, state: 'doubtful' as const, seen_on: null };
  });
  await store.recordMatches(trx, noted);
};

/** Looks a verified member up again in the current registers. */
export const lookUp = (
  { database, clock }: Platform,
  { memberId }: { readonly memberId: string },
): Promise<void> =>
  database.transaction(async (trx) => {
    await store.lockEditionsInForce(trx);
    for (const register of publicRegisters) await store.lockLines(trx, register);
    if (!(await store.lockAccount(trx, memberId))) return;
    await store.deleteMatch(trx, memberId);
    for (const register of publicRegisters) {
      const edition = await currentEdition(trx, register);
      if (edition === undefined) continue;
      // Until all members are carried over, lines of some members look as if they were nobody's.
      if (edition.applying === 'members') {
        await addJob(trx, 'public-registers.lookUp', { memberId }, { runAt: 'inAMinute' });
        continue;
      }
      const claimants = await undecidedClaimants(trx, { memberId, register, after: null, limit: 1 });
      await lookUpIn(trx, edition, claimants, clock.now());
    }
    await followRegister(trx, [memberId], clock.now());
  });

/** True if the line is confirmed as another verified member's. */
export const isOfAnother = async (
  trx: Trx,
  sought: { readonly memberId: string; readonly register: PublicRegister; readonly line: Line },
): Promise<boolean> => (await takersOf(trx, [sought])).length > 0;
