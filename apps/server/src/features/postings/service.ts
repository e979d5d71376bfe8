import { type ProblemCode, problemKinds } from '@basoche/contract/problem';
import { mayAct } from '@basoche/domain/firms/roles';
import { deadlineError } from '@basoche/domain/postings/fields';
import { isExpired } from '@basoche/domain/postings/publication';
import type { Eligibility } from '@basoche/domain/postings/who-may-apply';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Db, Trx } from '../../platform/database/database.ts';
import { lockMember } from '../../platform/database/lock-member.ts';
import { type CallKey, once } from '../../platform/http/idempotency.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockSeatFor } from '../firms/service.ts';

/** Shared by missions and offers: creators relaunch and fill them, staff hide and restore them. */

interface Posting {
  readonly creator_id: string;
  readonly title: string;
  readonly is_archived: boolean;
  readonly hidden_at: Date | null;
  readonly filled_at: Date | null;
  readonly published_at: Date;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
}

type Change<Row extends Posting> = Partial<
  Pick<Row, 'is_archived' | 'hidden_at' | 'filled_at' | 'published_at' | 'start_date' | 'end_date'>
> & { readonly is_listed: boolean; readonly start_now?: boolean; readonly updated_at: Date };

/** Operations in which missions and offers differ. */
interface Kind<Row extends Posting, View> {
  /** Locks the row until the transaction ends. */
  readonly lock: (trx: Db, id: string) => Promise<Row | undefined>;
  readonly update: (trx: Db, id: string, change: Change<Row>) => Promise<void>;
  /** The posting as its creator reads it, for the answer. */
  readonly read: (platform: Platform, trx: Db, viewer: Viewer, id: string) => Promise<View>;
  /** Queues the matching with saved searches when it is listed. */
  readonly queueSearchMatching: (trx: Db, id: string) => Promise<void>;
  /** Runs when staff or the creator remove it from the lists. */
  readonly leavesLists?: (trx: Db, id: string, now: Date) => Promise<void>;
  /** Runs when its creator puts it on the lists again. */
  readonly comesBack?: (platform: Platform, trx: Trx, viewer: Viewer, stored: Row) => Promise<void>;
  /** Notifies its candidates that it is filled. */
  readonly tellFilled: (trx: Db, id: string, now: Date) => Promise<void>;
  readonly refusals: { readonly alreadyFilled: ProblemCode; readonly stillOpen: ProblemCode };
}

/** Creator and title of the posting. */
interface PostingOwner {
  readonly creatorId: string;
  readonly title: string;
}

/** Whether the viewer may apply, and the reason if not, such as a role in a firm that may only read. */
export const permissionToApply = (
  { acting, isConfirmed }: Pick<Viewer, 'acting' | 'isConfirmed'>,
  eligibility: Eligibility,
): { permitted: 'apply'[]; applyRefusal: { code: ProblemCode; title: string } | null } => {
  if (!eligibility.ok) {
    return { permitted: [], applyRefusal: { code: eligibility.code, title: eligibility.reason } };
  }
  if (acting !== null && !mayAct(acting.role, 'negotiate')) {
    const code = 'ROLE_NOT_ALLOWED';
    return { permitted: [], applyRefusal: { code, title: problemKinds[code].title } };
  }
  return { permitted: isConfirmed ? ['apply'] : [], applyRefusal: null };
};

export const postingsOf = <Row extends Posting, View>(kind: Kind<Row, View>) => {
  const expired = ({ end_date: endDate, published_at: publishedAt }: Row, today: Day): boolean =>
    isExpired({ endDate, publishedAt }, today);

  /** Locks a posting for its creator. Others get FORBIDDEN, or NOT_FOUND for an archived posting. */
  const lockOwn = async (trx: Db, viewer: Viewer, id: string): Promise<Row> => {
    await lockSeatFor(trx, viewer.acting);
    await lockMember(trx, viewer.memberId);
    const stored = (await kind.lock(trx, id)) ?? refuse('NOT_FOUND');
    if (stored.creator_id !== viewer.memberId) refuse(stored.is_archived ? 'NOT_FOUND' : 'FORBIDDEN');
    return stored;
  };

  /** Runs a creator's call, once per idempotency key; returns the posting after it. */
  const act = (
    platform: Platform,
    viewer: Viewer,
    { id, key }: { readonly id: string; readonly key: CallKey | null },
    work: (trx: Trx, stored: Row, now: Date) => Promise<void>,
  ): Promise<View> =>
    platform.database.transaction(async (trx) => {
      await once(platform, trx, key, async () => {
        await work(trx, await lockOwn(trx, viewer, id), platform.clock.now());
        return id;
      });
      return kind.read(platform, trx, viewer, id);
    });

  return {
    lockOwn,

    /**
     * Relaunches a posting whose deadline is past: moves it to the top of the lists, and publishes it if it
     * was archived.
     */
    relaunch: (
      platform: Platform,
      viewer: Viewer,
      id: string,
      endDate: Row['end_date'],
      key: CallKey | null,
    ): Promise<View> =>
      act(platform, viewer, { id, key }, async (trx, stored, now) => {
        const today = parisDay(now);
        if (stored.hidden_at !== null) refuse('PUBLICATION_HIDDEN');
        if (!expired(stored, today)) refuse(kind.refusals.stillOpen);
        const message = deadlineError(endDate, today);
        if (message !== null) refuse('INVALID_INPUT', { errors: [{ path: 'endDate', message }] });
        // A start date in the past becomes an immediate start.
        const hasStarted = stored.start_date !== null && stored.start_date < today;
        await kind.update(trx, id, {
          ...(hasStarted ? { start_now: true, start_date: null } : {}),
          end_date: endDate,
          published_at: now,
          is_archived: false,
          filled_at: null,
          is_listed: true,
          updated_at: now,
        });
        await kind.comesBack?.(platform, trx, viewer, stored);
        await kind.queueSearchMatching(trx, id);
      }),

    /** Marks as filled: archives the posting and notifies the candidates without an answer (rules §3). */
    fill: (platform: Platform, viewer: Viewer, id: string, key: CallKey | null): Promise<View> =>
      act(platform, viewer, { id, key }, async (trx, stored, now) => {
        if (stored.filled_at !== null) refuse(kind.refusals.alreadyFilled);
        await kind.leavesLists?.(trx, id, now);
        await kind.update(trx, id, { is_archived: true, filled_at: now, is_listed: false, updated_at: now });
        await kind.tellFilled(trx, id, now);
      }),

    /** Hides a posting. Locks its row, so that concurrent edits and applications run before or after. */
    hide: async (trx: Db, id: string, now: Date): Promise<PostingOwner> => {
      const { hidden_at, creator_id, title } = (await kind.lock(trx, id)) ?? refuse('NOT_FOUND');
      if (hidden_at !== null) refuse('ALREADY_HIDDEN');
      await kind.leavesLists?.(trx, id, now);
      await kind.update(trx, id, { hidden_at: now, is_listed: false, updated_at: now });
      return { creatorId: creator_id, title };
    },

    /** Restores a hidden posting: it is listed again if it is published and its deadline is not past. */
    restore: async (trx: Db, id: string, now: Date): Promise<PostingOwner> => {
      const stored = (await kind.lock(trx, id)) ?? refuse('NOT_FOUND');
      if (stored.hidden_at === null) refuse('NOT_HIDDEN');
      const isListed = !stored.is_archived && !expired(stored, parisDay(now));
      await kind.update(trx, id, { hidden_at: null, is_listed: isListed, updated_at: now });
      if (isListed) await kind.queueSearchMatching(trx, id);
      return { creatorId: stored.creator_id, title: stored.title };
    },
  };
};
