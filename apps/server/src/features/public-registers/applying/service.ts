import { stillThere } from '@basoche/domain/public-registers/matching';
import type { Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob, addJobs, type JobRun } from '../../../platform/queue/queue.ts';
import { followRegister } from '../../hearings/bars/service.ts';
import { withdrawVerification } from '../../members/verification-decisions/service.ts';
import { notify } from '../../notifications/service.ts';
import { deletePastLines, type EditionRow, putInForce } from '../editions/store.ts';
import { type Line, linesOf } from '../lookups/service.ts';
import { undecidedClaimants } from '../lookups/store.ts';
import { keptColumns, lookUpIn } from '../matches/service.ts';
import * as matches from '../matches/store.ts';
import * as store from './store.ts';

/**
 * Carries members over to an edition in force, in batches of one transaction each: first members with a
 * confirmed line, then undecided ones. An interrupted run continues where it stopped (rules §11).
 */

/** Members per transaction. */
const portion = 100;

/** Lines deleted per transaction. */
const linesPortion = 5_000;

interface MatchWithLine {
  readonly match: matches.ConfirmedRow;
  /** Their line in the edition; undefined if it no longer names them. */
  readonly line: Line | undefined;
}

/** Members whose line was confirmed before, each with their line in this edition. */
const follow = async (
  trx: Trx,
  edition: EditionRow,
  some: readonly matches.ConfirmedRow[],
): Promise<MatchWithLine[]> => {
  const linesFor = await linesOf(trx, edition, some);
  return some.map((match) => {
    const confirmedLine = {
      name: match.name ?? '',
      firstName: match.first_name,
      bar: match.bar,
      siren: match.siren,
      sinceDay: match.since_day,
    };
    return { match, line: stillThere(confirmedLine, linesFor(match)) };
  });
};

/** Counts the members whose line is confirmed and those whom an edition does not name; changes nothing. */
export const goneFrom = async (
  trx: Trx,
  edition: EditionRow,
): Promise<{ confirmed: number; gone: number }> => {
  const sum = { confirmed: 0, gone: 0 };
  let after: string | null = null;
  for (;;) {
    const some: matches.ConfirmedRow[] = await matches.listConfirmed(trx, edition.register, {
      after,
      limit: portion,
    });
    const found = await follow(trx, edition, some);
    sum.confirmed += found.length;
    sum.gone += found.filter(({ line }) => line === undefined).length;
    if (some.length < portion) return sum;
    after = some.at(-1)?.member_id ?? null;
  }
};

const jobOf = (id: string) => ({ jobKey: `public-registers.apply ${id}`, maxAttempts: 5 });

/** Start of the job that continues, by outcome. */
const later = { more: {}, busy: { runAt: 'inAMinute' } } as const;

/**
 * Puts an edition in force, and adds the job that carries its members over: at once if urgent; otherwise
 * delayed, in case the caller cannot do it itself.
 */
export const begin = async (
  trx: Trx,
  edition: EditionRow,
  { isUrgent }: { readonly isUrgent: boolean },
): Promise<void> => {
  const { id } = edition;
  await matches.lockEditionsForChange(trx);
  await putInForce(trx, edition);
  const at = isUrgent ? later.more : later.busy;
  await addJob(trx, 'public-registers.apply', { editionId: id }, { ...jobOf(id), ...at });
};

/** Carries members over again, after the program had given up. */
export const resumeApplying = async (trx: Trx, { id }: Pick<EditionRow, 'id'>): Promise<void> => {
  await store.setFailed(trx, id, null);
  await addJob(trx, 'public-registers.apply', { editionId: id }, jobOf(id));
};

interface Portion {
  readonly next: store.Place;
  /** Members who lost their verification. */
  readonly lost: number;
}

const next = (step: store.ApplyingRow['applying'], isLast: boolean, last: string | null): store.Place => {
  const following = { members: 'undecided', undecided: 'lines', lines: null } as const;
  return isLast
    ? { applying: following[step], applying_after: null }
    : { applying: step, applying_after: last };
};

/**
 * Ends the verification of members whom a register no longer names, and notifies them. Returns their number,
 * without those whom staff verified again meanwhile.
 */
const lose = async (
  trx: Trx,
  edition: EditionRow,
  missing: readonly matches.ConfirmedRow[],
  now: Date,
): Promise<number> => {
  const lost: string[] = [];
  // Locks the members before their lines, as an erasure does.
  for (const { member_id, verified_at } of missing)
    if (await withdrawVerification(trx, member_id, verified_at)) lost.push(member_id);
  const ids = missing.map(({ member_id }) => member_id);
  await matches.setMissing(trx, ids, edition.register, now);
  for (const memberId of lost)
    await notify(trx, { memberId, about: 'VERIFICATION', key: 'STATUS_LOST' }, now);
  const jobs = lost.map((memberId) => ({ payload: { memberId, editionId: edition.id } }));
  await addJobs(trx, 'public-registers.lost', jobs);
  return lost.length;
};

type Step = (trx: Trx, edition: store.ApplyingRow, now: Date) => Promise<Portion>;

const carryMembers: Step = async (trx, edition, now) => {
  const { register, applying_after: after } = edition;
  const some = await matches.listConfirmed(trx, register, { after, limit: portion });
  const members = await follow(trx, edition, some);
  const named = members.flatMap(({ match: { member_id }, line }) =>
    line === undefined ? [] : [{ ...keptColumns(line), member_id }],
  );
  await matches.carryOver(trx, edition, named);
  const gone = members.flatMap(({ match, line }) => (line === undefined ? [match] : []));
  const lost = await lose(trx, edition, gone, now);
  const ids = some.map(({ member_id }) => member_id);
  await followRegister(trx, ids, now);
  return { next: next('members', some.length < portion, ids.at(-1) ?? null), lost };
};

const lookUpUndecided: Step = async (trx, edition, now) => {
  const { register, applying_after: after } = edition;
  const some = await undecidedClaimants(trx, { memberId: null, register, after, limit: portion });
  await lookUpIn(trx, edition, some, now);
  const ids = some.map(({ id }) => id);
  await followRegister(trx, ids, now);
  return { next: next('undecided', some.length < portion, ids.at(-1) ?? null), lost: 0 };
};

const deleteLines: Step = async (trx, { register }) => {
  const deleted = await deletePastLines(trx, register, linesPortion);
  return { next: next('lines', deleted < linesPortion, null), lost: 0 };
};

const steps: Readonly<Record<store.ApplyingRow['applying'], Step>> = {
  members: carryMembers,
  undecided: lookUpUndecided,
  lines: deleteLines,
};

/** Carries one batch of members over, unless another process is doing so. */
export const applySome = (
  { database, clock }: Platform,
  editionId: string,
): Promise<'more' | 'done' | 'busy'> =>
  database.transaction(async (trx) => {
    await matches.lockEditionsInForce(trx);
    const edition = await store.lockApplying(trx, editionId);
    if (typeof edition === 'string') return edition;
    await matches.lockLines(trx, edition.register);
    const { next: place, lost } = await steps[edition.applying](trx, edition, clock.now());
    await store.advance(trx, editionId, place, lost);
    if (place.applying !== null) return 'more';
    if ((edition.gone_count ?? 0) + lost > 0)
      await addJob(trx, 'public-registers.staffMail', { editionId, mail: 'staffLost' });
    return 'done';
  });

/** Carries all members over, unless another process is doing so. */
export const applyNow = async (platform: Platform, editionId: string): Promise<void> => {
  while ((await applySome(platform, editionId)) === 'more');
};

/**
 * Carries members over until all are done, or the worker stops and another continues. Checks again in a
 * minute if another process is at work, which may be interrupted. Records for staff if the last attempt
 * failed.
 */
export const apply = async (
  platform: Platform,
  editionId: string,
  { signal, lastAttempt }: Pick<JobRun, 'signal' | 'lastAttempt'>,
): Promise<void> => {
  const { database, clock } = platform;
  try {
    for (;;) {
      const outcome = await applySome(platform, editionId);
      if (outcome === 'done') return;
      if (outcome === 'more' && !signal.aborted) continue;
      await database.transaction((trx) =>
        addJob(trx, 'public-registers.apply', { editionId }, { ...jobOf(editionId), ...later[outcome] }),
      );
      return;
    }
  } catch (error) {
    if (lastAttempt) await store.setFailed(database.db, editionId, clock.now());
    throw error;
  }
};

/** Adds jobs for unfinished editions whose job was lost. */
export const applyUnfinished = async ({ database }: Platform): Promise<void> => {
  for (const edition of await store.unfinished(database.db))
    await database.transaction((trx) => resumeApplying(trx, edition));
};
