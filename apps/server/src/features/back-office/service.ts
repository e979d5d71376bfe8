import type {
  cancelDepositOf,
  Dispute,
  PortageRequest,
  settleDispute,
} from '@basoche/contract/back-office/back-office';
import type { BodyOf } from '@basoche/contract/route';
import type { StaffActName } from '@basoche/domain/evidence/staff-acts';
import type { StaffAct } from '@basoche/domain/evidence/staff-journal';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { type Application, isOver, lastAction } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import type { Settlement } from '@basoche/domain/threads/settlement';
import { type PageRequest, pageOf, placeBy } from '../../platform/http/cursor.ts';
import { type CallKey, once } from '../../platform/http/idempotency.ts';
import type { Page } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { execute } from '../threads/execution/service.ts';
import { recordAct } from './journal/service.ts';
import { presentDispute, presentPortage } from './presenter.ts';
import * as store from './store.ts';

/**
 * Threads that await staff or the partner (ITG, the portage company, which employs candidates for a mission),
 * and their decisions. The rules of threads carry these out, and the journal records them.
 */

/** State of a portage that awaits the answer of staff, or of the partner. */
type WaitingState = 'WAITING_BASOCHE' | 'WAITING_ITG';

/** Portages without an answer, the oldest first. */
export const portageWaiting = async (
  { database, clock }: Platform,
  type: WaitingState,
  page: PageRequest,
): Promise<Page<PortageRequest>> => {
  const rows = await store.listWaiting(database.db, type, page);
  const now = clock.now();
  return pageOf(rows, page.limit, (row) => presentPortage(row, type, now), placeBy('sent_at'));
};

/** Contested missions without a settlement. */
export const disputes = async (
  { database, clock }: Platform,
  viewer: Viewer,
  page: PageRequest,
): Promise<Page<Dispute>> => {
  const now = clock.now();
  const rows = await store.listContested(database.db, page, { staffId: viewer.memberId, now });
  return pageOf(rows, page.limit, (row) => presentDispute(row, now), placeBy('contest_at'));
};

interface Decision {
  readonly applicationId: string;
  readonly act: StaffActName;
  readonly command: ThreadCommand | ((application: Application) => ThreadCommand);
  /** True if the thread was ever in the decider's queue. Any other thread is NOT_FOUND for them. */
  readonly concerns: (application: Application) => boolean;
  readonly details?: StaffAct['details'];
  readonly key: CallKey | null;
}

/** Runs the command on the thread and records the decision, in one transaction, once per idempotency key. */
const carryOut = async (platform: Platform, viewer: Viewer, decision: Decision): Promise<void> => {
  const { applicationId, act, command, concerns, details = {}, key } = decision;
  await platform.database.transaction((trx) =>
    once(platform, trx, key, async () => {
      await execute(platform, trx, applicationId, {
        by: { role: viewer.kind === 'PARTNER' ? 'partner' : 'staff' },
        command: (application) => {
          if (!concerns(application)) refuse('NOT_FOUND');
          return typeof command === 'function' ? command(application) : command;
        },
      });
      const on = { kind: 'thread', id: applicationId } as const;
      await recordAct(trx, viewer, { act, on, details }, platform.clock.now());
      return applicationId;
    }),
  );
};

/** True if the thread has ever been in this waiting state. */
const waitedFor = (type: WaitingState) => (application: Application) =>
  lastAction(application, type) !== undefined;

type PortageCommand = Extract<
  ThreadCommand,
  { readonly type: 'portage/validate' | 'portage/reject' | 'itg/validate' | 'itg/reject' }
>;

/** Accepts or rejects a portage. */
export const decidePortage = (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  command: PortageCommand,
  key: CallKey | null,
): Promise<void> => {
  const isByPartner = command.type === 'itg/validate' || command.type === 'itg/reject';
  const concerns = waitedFor(isByPartner ? 'WAITING_ITG' : 'WAITING_BASOCHE');
  return carryOut(platform, viewer, { applicationId, act: command.type, command, concerns, key });
};

const settlementOf = ({ outcome, amount }: BodyOf<typeof settleDispute>): Settlement =>
  outcome === 'split' ? { outcome, candidateCents: eurosToCents(amount ?? 0) } : { outcome };

/** Settles a contest, or divides the money left after the mission. A split gives the candidate's part in euros. */
export const settle = (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  body: BodyOf<typeof settleDispute>,
  key: CallKey | null,
): Promise<void> => {
  const settlement = settlementOf(body);
  const { reason } = body;
  return carryOut(platform, viewer, {
    applicationId,
    act: 'settle',
    // After the end of the mission, decides on the money left over.
    command: (application) =>
      isOver(application) && application.leftCents > 0 && settlement.outcome !== 'continue'
        ? { type: 'rest/settle', ...settlement, reason }
        : { type: 'settle', ...settlement, reason },
    concerns: ({ contest, leftCents }) => contest !== null || leftCents > 0,
    details: { ...settlement },
    key,
  });
};

/** Cancels the deposit of a mission; the client is refunded. */
export const cancelDeposit = (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  { reason }: BodyOf<typeof cancelDepositOf>,
  key: CallKey | null,
): Promise<void> =>
  carryOut(platform, viewer, {
    applicationId,
    act: 'cancelDeposit',
    command: { type: 'cancelDeposit', reason },
    concerns: ({ type }) => type === 'MISSION',
    key,
  });
