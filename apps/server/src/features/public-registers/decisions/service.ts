import { answerReasonText, type RegisterMatch } from '@basoche/contract/public-registers/registers';
import type { PublicRegister, VerificationAnswer } from '@basoche/domain/public-registers/registers';
import type { Trx } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { followRegister } from '../../hearings/bars/service.ts';
import { revokeVerification } from '../../members/verification-decisions/service.ts';
import { currentEdition } from '../editions/store.ts';
import { type LookedUp, lookUpAll, readingsOf } from '../lookups/service.ts';
import { isOfAnother, keptColumns, nothing } from '../matches/service.ts';
import { lockAccount, lockEditionsInForce, lockLines, recordMatches } from '../matches/store.ts';
import * as store from './store.ts';

/** Decisions of staff about members whose line in a register is doubtful. */

/** Members whose line staff must check, or whom a register no longer names. */
export const listMatches = (
  { database }: Platform,
  state: 'doubtful' | 'missing',
  page: PageRequest,
): Promise<Page<RegisterMatch>> =>
  database.transaction(async (trx) => {
    const rows = await store.listMatches(trx, state, page);
    const readings = await readingsOf(
      trx,
      rows.map(({ id }) => id),
    );
    const listed = pageOf(
      rows,
      page.limit,
      ({ id, name, register, found_at, disputed_at }) => {
        const reading = readings.get(id);
        // The member has another profession by now, so the former register does not apply.
        if (reading?.register !== register) return null;
        const disputedAt = disputed_at?.toISOString() ?? null;
        return { memberId: id, name, foundAt: found_at.toISOString(), disputedAt, reading };
      },
      placeBy('found_at'),
    );
    return { ...listed, items: listed.items.filter((item) => item !== null) };
  });

interface DecisionTarget {
  readonly memberId: string;
  readonly register: PublicRegister;
}

const decidedBeforeText = 'Cette inscription a déjà été traitée.';

/** A doubtful member, and whether they objected to the line that was theirs. */
interface DoubtfulMatch extends LookedUp {
  readonly isDisputed: boolean;
  readonly verifiedAt: Date;
}

/** Locks a doubtful member; refuses one who was decided meanwhile, or is no longer verified. */
const doubtful = async (trx: Trx, { memberId, register }: DecisionTarget): Promise<DoubtfulMatch> => {
  await lockEditionsInForce(trx);
  await lockLines(trx, register);
  if (!(await lockAccount(trx, memberId))) refuse('NOT_FOUND');
  const match = (await store.lock(trx, memberId, register)) ?? refuse('NOT_FOUND');
  const answer = (await lookUpAll(trx, [memberId])).find((one) => one.register === register);
  const verifiedAt = answer?.row.verified_at ?? null;
  if (match.state !== 'doubtful' || answer === undefined || verifiedAt === null)
    return refuse('STATE_CHANGED', { title: decidedBeforeText });
  return { ...answer, verifiedAt, isDisputed: match.disputed_at !== null };
};

/** Confirms a line as a member's; each line belongs to one member only. */
export const confirm = (
  { database, clock }: Platform,
  by: StaffViewer,
  { line: lineId, ...decided }: DecisionTarget & { readonly line: string },
): Promise<void> =>
  database.transaction(async (trx) => {
    const { memberId, register } = decided;
    const { match, releasedOn } = await doubtful(trx, decided);
    if ((await currentEdition(trx, register))?.applying === 'members')
      refuse('STATE_CHANGED', { title: 'Une édition est mise en vigueur. Réessayez dans quelques minutes.' });
    const line = match.found.find(({ row }) => row.id === lineId)?.row;
    if (line === undefined || releasedOn === null)
      return refuse('STATE_CHANGED', { title: 'Cette ligne n’est plus dans l’édition en vigueur.' });
    if (await isOfAnother(trx, { memberId, register, line }))
      refuse('STATE_CHANGED', { title: 'Cette ligne est déjà celle d’un autre membre.' });
    const now = clock.now();
    const columns = { member_id: memberId, register, found_at: now, decided_by: by.memberId };
    await recordMatches(trx, [{ ...columns, ...keptColumns(line), state: 'confirmed', seen_on: releasedOn }]);
    await followRegister(trx, [memberId], now);
    const on = { kind: 'member', id: memberId } as const;
    await recordAct(trx, by, { act: 'register/confirmLine', on, details: { register } }, now);
  });

interface NoneTheirs extends DecisionTarget {
  readonly verification: VerificationAnswer;
  /** Reason that the member reads; empty if there is none. */
  readonly reason: string;
}

/** Records that no line of a register is the member's, and keeps or withdraws their verification. */
export const refuseAll = (
  { database, clock }: Platform,
  by: StaffViewer,
  { verification, reason, ...decided }: NoneTheirs,
): Promise<void> =>
  database.transaction(async (trx) => {
    const { memberId, register } = decided;
    const { isDisputed, verifiedAt } = await doubtful(trx, decided);
    if (isDisputed && reason === '')
      refuse('INVALID_INPUT', { errors: [{ path: 'reason', message: answerReasonText }] });
    const now = clock.now();
    const refusal = { member_id: memberId, register, found_at: now, decided_by: by.memberId };
    await recordMatches(trx, [{ ...refusal, ...nothing, state: 'refused', seen_on: null }]);
    if (verification === 'withdraw')
      await revokeVerification(trx, { memberId, reason, by: by.memberId, since: verifiedAt }, now);
    else if (reason !== '') await store.setAnswer(trx, decided, reason);
    const on = { kind: 'member', id: memberId } as const;
    const details = { register, verification };
    await recordAct(trx, by, { act: 'register/refuseLines', on, details }, now);
  });
